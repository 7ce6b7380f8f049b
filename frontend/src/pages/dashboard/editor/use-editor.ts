import { useCallback, useMemo } from 'react'
import { isDirty } from '../../../features/dashboard/editor/form-dirty.ts'
import type { KeptDraft } from '../../../features/dashboard/drafts/kept-draft.ts'
import { titledProblemOf } from '../../../features/accounts/refused-call.ts'
import { randomId } from '../../../lib/random-id.ts'
import { useQuestion } from '../../../ui/question.tsx'
import { refusalOf } from '../../accounts/refusal-of.ts'
import type { EditorKind, StoredEntry } from './editor-kind.ts'
import { maySave, problemsIn } from './editor-state.ts'
import { emptyForm, formOf, formOfDraft, type FormState } from './form-state.ts'
import { sendForm } from './send-form.ts'
import { useDraftOffers } from './use-draft-offers.ts'
import { useEditorState } from './use-editor-state.ts'
import { useKeptDraft } from './use-kept-draft.ts'

interface EditorSettings<Values extends { title: string }, Stored extends StoredEntry> {
  kind: EditorKind<Values, Stored>
  userId: string
  /** Only what is new is written here: drafts of changes are offered elsewhere. */
  onlyNew?: boolean
  onSaved: (stored: Stored, wasNew: boolean) => void
  /** Another entry stands in the form. */
  onOpened?: () => void
}

export type Editor<Values extends { title: string }, Stored extends StoredEntry> = ReturnType<typeof useEditor<Values, Stored>>

const questions = {
  openElse: {
    question: 'Open something else?',
    detail: 'This form holds unsaved changes. They stay in this browser as a draft and are offered above the form.',
    confirmLabel: 'Open',
    cancelLabel: 'Keep editing',
  },
  cancel: { question: 'Discard your changes?', detail: 'What you wrote here will be gone.', confirmLabel: 'Discard', cancelLabel: 'Keep editing' },
  discard: { question: 'Discard this unsaved work?', detail: 'It will be gone.', confirmLabel: 'Discard', cancelLabel: 'Keep it' },
}

const lookAgain = { title: 'Please look at the marked fields.', detail: 'What they need stands beside them.' }

/** A form that loses nothing: its state, its drafts, its saves, and the questions asked before something would be lost. */
export function useEditor<Values extends { title: string }, Stored extends StoredEntry>(settings: EditorSettings<Values, Stored>) {
  const { kind, userId, onlyNew = false, onSaved, onOpened } = settings
  const { state, dispatch, now } = useEditorState(kind)
  const { form, checkedFormId, refused } = state
  const isUnsaved = useMemo(() => isDirty(form.values, form.base), [form.values, form.base])
  const problems = useMemo(() => problemsIn({ form, checkedFormId, refused }, kind), [form, checkedFormId, refused, kind])
  const drafts = useKeptDraft(userId, kind.kind, form, isUnsaved)
  const offers = useDraftOffers(userId, kind, onlyNew)
  const { ask, dialog } = useQuestion()

  const change = useCallback((patch: (values: Values) => Partial<Values>) => dispatch({ type: 'typed', patch }), [dispatch])

  /** Unsaved work that makes room for something else stays a draft, and is offered. */
  function replace(next: FormState<Values>) {
    const { form: before } = now()
    if (isDirty(before.values, before.base)) drafts.keep(before)
    dispatch({ type: 'replaced', next })
    offers.refresh(next.formId)
    onOpened?.()
  }

  async function open(id: string) {
    dispatch({ type: 'opening', id })
    try {
      const stored = await kind.read(id)
      if (now().openingId === id) replace(formOf(stored, kind.valuesOf(stored)))
      dispatch({ type: 'opened', id })
    } catch (error) {
      dispatch({ type: 'open-failed', id, problem: titledProblemOf(refusalOf(error), 'It could not be opened.') })
    }
  }

  const edit = (id: string) => orAfterQuestion(() => void open(id))

  const restore = (draft: KeptDraft<Values>) =>
    orAfterQuestion(() => {
      const next = formOfDraft(draft)
      drafts.keep(next)
      offers.forget(draft)
      replace(next)
    })

  function orAfterQuestion(then: () => void) {
    if (!isUnsaved) return then()
    ask({ ...questions.openElse, onConfirm: then })
  }

  function giveUp() {
    drafts.forget(form)
    dispatch({ type: 'replaced', next: emptyForm(kind.empty) })
  }

  const cancel = () => (isUnsaved ? ask({ ...questions.cancel, onConfirm: giveUp }) : giveUp())

  const discard = (draft: KeptDraft<Values>) => ask({ ...questions.discard, onConfirm: () => offers.forget(draft) })

  /** Whether this form may be sent; where not, the messages appear. */
  const passes = (candidate: FormState<Values>) => kind.problemsOf(candidate.values, candidate.base) === undefined

  function submit(candidate = form) {
    if (passes(candidate)) void save(candidate)
    else dispatch({ type: 'found-wrong', formId: candidate.formId, failure: lookAgain })
  }

  /** A save that fails leaves everything where it is. */
  async function save(candidate: FormState<Values>) {
    if (!maySave(now(), candidate)) return
    const sent = { ...candidate, saveKey: candidate.saveKey ?? randomId() }
    dispatch({ type: 'save-began', sent })
    // With its key: should the answer be lost in a crash, the same save is not stored twice
    drafts.keep(sent)
    const outcome = await sendForm(kind, sent)
    if ('refused' in outcome) return dispatch(outcome.refused)
    drafts.forget(sent)
    dispatch({ type: 'saved', sent, stored: outcome.stored, empty: emptyForm(kind.empty) })
    onSaved(outcome.stored, sent.target === null)
  }

  /** With what was chosen of both versions, on top of the newer one. */
  function resolve(values: Values) {
    const { conflict } = state
    if (conflict === undefined) return
    const target = { id: conflict._id, version: conflict.version }
    const next = { ...form, values, base: kind.valuesOf(conflict), target, saveKey: null }
    dispatch({ type: 'replaced', next })
    submit(next)
  }

  /** An entry that was deleted elsewhere continues as a new one. */
  function saveAsNew() {
    drafts.forget(form)
    const next = { ...form, target: null, base: kind.empty, saveKey: null, hasDraft: false }
    dispatch({ type: 'replaced', next })
    submit(next)
  }

  /** Whether what stands there could be sent, as a preview needs it. */
  function checkForm() {
    const isFine = passes(form)
    if (!isFine) dispatch({ type: 'found-wrong', formId: form.formId })
    return isFine
  }

  return {
    ...state,
    isUnsaved,
    problems,
    change,
    submit,
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
    isDraftRefused: drafts.isRefused,
    // The note about marked fields goes with the last mark
    failure: state.failure === lookAgain && Object.keys(problems).length === 0 ? undefined : state.failure,
  }
}
