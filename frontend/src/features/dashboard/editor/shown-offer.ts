import { isDirty } from './form-dirty.ts'
import type { LocalDraft } from '../drafts/local-draft.ts'
import type { AutosaveRow } from './autosave-calls.ts'

/** Returns the server's row if it should be offered; undefined if a draft in this browser is as new or has the same text. */
export function shownOffer<Values extends object>(
  row: AutosaveRow | undefined,
  id: string | undefined,
  drafts: readonly LocalDraft<Values>[],
  valuesIn: (kept: unknown) => Values,
): AutosaveRow | undefined {
  if (row === undefined) return undefined
  const isHere = drafts.some(({ target, savedAt, values }) => target?.id === id && (savedAt >= row.savedAt || !isDirty(valuesIn(row.values), values)))
  return isHere ? undefined : row
}
