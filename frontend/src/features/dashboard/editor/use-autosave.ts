import { useEffect, useState } from 'react'
import { isDirty } from './form-dirty.ts'
import type { DraftKind } from '../drafts/local-draft.ts'
import type { AutosaveState, Autosaves } from './autosave-calls.ts'
import { autosaveLine } from './autosave-line.ts'
import type { FormState } from './form-state.ts'
import { autosaveTurns } from './autosave-turns.ts'

/** The pause in typing before an autosave. */
const restMs = 4_000

interface AutosaveKind<Values> {
  kind: DraftKind
  valuesIn: (kept: unknown) => Values
  /** Absent if unsaved text is kept only in the browser. */
  autosaves?: Autosaves
}

/** Keeps the text of a stored entry on the server after a pause in typing, and reports text kept from elsewhere. */
export function useAutosave<Values extends object>(
  { kind, valuesIn, autosaves }: AutosaveKind<Values>,
  userId: string,
  { target, values, base }: FormState<Values>,
  isSaving: boolean,
) {
  const [known, setKnown] = useState<AutosaveState>()
  const [line] = useState(() => autosaves && autosaveLine(autosaves, autosaveTurns(userId, kind), valuesIn, setKnown))
  const id = target?.id
  const version = target?.version

  useEffect(() => {
    line?.shows(id === undefined || version === undefined ? undefined : { id, version, values })
  }, [line, id, version, values])
  useEffect(() => () => line?.shows(undefined), [line])

  const isUnsaved = isDirty(values, base)
  useEffect(() => {
    if (!isUnsaved || isSaving) return
    const timer = setTimeout(() => line?.rested(), restMs)
    return () => clearTimeout(timer)
  }, [line, id, version, values, isUnsaved, isSaving])

  const own = known?.id === id ? known : undefined
  return {
    line,
    savedAt: own?.savedAt,
    isOvertaken: own?.overtaken !== undefined && version !== undefined && version <= own.overtaken,
    offer: own?.offer,
    others: own?.others ?? [],
  }
}
