import { fieldsOf } from '@artha/contract/unknown-fields'

/** The most columns that fit side by side. */
export const mostScenarios = 3
export const longestScenarioName = 40

/** In characters. Long enough for 800 labelled rows in Hindi, where each letter takes nine characters; a longer text is not ours. */
const longestQuery = 320_000

/** A saved scenario: the query of its link, and the reader's name for it, or '' for none. */
export interface KeptScenario {
  query: string
  name: string
}

/** Reads the scenarios of an untrusted list. Older versions saved only the queries, without names. */
export function scenariosIn(list: unknown): KeptScenario[] {
  if (!Array.isArray(list)) return []
  return list
    .map((each: unknown) => (typeof each === 'string' ? { query: each } : fieldsOf(each)))
    .flatMap(({ query, name }) =>
      typeof query === 'string' && query.length <= longestQuery
        ? [{ query, name: typeof name === 'string' ? name.slice(0, longestScenarioName) : '' }]
        : [],
    )
    .slice(0, mostScenarios)
}

/** Reads the scenarios of the browser's storage, which other code may have changed. Each is a query, read like a link. */
export function readScenarios(text: string | null): KeptScenario[] {
  try {
    return scenariosIn(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

/** The outcome of saving one more scenario; `number` counts from 1. */
export type Keeping = { kind: 'kept'; kept: KeptScenario[]; number: number } | { kind: 'known'; number: number } | { kind: 'full' }

/** Adds a scenario to the saved ones. */
export function keepScenario(kept: readonly KeptScenario[], scenario: KeptScenario): Keeping {
  const known = kept.findIndex(({ query }) => query === scenario.query)
  if (known >= 0) return { kind: 'known', number: known + 1 }
  if (kept.length >= mostScenarios) return { kind: 'full' }
  return { kind: 'kept', kept: [...kept, scenario], number: kept.length + 1 }
}
