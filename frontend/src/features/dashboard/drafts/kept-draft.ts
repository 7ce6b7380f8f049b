import { fieldsOf, fieldsOfJson } from '@artha/contract/unknown-fields'
/** What an open form keeps in the browser while it holds unsaved work. */
export interface KeptDraft<Values> {
  /** Of the form, not of the entry: two tabs that both write something new keep two drafts. */
  formId: string
  /** The entry that is edited and the version that was read of it; null for something new. */
  target: { id: string; version: number } | null
  savedAt: string
  values: Values
  /** What the form held before anything was typed. */
  base: Values
  /** Of a save whose answer never came: sent again with it, the same content is not stored twice. */
  saveKey: string | null
}

export type DraftKind = 'article' | 'story'

/** Older drafts are forgotten: 30 days, as long as the bin keeps what was deleted. */
const longestKeptMs = 30 * 24 * 60 * 60 * 1000

export const draftPrefix = (userId: string, kind: DraftKind) => `draft:${userId}:${kind}:`

export const draftKey = (userId: string, kind: DraftKind, { target, formId }: Pick<KeptDraft<unknown>, 'target' | 'formId'>) =>
  `${draftPrefix(userId, kind)}${target?.id ?? 'new'}:${formId}`

/** The draft in a kept text; undefined where there is none, or one too old. */
export function draftIn<Values>(text: string | null, valuesIn: (kept: unknown) => Values, now: Date): KeptDraft<Values> | undefined {
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
