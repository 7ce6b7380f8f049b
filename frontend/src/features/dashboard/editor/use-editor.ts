import { useCallback, useMemo } from 'react'
import { isDirty } from './form-dirty.ts'
import type { LocalDraft } from '../drafts/local-draft.ts'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { useConfirmation } from '../../../ui/question.tsx'
import { refusalOf } from '../../../api/refusal-of.ts'
import type { EntryType, SaveIntent, StoredEntry } from './entry-type.ts'
import { problemsIn } from './editor-state.ts'
import { changed, emptyForm, formOf, formOfDraft, type FormState } from './form-state.ts'
import { checkMarkedFields, saveActions } from './save-actions.ts'
import { autosaveOffer } from './autosave-offer.ts'
import { useAutosave } from './use-autosave.ts'
import { useDraftOffers } from './use-draft-offers.ts'
import { useEditorState } from './use-editor-state.ts'
import { useLocalDraft } from './use-local-draft.ts'

interface EditorSettings<Values extends { title: string }, Stored extends StoredEntry> {
  kind: EntryType<Values, Stored>
  userId: string
  /** True if only new entries are written here. Drafts of changes are then not offered. */
  onlyNew?: boolean
  onSaved: (stored: Stored, wasNew: boolean, intent: SaveIntent) => void
  /** Called when another entry was opened in the form. */
  onOpened?: () => void
  /** Called when the form's content was discarded and an empty form is shown. */
  onGivenUp?: () => void
}

export type Editor<Values extends { title: string }, Stored extends StoredEntry> = ReturnType<typeof useEditor<Values, Stored>>

const questions = {
  openElse: {
    question: 'Open something else?',
    detail: 'This form has unsaved changes. They stay in this browser; you can restore them above the form.',
    confirmLabel: 'Open',
    cancelLabel: 'Keep editing',
  },
  cancel: { question: 'Discard your changes?', detail: 'Your text here will be deleted.', confirmLabel: 'Discard', cancelLabel: 'Keep editing' },
  discard: { question: 'Discard this unsaved work?', detail: 'It will be deleted.', confirmLabel: 'Discard', cancelLabel: 'Keep' },
}

/** Returns the form of a stored entry. With `earlier`, the values of that version are in it, unsaved. */
async function storedForm<Values extends { title: string }, Stored extends StoredEntry>(
  kind: EntryType<Values, Stored>,
  id: string,
  earlier: (() => Promise<Values>) | undefined,
): Promise<FormState<Values>> {
  const [stored, values] = await Promise.all([kind.read(id), earlier?.()])
  const form = formOf(stored, kind.valuesOf(stored))
  return values === undefined ? form : changed(form, values)
}

