import { useRef, useState } from 'react'
import { titledProblemOf } from '../../../features/accounts/refused-call.ts'
import type { FormProblem } from '../../../ui/form-state.ts'
import { refusalOf } from '../../accounts/refusal-of.ts'

/** Reads an entry to be edited. The last one that was asked for is opened, however late the others come. */
export function useOpenEntry<Stored>(read: (id: string) => Promise<Stored>, onOpened: (stored: Stored) => void) {
  const [openingId, setOpeningId] = useState<string>()
  const [problem, setProblem] = useState<FormProblem>()
  const wanted = useRef<string>(undefined)

  async function open(id: string) {
    wanted.current = id
    setOpeningId(id)
    setProblem(undefined)
    try {
      const stored = await read(id)
      if (wanted.current === id) onOpened(stored)
    } catch (error) {
      if (wanted.current === id) setProblem(titledProblemOf(refusalOf(error), 'It could not be opened.'))
    }
    if (wanted.current === id) setOpeningId(undefined)
  }
  return { open, openingId, problem }
}
