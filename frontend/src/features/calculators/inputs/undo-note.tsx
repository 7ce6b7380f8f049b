import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import styles from './undo-note.module.css'

interface UndoNoteProps {
  /** The action, also announced to screen readers; undefined if there is nothing to undo. */
  words: string | undefined
  onUndo: () => void
}

/** Names what was removed, with an undo button. The button disappears when pressed, so the note takes the focus for keyboard users. */
export function UndoNote({ words, onUndo }: UndoNoteProps) {
  const note = useRef<HTMLDivElement>(null)

  function undo() {
    note.current?.focus()
    onUndo()
  }

  return (
    <div ref={note} tabIndex={-1} className={`${styles.note} not-printed`}>
      <LiveRegion role="status">{words}</LiveRegion>
      {words && <Button onClick={undo}>Undo</Button>}
    </div>
  )
}
