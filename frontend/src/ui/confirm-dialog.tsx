import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'

interface ConfirmDialogProps {
  question: string
  detail?: string | undefined
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  /** What is to be entered before the answer. */
  children?: ReactNode
}

/** Asks once more, over the whole page; Escape is a no. Drawn while it asks. */
export function ConfirmDialog({ question, detail, confirmLabel, cancelLabel = 'Cancel', onConfirm, onCancel, children }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby={titleId} onClose={onCancel}>
      <h2 className={styles.question} id={titleId}>
        {question}
      </h2>
      {detail && <p className={styles.detail}>{detail}</p>}
      {children && <div className={styles.field}>{children}</div>}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button look="strong" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  )
}
