import type { DatedFigure } from '@artha/contract/figure-on'
import { resultSentence } from './definition/result-sentence.ts'
import { definitionOf } from './calculator-definitions.ts'

/** A calculator that answers a link in words. */
export interface CalculatorSentences {
  /** The register keys that it needs, in the form that `GET /api/figures` takes; '' if it needs none. */
  keys: string
  say: (rows: readonly DatedFigure[], query: string, today: string) => string | undefined
}

/** The calculator at a path; undefined if none is defined there. */
export async function calculatorSentences(path: string): Promise<CalculatorSentences | undefined> {
  const definition = await definitionOf(path)
  if (definition === undefined) return undefined
  if (!('keys' in definition)) return { keys: '', say: (_rows, query, today) => resultSentence(definition, query, today) }
  return { keys: definition.keys, say: (rows, query, today) => resultSentence(definition.of(rows, today), query, today) }
}
