import { fieldsOf } from '@artha/contract/unknown-fields'
import type { FormProblem } from '../../../ui/form-state.ts'
import { saveRequestsFor, type EntryType, type FieldProblems, type SaveIntent, type StoredEntry } from './entry-type.ts'
import { changed, type FormState } from './form-state.ts'
import type { SaveFailure } from './save-failure.ts'

/** The state of an editor, apart from the drafts in the browser. */
export interface EditorState<Values, Stored> {
  form: FormState<Values>
  /** The id of the form that was checked. Messages are shown only after the first attempt to save it. */
  checkedFormId: string | undefined
  /** The server's messages by field, with the values that were sent. */
  refused: { fields: FieldProblems; values: Values } | undefined
  /** The number of failed attempts. Each moves the focus to the first wrong field. */
  tries: number
  isSaving: boolean
  /** The purpose of the last attempt. */
  intent: SaveIntent
  failure: SaveFailure | undefined
  /** The version that another user saved in the meantime. */
  conflict: Stored | undefined
  /** The id of the form that holds an earlier version's text, until that is saved. */
  broughtBackId: string | undefined
  /** The values last saved. A second click can come between the response and the next render. */
  savedValues: Values | undefined
  /** The id of the entry being opened: the last one requested. */
  openingId: string | undefined
  openProblem: FormProblem | undefined
}

export type EditorEvent<Values, Stored> =
  | { type: 'typed'; patch: (values: Values) => Partial<Values> }
  /** Another form is shown: opened, restored, emptied, or merged from two versions. */
  | { type: 'replaced'; next: FormState<Values>; isBroughtBack?: boolean }
  | { type: 'found-wrong'; formId: string; intent: SaveIntent; failure?: SaveFailure }
  | { type: 'save-began'; sent: SentForm<Values>; intent: SaveIntent }
  | { type: 'saved'; sent: SentForm<Values>; stored: Stored; empty: FormState<Values>; intent: SaveIntent }
  /** `isKeyUsed`: the idempotency key was used for other content and cannot be used again. */
  | { type: 'save-failed'; sent: SentForm<Values>; failure: SaveFailure; fields: FieldProblems | undefined; isKeyUsed: boolean }
  | { type: 'overtaken'; by: Stored }
  | { type: 'messages-closed' }
  | { type: 'opening'; id: string }
  | { type: 'opened'; id: string }
  | { type: 'open-failed'; id: string; problem: FormProblem }

/** A form that is being sent. */
export type SentForm<Values> = FormState<Values> & { saveKey: string }

export const initialEditorState = <Values, Stored>(form: FormState<Values>): EditorState<Values, Stored> => ({
  form,
  checkedFormId: undefined,
  refused: undefined,
  tries: 0,
  isSaving: false,
  intent: 'publish',
  failure: undefined,
  conflict: undefined,
  broughtBackId: undefined,
  savedValues: undefined,
  openingId: undefined,
  openProblem: undefined,
})

const noMessages = { failure: undefined, conflict: undefined }

/** Returns the state after an event. */
export function afterEvent<Values, Stored extends StoredEntry>(
  state: EditorState<Values, Stored>,
  event: EditorEvent<Values, Stored>,
  valuesOf: (stored: Stored) => Values,
): EditorState<Values, Stored> {
  const { form } = state
  switch (event.type) {
    case 'typed':
      return { ...state, form: changed(form, { ...form.values, ...event.patch(form.values) }) }
    case 'replaced':
      return { ...state, ...noMessages, form: event.next, ...(event.isBroughtBack && { broughtBackId: event.next.formId }) }
    case 'found-wrong':
      // A save in progress keeps its purpose
      if (state.isSaving) return state
      return { ...state, checkedFormId: event.formId, intent: event.intent, tries: state.tries + 1, failure: event.failure ?? state.failure }
    case 'save-began':
      return { ...state, isSaving: true, intent: event.intent, failure: undefined, form: form.values === event.sent.values ? event.sent : form }
    case 'saved':
      return afterSaved(state, event, valuesOf)
    case 'save-failed':
      return afterFailure(state, event)
    case 'overtaken':
      return { ...state, isSaving: false, conflict: event.by }
    case 'messages-closed':
      return { ...state, ...noMessages }
    case 'opening':
      return { ...state, openingId: event.id, openProblem: undefined }
    case 'opened':
      return state.openingId === event.id ? { ...state, openingId: undefined } : state
    case 'open-failed':
      return state.openingId === event.id ? { ...state, openingId: undefined, openProblem: event.problem } : state
  }
}

