import { fieldsOf } from '@artha/contract/unknown-fields'

/** More columns than these cannot be read side by side. */
export const mostScenarios = 3
export const longestScenarioName = 40

/** Eight hundred labelled rows in Hindi, each letter nine characters, stay below it; a longer text was not kept by us. */
const longestQuery = 320_000

/** Input that was kept: the query of its link, and what the reader calls it; '' where it has its number alone. */
export interface KeptScenario {
  query: string
  name: string
}

/** What a list from outside has of scenarios. Until they had names, the queries alone were kept. */
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

/** What is in the browser's storage under our key may be anybody's: scenarios are queries, read by the rules of a link. */
export function readScenarios(text: string | null): KeptScenario[] {
  try {
    return scenariosIn(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

/** What comes of keeping one more; `number` counts from 1. */
export type Keeping = { kind: 'kept'; kept: KeptScenario[]; number: number } | { kind: 'known'; number: number } | { kind: 'full' }

/** Keeps a scenario beside those that are kept. */
export function keepScenario(kept: readonly KeptScenario[], scenario: KeptScenario): Keeping {
  const known = kept.findIndex(({ query }) => query === scenario.query)
  if (known >= 0) return { kind: 'known', number: known + 1 }
  if (kept.length >= mostScenarios) return { kind: 'full' }
  return { kind: 'kept', kept: [...kept, scenario], number: kept.length + 1 }
}
