import type { FormProblem } from '../../../ui/form-state.ts'
import { savesFor, type EditorKind, type FieldProblems, type SaveIntent, type StoredEntry } from './editor-kind.ts'
import { changed, type FormState } from './form-state.ts'
import { stillRefused } from './refused-fields.ts'
import type { SaveFailure } from './save-failure.ts'

/** All that an editor knows beside what the browser keeps of it. */
export interface EditorState<Values, Stored> {
  form: FormState<Values>
  /** The form of which something has been said; nothing is said of a form before the first try. */
  checkedFormId: string | undefined
  /** What the server has refused, and the values that it was sent. */
  refused: { fields: FieldProblems; values: Values } | undefined
  /** How many tries have failed: each moves the focus. */
  tries: number
  isSaving: boolean
  /** What the last try was for. */
  intent: SaveIntent
  failure: SaveFailure | undefined
  /** What another user has saved in the meantime. */
  conflict: Stored | undefined
  /** The form with the text of an earlier version in it, until that is saved. */
  broughtBackId: string | undefined
  /** A second click may come after the answer and before the form is drawn again. */
  savedValues: Values | undefined
  /** The entry that is being read to be edited: the last one that was asked for. */
  openingId: string | undefined
  openProblem: FormProblem | undefined
}

export type EditorEvent<Values, Stored> =
  | { type: 'typed'; patch: (values: Values) => Partial<Values> }
  /** Another form stands there: opened, restored, emptied, or resolved from two versions. */
  | { type: 'replaced'; next: FormState<Values>; isBroughtBack?: boolean }
  | { type: 'found-wrong'; formId: string; intent: SaveIntent; failure?: SaveFailure }
  | { type: 'save-began'; sent: SentForm<Values>; intent: SaveIntent }
  | { type: 'saved'; sent: SentForm<Values>; stored: Stored; empty: FormState<Values>; intent: SaveIntent }
  /** `isKeyUsed`: its key was used for something else, and is of no use any more. */
  | { type: 'save-failed'; sent: SentForm<Values>; failure: SaveFailure; fields: FieldProblems | undefined; isKeyUsed: boolean }
  | { type: 'overtaken'; by: Stored }
  | { type: 'messages-closed' }
  | { type: 'opening'; id: string }
  | { type: 'opened'; id: string }
  | { type: 'open-failed'; id: string; problem: FormProblem }

/** A form on its way to the server. */
export type SentForm<Values> = FormState<Values> & { saveKey: string }

export const editorOf = <Values, Stored>(form: FormState<Values>): EditorState<Values, Stored> => ({
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

/** What an event makes of an editor. */
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
      // What is on its way keeps what it is for
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

/** What was typed while the save was under way is unsaved work on what was saved; a form opened meanwhile stays as it is. */
function formAfterSave<Values, Stored extends StoredEntry>(
  form: FormState<Values>,
  { sent, stored, empty }: Extract<EditorEvent<Values, Stored>, { type: 'saved' }>,
  valuesOf: (stored: Stored) => Values,
): FormState<Values> {
  if (form.formId !== sent.formId) return form
  if (form.values === sent.values) return empty
  return { ...form, target: { id: stored._id, version: stored.version }, base: valuesOf(stored), saveKey: null, hasDraft: false }
}

/** One goes on writing where one was, on top of the draft. What is edited is what was typed, which the server may have trimmed. */
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

/** One save at a time, and none of what was just saved. */
export const maySave = <Values, Stored>({ isSaving, savedValues }: EditorState<Values, Stored>, { values }: FormState<Values>) =>
  !isSaving && savedValues !== values

/** What is wrong with which field: each message goes as soon as what it is about is mended. */
export const problemsIn = <Values extends { title: string }, Stored extends StoredEntry>(
  { form, checkedFormId, refused, intent }: Pick<EditorState<Values, Stored>, 'form' | 'checkedFormId' | 'refused' | 'intent'>,
  kind: EditorKind<Values, Stored>,
): FieldProblems =>
  checkedFormId === form.formId ? { ...stillRefused(refused, form.values), ...savesFor(kind, intent).problemsOf(form.values, form.base) } : {}
