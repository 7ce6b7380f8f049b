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
  /** A field that belongs to the answer. */
  children?: ReactNode
}

/** A modal question. Escape cancels. Render it only while the question is open. */
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
