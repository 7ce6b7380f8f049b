import { noteWords, notesInShort } from '../links/note-words.ts'
import type { LinkNote } from '../links/read-link.ts'
import styles from './calculator-frame.module.css'

interface LinkNotesProps {
  notes: readonly LinkNote[]
  labels: Readonly<Record<string, string>>
  /** Above the fields in whole, beside the result in short. */
  place: 'form' | 'result'
}

/** What had to be changed in what a link gave. */
export function LinkNotes({ notes, labels, place }: LinkNotesProps) {
  if (notes.length === 0) return null
  if (place === 'result') return <p>{notesInShort(notes, labels)}</p>
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={`${note.parameter} ${note.given}`}>{noteWords(note, labels)}</li>
      ))}
    </ul>
  )
}
