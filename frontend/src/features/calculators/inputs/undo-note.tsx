import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import styles from './undo-note.module.css'

interface UndoNoteProps {
  /** What was done, said by a screen reader too; undefined where there is nothing to take back. */
  words: string | undefined
  onUndo: () => void
}

/** What was just taken away, with the way back. */
export const UndoNote = ({ words, onUndo }: UndoNoteProps) => (
  <div className={`${styles.note} not-printed`}>
    <LiveRegion role="status">{words}</LiveRegion>
    {words && <Button onClick={onUndo}>Undo</Button>}
  </div>
)