/** An editor that loses nothing: its state, drafts, autosave and saves, and the questions before something would be lost. */
export function useEditor<Values extends { title: string }, Stored extends StoredEntry>(settings: EditorSettings<Values, Stored>) {
  const { kind, userId, onlyNew = false, onSaved, onOpened, onGivenUp } = settings
  const { state, dispatch, now } = useEditorState(kind)
  const { form, checkedFormId, refused, intent } = state
  const isUnsaved = useMemo(() => isDirty(form.values, form.base), [form.values, form.base])
  const problems = useMemo(() => problemsIn({ form, checkedFormId, refused, intent }, kind), [form, checkedFormId, refused, intent, kind])
  const drafts = useLocalDraft(userId, kind.kind, form, isUnsaved)
  const offers = useDraftOffers(userId, kind, onlyNew)
  const { line, offer: row, ...kept } = useAutosave(kind, userId, form, state.isSaving)
  const { ask, dialog } = useConfirmation()

  const change = useCallback((patch: (values: Values) => Partial<Values>) => dispatch({ type: 'typed', patch }), [dispatch])

  /** Shows another form. Unsaved work stays as a draft and is offered. */
  function replace(next: FormState<Values>, isBroughtBack = false) {
    const { form: before } = now()
    if (isDirty(before.values, before.base)) drafts.keep(before)
    dispatch({ type: 'replaced', next, isBroughtBack })
    offers.refresh(next.formId)
    onOpened?.()
  }

  async function open(id: string, earlier?: () => Promise<Values>) {
    dispatch({ type: 'opening', id })
    try {
      const next = await storedForm(kind, id, earlier)
      if (now().openingId === id) replace(next, earlier !== undefined)
      dispatch({ type: 'opened', id })
    } catch (error) {
      dispatch({ type: 'open-failed', id, problem: titledProblemOf(refusalOf(error), 'It could not be opened.') })
    }
  }

  const edit = (id: string, earlier?: () => Promise<Values>) => orAfterQuestion(() => void open(id, earlier))

  const restore = (draft: LocalDraft<Values>) =>
    orAfterQuestion(() => {
      const next = formOfDraft(draft)
      drafts.keep(next)
      offers.forget(draft)
      line?.restored(draft.target, draft.values)
      replace(next)
    })

  function orAfterQuestion(then: () => void) {
    if (!isUnsaved) return then()
    ask({ ...questions.openElse, onConfirm: then })
  }

  function giveUp() {
    drafts.forget(form)
    void line?.givenUp()
    dispatch({ type: 'replaced', next: emptyForm(kind.empty) })
    onGivenUp?.()
  }

  const cancel = () => (isUnsaved ? ask({ ...questions.cancel, onConfirm: giveUp }) : giveUp())

  function thrownAway(draft: LocalDraft<Values>) {
    offers.forget(draft)
    if (draft.target !== null) void line?.discarded(draft.target.id, draft.values)
  }

  const discard = (draft: LocalDraft<Values>) => ask({ ...questions.discard, onConfirm: () => thrownAway(draft) })

  const { submit, saveDraft, passes } = saveActions({ kind, now, dispatch, drafts, line, onSaved })

  const { offer, takeOver } = autosaveOffer({ kind, form, now, row, drafts: offers.offers, restore })

  /** Saves the merged values, based on the newer version. */
  function resolve(values: Values) {
    const { conflict } = state
    if (conflict === undefined) return
    const target = { id: conflict._id, version: conflict.version }
    const next = { ...form, values, base: kind.valuesOf(conflict), target, saveKey: null }
    dispatch({ type: 'replaced', next })
    submit(next, intent)
  }

  /** Saves an entry that was deleted elsewhere as a new one. */
  function saveAsNew() {
    drafts.forget(form)
    const next = { ...form, target: null, base: kind.empty, saveKey: null, hasDraft: false }
    dispatch({ type: 'replaced', next })
    submit(next, intent)
  }

  /** True if the form is valid, as a preview requires. Otherwise its problems are shown. */
  function checkForm() {
    const isFine = passes(form, 'publish')
    if (!isFine) dispatch({ type: 'found-wrong', formId: form.formId, intent: 'publish' })
    return isFine
  }

  return {
    ...state,
    isUnsaved,
    /** True while the form holds an earlier version's text, edited or not, that is not saved. */
    isBroughtBack: isUnsaved && state.broughtBackId === form.formId,
    isDraftSaved: intent === 'draft' && form.hasDraft && !isUnsaved,
    problems,
    change,
    submit: () => submit(form, 'publish'),
    saveDraft: kind.draft && saveDraft,
    cancel,
    edit,
    restore,
    discard,
    resolve,
    saveAsNew,
    checkForm,
    dialog,
    closeMessages: () => dispatch({ type: 'messages-closed' }),
    offers: offers.offers,
    kept: { ...kept, offer, takeOver, throwAway: () => line?.throwAway().catch(() => undefined) },
    isDraftRefused: drafts.isRefused,
    // The note about marked fields disappears with the last mark
    failure: state.failure === checkMarkedFields && Object.keys(problems).length === 0 ? undefined : state.failure,
  }
}
