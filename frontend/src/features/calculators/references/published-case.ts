import type { DatedFigure } from '@artha/contract/figure-on'
import { queryable } from '../definition/queryable.ts'
import type { QueryableCalculator, Calculator } from '../definition/calculator.ts'
import type { Fields } from '../definition/field.ts'
import type { WithFigures } from '../definition/with-figures.ts'
import type { CheckedResult, ReferenceSource } from './reference-case.ts'
import { checkCases } from './reference-case.ts'

/** Published results for the input of a calculator link. */
export interface PublishedCase {
  source: ReferenceSource
  query: string
  expected: Readonly<Record<string, number>>
  decimals: number
}

/** A calculator definition with its published cases, as `cases` of `reference-cases.ts` in its folder. */
export interface PublishedCases {
  queryableOn: (rows: readonly DatedFigure[], today: string) => QueryableCalculator
  cases: readonly PublishedCase[]
}

export const casesOf = <const Of extends Fields, Results extends object>(
  of: Calculator<Of, Results> | WithFigures<Calculator<Of, Results>>,
  cases: readonly PublishedCase[],
): PublishedCases => ({ queryableOn: (rows, today) => queryable('keys' in of ? of.of(rows, today) : of), cases })

/** The input in words, by the labels of the fields; results are left out. */
const wordsOf = (of: QueryableCalculator, query: string, today: string) =>
  of
    .compare(query, today)
    .slice(0, Object.keys(of.fields).length)
    .filter(({ name }) => Object.values(of.fields).some(({ label }) => label === name))
    .map(({ name, text }) => `${name} ${text}`)
    .join(', ')

/** Every result of the cases with ours, and its input in words. */
export const resultsOfCases = (of: QueryableCalculator, cases: readonly PublishedCase[], today: string): CheckedResult<unknown>[] =>
  cases.flatMap(({ query, ...published }) =>
    checkCases(
      [{ ...published, given: { words: wordsOf(of, query, today) } }],
      () => of.ask(query, today),
      () => `${of.path}?${query}`,
    ).map((checked) => ({
      ...checked,
      result: of.names(query)[checked.result] ?? checked.result,
    })),
  )
