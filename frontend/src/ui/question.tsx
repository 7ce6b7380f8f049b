import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

export interface Question {
  question: string
  detail?: string
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
}

/** Asks for confirmation: `ask` opens the question, and the component must render `dialog`. */
export function useQuestion(): { ask: (question: Question) => void; dialog: ReactNode } {
  const [open, setOpen] = useState<Question>()
  const close = () => setOpen(undefined)
  const confirm = () => {
    close()
    open?.onConfirm()
  }
  return { ask: setOpen, dialog: open && <ConfirmDialog {...open} onCancel={close} onConfirm={confirm} /> }
}
