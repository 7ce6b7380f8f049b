import { noteText, notesInShort } from '../links/note-texts.ts'
import type { LinkNote } from '../links/read-link.ts'
import styles from './calculator-frame.module.css'

interface LinkNotesProps {
  notes: readonly LinkNote[]
  labels: Readonly<Record<string, string>>
  /** In full above the form, in short beside the result. */
  place: 'form' | 'result'
}

/** The notes about values of a link that had to be changed. */
export function LinkNotes({ notes, labels, place }: LinkNotesProps) {
  if (notes.length === 0) return null
  if (place === 'result') return <p>{notesInShort(notes, labels)}</p>
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={`${note.parameter} ${note.given}`}>{noteText(note, labels)}</li>
      ))}
    </ul>
  )
}
