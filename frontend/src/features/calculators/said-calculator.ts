import type { DatedFigure } from '@artha/contract/figure-on'
import { saidToLink } from './declared/said-to-link.ts'
import { definitionOf } from './described-calculators.ts'

/** A calculator as far as it answers a link in words. */
export interface SaidCalculator {
  /** The figures of the register that it needs, as `GET /api/figures` takes them; '' where it needs none. */
  keys: string
  say: (rows: readonly DatedFigure[], query: string, today: string) => string | undefined
}

/** The calculator at a path; undefined where none has a definition. */
export async function saidCalculator(path: string): Promise<SaidCalculator | undefined> {
  const definition = await definitionOf(path)
  if (definition === undefined) return undefined
  if (!('keys' in definition)) return { keys: '', say: (_rows, query, today) => saidToLink(definition, query, today) }
  return { keys: definition.keys, say: (rows, query, today) => saidToLink(definition.of(rows, today), query, today) }
}
