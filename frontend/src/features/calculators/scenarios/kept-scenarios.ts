/** More columns than these cannot be read side by side. */
export const mostScenarios = 3

/** Sixty labelled rows in Hindi, each letter nine characters, stay below it; a longer text was not kept by us. */
const longestQuery = 30_000

/** What is in the browser's storage under our key may be anybody's: scenarios are queries, read by the rules of a link. */
export function readScenarios(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((each): each is string => typeof each === 'string' && each.length <= longestQuery).slice(0, mostScenarios)
  } catch {
    return []
  }
}

/** What comes of keeping one more; `number` counts from 1. */
export type Keeping = { kind: 'kept'; kept: string[]; number: number } | { kind: 'known'; number: number } | { kind: 'full' }

/** Keeps the input of a query beside those that are kept. */
export function keepScenario(kept: readonly string[], query: string): Keeping {
  const known = kept.indexOf(query)
  if (known >= 0) return { kind: 'known', number: known + 1 }
  if (kept.length >= mostScenarios) return { kind: 'full' }
  return { kind: 'kept', kept: [...kept, query], number: kept.length + 1 }
}
