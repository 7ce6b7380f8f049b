import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import styles from './undo-note.module.css'

interface UndoNoteProps {
  /** What was done, said by a screen reader too; undefined where there is nothing to take back. */
  words: string | undefined
  onUndo: () => void
}

/** What was just taken away, with the way back. Its button goes when it is pressed: who goes on by keys goes on from here. */
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
