import { Button } from '../../../ui/button.tsx'
import styles from './desk-table.module.css'

interface RowActionsProps {
  title: string
  mayChange: boolean
  /** True for users who may not create content: they see no actions. */
  isReadOnly: boolean
  isBusy: boolean
  onEdit: () => void
  onDelete: () => void
}

/** Edit and Delete, or the reason why they are missing. */
export function RowActions({ title, mayChange, isReadOnly, isBusy, onEdit, onDelete }: RowActionsProps) {
  if (isReadOnly) return <span className={styles.whose}>View only</span>
  if (!mayChange) return <span className={styles.whose}>You cannot edit this</span>
  const ofWhat = <span className="visually-hidden">{` ${title}`}</span>
  return (
    <span className={styles.actions}>
      <Button look="bare" className={styles.edit} aria-disabled={isBusy} onClick={onEdit}>
        Edit{ofWhat}
      </Button>
      <Button look="bare" className={styles.delete} aria-disabled={isBusy} onClick={onDelete}>
        Delete{ofWhat}
      </Button>
    </span>
  )
}
