import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

export interface Confirmation {
  question: string
  detail?: string
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
}

/** Asks for confirmation: `ask` opens the question, and the component must render `dialog`. */
export function useConfirmation(): { ask: (question: Confirmation) => void; dialog: ReactNode } {
  const [open, setOpen] = useState<Confirmation>()
  const close = () => setOpen(undefined)
  const confirm = () => {
    close()
    open?.onConfirm()
  }
  return { ask: setOpen, dialog: open && <ConfirmDialog {...open} onCancel={close} onConfirm={confirm} /> }
}
