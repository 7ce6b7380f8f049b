import { isDirty } from './form-dirty.ts'
import { randomId } from '../../../lib/random-id.ts'
import { saveRequestsFor, type EntryType, type SaveIntent, type StoredEntry } from './entry-type.ts'
import { canSave, type EditorEvent, type EditorState } from './editor-state.ts'
import { emptyForm, type FormState } from './form-state.ts'
import { sendForm } from './send-form.ts'

export const checkMarkedFields = { title: 'Please check the marked fields.', detail: 'Each shows what it needs.' }

interface Saving<Values extends { title: string }, Stored extends StoredEntry> {
  kind: EntryType<Values, Stored>
  now: () => EditorState<Values, Stored>
  dispatch: (event: EditorEvent<Values, Stored>) => void
  drafts: { keep: (form: FormState<Values>) => void; forget: (form: FormState<Values>) => void }
  /** The form's autosave; undefined if the server keeps no unsaved text. */
  line: { hold: () => Promise<void> | undefined; saved: (id: string) => void } | undefined
  onSaved: (stored: Stored, wasNew: boolean, intent: SaveIntent) => void
}

/** Returns the functions that save a form: validated first, stored once however often it is sent, and kept as a draft until stored. */
export function saveActions<Values extends { title: string }, Stored extends StoredEntry>({
  kind,
  now,
  dispatch,
  drafts,
  line,
  onSaved,
}: Saving<Values, Stored>) {
  /** True if the form is valid. */
  const passes = (candidate: FormState<Values>, as: SaveIntent) =>
    saveRequestsFor(kind, as).problemsOf(candidate.values, candidate.base) === undefined

  /** Saves the form, or shows its problems. */
  function submit(candidate: FormState<Values>, as: SaveIntent) {
    if (passes(candidate, as)) void save(candidate, as)
    else dispatch({ type: 'found-wrong', formId: candidate.formId, intent: as, failure: checkMarkedFields })
  }

  /** Reads the current form, so that a second click finds what the first one saved. */
  function saveDraft() {
    const { form } = now()
    if (isDirty(form.values, form.base)) submit(form, 'draft')
  }

  /** Saves the form. If that fails, nothing is lost. */
  async function save(candidate: FormState<Values>, as: SaveIntent) {
    if (!canSave(now(), candidate)) return
    const sent = { ...candidate, saveKey: candidate.saveKey ?? randomId() }
    dispatch({ type: 'save-began', sent, intent: as })
    // Keeps the idempotency key too: if the response is lost in a crash, the same save is not stored twice
    drafts.keep(sent)
    const arrival = line?.hold()
    if (arrival !== undefined) await arrival
    const outcome = await sendForm(kind, sent, as)
    if ('refused' in outcome) return dispatch(outcome.refused)
    drafts.forget(sent)
    dispatch({ type: 'saved', sent, stored: outcome.stored, empty: emptyForm(kind.empty), intent: as })
    line?.saved(outcome.stored._id)
    onSaved(outcome.stored, sent.target === null, as)
  }

  return { passes, submit, saveDraft }
}
