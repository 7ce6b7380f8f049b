import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isDirty } from '../../../features/dashboard/editor/form-dirty.ts'
import type { KeptDraft } from '../../../features/dashboard/drafts/kept-draft.ts'
import { useQuestion } from '../../../ui/question.tsx'
import type { EditorKind, StoredEntry } from './editor-kind.ts'
import { changed, emptyForm, formOf, formOfDraft, type FormState } from './form-state.ts'
import { useDraftOffers } from './use-draft-offers.ts'
import { useFormCheck } from './use-form-check.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useOpenEntry } from './use-open-entry.ts'
import { useSave } from './use-save.ts'

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
  const [form, setForm] = useState(() => emptyForm(kind.empty))
  const isUnsaved = useMemo(() => isDirty(form.values, form.base), [form.values, form.base])
  const drafts = useKeptDraft(userId, kind.kind, form, isUnsaved)
  const offers = useDraftOffers(userId, kind, onlyNew)
  const check = useFormCheck(kind, form)
  const saving = useSave({ kind, setForm, drafts, onSaved, onRefused: check.refuse })
  const { ask, dialog } = useQuestion()
  const latest = useRef({ form, isUnsaved })
  useEffect(() => {
    latest.current = { form, isUnsaved }
  }, [form, isUnsaved])

  const change = useCallback((patch: (values: Values) => Partial<Values>) => {
    setForm((now) => changed(now, { ...now.values, ...patch(now.values) }))
  }, [])

  /** Unsaved work that makes room for something else stays a draft, and is offered. */
  function replace(next: FormState<Values>) {
    const { form: before, isUnsaved: wasUnsaved } = latest.current
    if (wasUnsaved) drafts.keep(before)
    saving.clear()
    setForm(next)
    offers.refresh(next.formId)
    onOpened?.()
  }

  const opening = useOpenEntry(kind.read, (stored) => replace(formOf(stored, kind.valuesOf(stored))))
  const edit = (id: string) => orAfterQuestion(() => void opening.open(id))

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
    saving.clear()
    setForm(emptyForm(kind.empty))
  }

  const cancel = () => {
    if (!isUnsaved) return giveUp()
    ask({ ...questions.cancel, onConfirm: giveUp })
  }

  const discard = (draft: KeptDraft<Values>) => ask({ ...questions.discard, onConfirm: () => offers.forget(draft) })

  function submit(candidate = form) {
    if (check.passes(candidate)) void saving.save(candidate)
    else saving.setFailure(lookAgain)
  }

  /** With what was chosen of both versions, on top of the newer one. */
  function resolve(values: Values) {
    if (saving.conflict === undefined) return
    const { _id, version } = saving.conflict
    const next = { ...form, values, base: kind.valuesOf(saving.conflict), target: { id: _id, version }, saveKey: null }
    saving.clear()
    setForm(next)
    submit(next)
  }

  /** What was deleted elsewhere goes on as something new. */
  function saveAsNew() {
    drafts.forget(form)
    const next = { ...form, target: null, base: kind.empty, saveKey: null, hasDraft: false }
    setForm(next)
    submit(next)
  }

  return {
    form, isUnsaved, change, submit, cancel, edit, restore, discard, resolve, saveAsNew, dialog,
    problems: check.problems,
    tries: check.tries,
    passes: () => check.passes(form),
    offers: offers.offers,
    isDraftRefused: drafts.isRefused,
    opening,
    saving,
    // The note about marked fields goes with the last mark
    failure: saving.failure === lookAgain && Object.keys(check.problems).length === 0 ? undefined : saving.failure,
  }
}
