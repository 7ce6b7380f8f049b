import { isDirty } from '../../../features/dashboard/editor/form-dirty.ts'
import type { KeptDraft } from '../../../features/dashboard/drafts/kept-draft.ts'
import type { AutosaveRow } from './autosave-calls.ts'

/** What of the server's row is offered beside the drafts of this browser: nothing where one of them is as new, or the same. */
export function shownOffer<Values extends object>(
  row: AutosaveRow | undefined,
  id: string | undefined,
  drafts: readonly KeptDraft<Values>[],
  valuesIn: (kept: unknown) => Values,
): AutosaveRow | undefined {
  if (row === undefined) return undefined
  const isHere = drafts.some(({ target, savedAt, values }) => target?.id === id && (savedAt >= row.savedAt || !isDirty(valuesIn(row.values), values)))
  return isHere ? undefined : row
}
