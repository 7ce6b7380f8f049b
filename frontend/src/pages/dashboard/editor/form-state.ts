import type { KeptDraft } from '../../../features/dashboard/drafts/kept-draft.ts'
import { randomId } from '../../../lib/random-id.ts'

/** An open form: what is edited, what it was, and what it is now. */
export interface FormState<Values> extends Omit<KeptDraft<Values>, 'savedAt'> {
  /** What is edited has a draft in the Studio that is not published. */
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

/** The form of a stored entry, as it was read. */
export const formOf = <Values>(stored: { _id: string; version: number; hasDraft: boolean }, values: Values): FormState<Values> => ({
  formId: randomId(),
  target: { id: stored._id, version: stored.version },
  values,
  base: values,
  saveKey: null,
  hasDraft: stored.hasDraft,
})

/** The form of a draft that was kept. It goes on under a new id: the tab that has written the draft may still be open. */
export const formOfDraft = <Values>({ savedAt: _, ...draft }: KeptDraft<Values>): FormState<Values> => ({
  ...draft,
  formId: randomId(),
  hasDraft: false,
})

/** With other values. The key of a save belongs to its content, and ends with it. */
export const changed = <Values>(form: FormState<Values>, values: Values): FormState<Values> => ({ ...form, values, saveKey: null })
