import { fieldsOf, fieldsOfJson } from '@artha/contract/unknown-fields'
/** The unsaved work of an open form, as stored in the browser. */
export interface LocalDraft<Values> {
  /** The form's id, not the entry's: two tabs with new entries keep two drafts. */
  formId: string
  /** The edited entry and the version that was read; null for a new entry. */
  target: { id: string; version: number } | null
  savedAt: string
  values: Values
  /** The values before editing. */
  base: Values
  /** The idempotency key of a save without a response: repeated with it, the same content is not stored twice. */
  saveKey: string | null
}

export type DraftKind = 'article' | 'story'

/** Older drafts are deleted. 30 days, as for deleted entries in the bin. */
const longestKeptMs = 30 * 24 * 60 * 60 * 1000

export const draftPrefix = (userId: string, kind: DraftKind) => `draft:${userId}:${kind}:`

export const draftKey = (userId: string, kind: DraftKind, { target, formId }: Pick<LocalDraft<unknown>, 'target' | 'formId'>) =>
  `${draftPrefix(userId, kind)}${target?.id ?? 'new'}:${formId}`

/** Parses a stored draft; undefined if it is invalid or too old. */
export function draftIn<Values>(text: string | null, valuesIn: (kept: unknown) => Values, now: Date): LocalDraft<Values> | undefined {
  const kept = fieldsOfJson(text)
  const { formId, savedAt, saveKey } = kept
  if (typeof formId !== 'string' || typeof savedAt !== 'string') return undefined
  const ageMs = now.getTime() - Date.parse(savedAt)
  if (Number.isNaN(ageMs) || ageMs > longestKeptMs) return undefined
  return {
    formId,
    savedAt,
    target: targetIn(kept.target),
    values: valuesIn(kept.values),
    base: valuesIn(kept.base),
    saveKey: typeof saveKey === 'string' ? saveKey : null,
  }
}

function targetIn(kept: unknown) {
  const { id, version } = fieldsOf(kept)
  return typeof id === 'string' && typeof version === 'number' ? { id, version } : null
}
