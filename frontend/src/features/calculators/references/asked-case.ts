import type { DatedFigure } from '@artha/contract/figure-on'
import { asked } from '../declared/asked.ts'
import type { AskedCalculator, Calculator } from '../declared/calculator.ts'
import type { Fields } from '../declared/field.ts'
import type { WithFigures } from '../declared/with-figures.ts'
import type { CheckedFigure, ReferenceSource } from './reference-case.ts'
import { checkCases } from './reference-case.ts'

/** Published results for the input of a calculator link. */
export interface AskedCase {
  source: ReferenceSource
  query: string
  expected: Readonly<Record<string, number>>
  decimals: number
}

/** A calculator definition with its published cases, as `cases` of `reference-cases.ts` in its folder. */
export interface PublishedCases {
  askedOn: (rows: readonly DatedFigure[], today: string) => AskedCalculator
  cases: readonly AskedCase[]
}

export const casesOf = <const Of extends Fields, Figures extends object>(
  of: Calculator<Of, Figures> | WithFigures<Calculator<Of, Figures>>,
  cases: readonly AskedCase[],
): PublishedCases => ({ askedOn: (rows, today) => asked('keys' in of ? of.of(rows, today) : of), cases })

/** The input in words, by the labels of the fields; results are left out. */
const wordsOf = (of: AskedCalculator, query: string, today: string) =>
  of
    .compare(query, today)
    .slice(0, Object.keys(of.fields).length)
    .filter(({ name }) => Object.values(of.fields).some(({ label }) => label === name))
    .map(({ name, text }) => `${name} ${text}`)
    .join(', ')

/** Every result of the cases with ours, and its input in words. */
export const askedFigures = (of: AskedCalculator, cases: readonly AskedCase[], today: string): CheckedFigure<unknown>[] =>
  cases.flatMap(({ query, ...published }) =>
    checkCases(
      [{ ...published, given: { words: wordsOf(of, query, today) } }],
      () => of.ask(query, today),
      () => `${of.path}?${query}`,
    ).map((checked) => ({
      ...checked,
      figure: of.names(query)[checked.figure] ?? checked.figure,
    })),
  )
