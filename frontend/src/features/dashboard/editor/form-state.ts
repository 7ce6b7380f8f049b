import type { LocalDraft } from '../drafts/local-draft.ts'
import { randomId } from '../../../lib/random-id.ts'

/** An open form: its entry, the values before editing and the current ones. */
export interface FormState<Values> extends Omit<LocalDraft<Values>, 'savedAt'> {
  /** True if the entry has an unpublished draft in the Studio. */
  hasDraft: boolean
}

export const emptyForm = <Values>(empty: Values): FormState<Values> => ({
  formId: randomId(),
  target: null,
  values: empty,
  base: empty,
  saveKey: null,
  hasDraft: false,
})

/** Returns the form of a stored entry. */
export const formOf = <Values>(stored: { _id: string; version: number; hasDraft: boolean }, values: Values): FormState<Values> => ({
  formId: randomId(),
  target: { id: stored._id, version: stored.version },
  values,
  base: values,
  saveKey: null,
  hasDraft: stored.hasDraft,
})

/** Returns the form of a kept draft, under a new id, because the tab that wrote the draft may still be open. */
export const formOfDraft = <Values>({ savedAt: _, ...draft }: LocalDraft<Values>): FormState<Values> => ({
  ...draft,
  formId: randomId(),
  hasDraft: false,
})

/** Returns the form with other values. The idempotency key is removed, because it belongs to the content. */
export const changed = <Values>(form: FormState<Values>, values: Values): FormState<Values> => ({ ...form, values, saveKey: null })
