import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import type { BulkSummary } from './bulk-texts.ts'
import styles from './bulk-outcome.module.css'

interface BulkOutcomeProps {
  summary: BulkSummary
  isBusy: boolean
  /** Undefined if there is nothing to undo. */
  onUndo?: (() => void) | undefined
}

/** The outcome of a bulk action, a button to undo it, and the reasons for articles that failed. */
export const BulkOutcome = ({ summary: { kind, title, others }, isBusy, onUndo }: BulkOutcomeProps) => (
  <div className={styles.outcome}>
    <div className={styles.said}>
      <Message kind={kind} title={title} />
      {onUndo && (
        <Button aria-disabled={isBusy} onClick={() => isBusy || onUndo()}>
          Undo
        </Button>
      )}
    </div>
    {others.length > 0 && (
      <ul className={styles.others}>
        {others.map(({ id, title: name, because }) => (
          <li key={id}>{`${name}: ${because}`}</li>
        ))}
      </ul>
    )}
  </div>
)
