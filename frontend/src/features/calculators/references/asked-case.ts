import type { AskedCalculator } from '../declared/calculator.ts'
import type { CheckedFigure, ReferenceSource } from './reference-case.ts'
import { checkCases } from './reference-case.ts'

/** Published results for the input of a calculator link. */
export interface AskedCase {
  source: ReferenceSource
  query: string
  expected: Readonly<Record<string, number>>
  decimals: number
}

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