function afterSaved<Values, Stored extends StoredEntry>(
  state: EditorState<Values, Stored>,
  event: Extract<EditorEvent<Values, Stored>, { type: 'saved' }>,
  valuesOf: (stored: Stored) => Values,
): EditorState<Values, Stored> {
  const broughtBackId = state.broughtBackId === event.sent.formId ? undefined : state.broughtBackId
  const saved = { ...state, isSaving: false, broughtBackId }
  return event.intent === 'draft'
    ? { ...saved, form: formAfterDraft(state.form, event) }
    : { ...saved, savedValues: event.sent.values, form: formAfterSave(state.form, event, valuesOf) }
}

/** Text typed while the save was in progress is unsaved work on the saved version. A form opened meanwhile stays as it is. */
function formAfterSave<Values, Stored extends StoredEntry>(
  form: FormState<Values>,
  { sent, stored, empty }: Extract<EditorEvent<Values, Stored>, { type: 'saved' }>,
  valuesOf: (stored: Stored) => Values,
): FormState<Values> {
  if (form.formId !== sent.formId) return form
  if (form.values === sent.values) return empty
  return { ...form, target: { id: stored._id, version: stored.version }, base: valuesOf(stored), saveKey: null, hasDraft: false }
}

/** After a draft is saved, editing continues in the same form. Its base is the typed text, which the server may have trimmed. */
function formAfterDraft<Values>(form: FormState<Values>, { sent, stored }: { sent: SentForm<Values>; stored: StoredEntry }): FormState<Values> {
  if (form.formId !== sent.formId) return form
  return { ...form, target: { id: stored._id, version: stored.version }, base: sent.values, saveKey: null, hasDraft: true }
}

function afterFailure<Values, Stored>(
  state: EditorState<Values, Stored>,
  { sent, failure, fields, isKeyUsed }: Extract<EditorEvent<Values, Stored>, { type: 'save-failed' }>,
): EditorState<Values, Stored> {
  const failed = { ...state, isSaving: false, failure, form: isKeyUsed ? { ...state.form, saveKey: null } : state.form }
  if (fields === undefined) return failed
  return { ...failed, refused: { fields, values: sent.values }, checkedFormId: sent.formId, tries: state.tries + 1 }
}

/** True if no save is in progress and the values are not those just saved. */
export const canSave = <Values, Stored>({ isSaving, savedValues }: EditorState<Values, Stored>, { values }: FormState<Values>) =>
  !isSaving && savedValues !== values

/** Returns the messages by field. Each disappears as soon as its field is corrected. */
export const problemsIn = <Values extends { title: string }, Stored extends StoredEntry>(
  { form, checkedFormId, refused, intent }: Pick<EditorState<Values, Stored>, 'form' | 'checkedFormId' | 'refused' | 'intent'>,
  kind: EntryType<Values, Stored>,
): FieldProblems =>
  checkedFormId === form.formId ? { ...stillRefused(refused, form.values), ...saveRequestsFor(kind, intent).problemsOf(form.values, form.base) } : {}

const valueAt = (values: unknown, path: string) => path.split('.').reduce<unknown>((value, name) => fieldsOf(value)[name], values)

/** Returns the server's messages on fields that still have the values that were sent. */
function stillRefused(refused: { fields: FieldProblems; values: object } | undefined, values: object): FieldProblems {
  if (refused === undefined) return {}
  const isUnchanged = (path: string) => JSON.stringify(valueAt(refused.values, path)) === JSON.stringify(valueAt(values, path))
  return Object.fromEntries(Object.entries(refused.fields).filter(([path]) => isUnchanged(path)))
}
