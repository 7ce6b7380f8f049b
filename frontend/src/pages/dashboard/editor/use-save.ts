import { useRef, useState, type Dispatch, type SetStateAction } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { randomId } from '../../../lib/random-id.ts'
import { refusalOf } from '../../accounts/refusal-of.ts'
import type { EditorKind, StoredEntry } from './editor-kind.ts'
import { emptyForm, type FormState } from './form-state.ts'
import { saveFailure, type SaveFailure } from './save-failure.ts'

interface SaveSettings<Values extends { title: string }, Stored extends StoredEntry> {
  kind: EditorKind<Values, Stored>
  setForm: Dispatch<SetStateAction<FormState<Values>>>
  drafts: { keep: (form: FormState<Values>) => void; forget: (form: FormState<Values>) => void }
  onRefused: (form: FormState<Values>, fields: Readonly<Record<string, string>>) => void
  onSaved: (stored: Stored, wasNew: boolean) => void
}

/** Saves, one save at a time; a save that fails leaves everything where it is. */
export function useSave<Values extends { title: string }, Stored extends StoredEntry>(settings: SaveSettings<Values, Stored>) {
  const { kind, setForm, drafts } = settings
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<SaveFailure>()
  /** What somebody else has saved in the meantime. */
  const [conflict, setConflict] = useState<Stored>()
  const isUnderWay = useRef(false)
  /** A second click may come after the answer and before the form is drawn anew. */
  const lastSaved = useRef<Values>(undefined)

  async function save(form: FormState<Values>) {
    if (isUnderWay.current || lastSaved.current === form.values) return
    isUnderWay.current = true
    setIsSaving(true)
    setFailure(undefined)
    const sent = { ...form, saveKey: form.saveKey ?? randomId() }
    setForm((now) => (now.values === form.values ? sent : now))
    // With its key: should the answer be lost in a crash, the same save is not stored twice
    drafts.keep(sent)
    try {
      finish(sent, await send(kind, sent))
    } catch (error) {
      await refuse(sent, refusalOf(error))
    } finally {
      isUnderWay.current = false
      setIsSaving(false)
    }
  }

  /** What was typed while the save was under way is unsaved work on what was saved. */
  function finish(sent: FormState<Values>, stored: Stored) {
    drafts.forget(sent)
    lastSaved.current = sent.values
    const goOn = (now: FormState<Values>): FormState<Values> => ({
      ...now, target: { id: stored._id, version: stored.version }, base: kind.valuesOf(stored), saveKey: null, hasDraft: false,
    })
    setForm((now) => (now.formId !== sent.formId ? now : now.values === sent.values ? emptyForm(kind.empty) : goOn(now)))
    settings.onSaved(stored, sent.target === null)
  }

  async function refuse(sent: FormState<Values>, call: ApiError) {
    const isConflict = call.code === 'conflict'
    const outcome = isConflict && sent.target !== null ? await readNewer(kind, sent.target) : call
    if (!isFailed(outcome)) return setConflict(outcome)
    // A key that was used for something else is of no use any more
    if (isConflict) setForm((now) => ({ ...now, saveKey: null }))
    setFailure(saveFailure(outcome, 'Submission failed.'))
    if (call.fields !== undefined) settings.onRefused(sent, call.fields)
  }

  const clear = () => {
    setFailure(undefined)
    setConflict(undefined)
  }
  return { save, isSaving, failure, setFailure, conflict, clear }
}

function send<Values extends { title: string }, Stored extends StoredEntry>(
  kind: EditorKind<Values, Stored>,
  { target, values, base, saveKey }: FormState<Values> & { saveKey: string },
) {
  const guards = { idempotencyKey: saveKey, version: target?.version }
  return target === null ? kind.create(values, base, guards) : kind.update(target.id, values, base, guards)
}

const isFailed = (outcome: StoredEntry | ApiError): outcome is ApiError => outcome instanceof Error

/** What is stored now; an error where it cannot be read. */
async function readNewer<Stored extends StoredEntry>(
  kind: { read: (id: string) => Promise<Stored> },
  target: { id: string; version: number },
): Promise<Stored | ApiError> {
  try {
    return await kind.read(target.id)
  } catch (error) {
    return refusalOf(error)
  }
}
