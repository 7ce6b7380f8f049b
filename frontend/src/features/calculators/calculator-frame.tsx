import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { CopyLink } from './copy-link.tsx'
import type { LinkNote } from './read-link.ts'
import type { InputAddress } from './use-calculator-input.ts'
import { noteWords } from './value-words.ts'
import styles from './calculator-frame.module.css'

interface CalculatorFrameProps {
  /** What the big figure is. */
  what: string
  figure: ReactNode
  /** The result as a screen reader says it when the figures have come to rest. */
  spoken: string
  fields: ReactNode
  /** What had to be changed in what a link gave. */
  notes: readonly LinkNote[]
  labels: Readonly<Record<string, string>>
  address: InputAddress
  onReset: () => void
  /** The sentence that explains the figure, and the figures beside it. */
  children: ReactNode
}

/** Inputs and result of a calculator. On a phone the big figure stays in sight while the inputs scroll. */
export const CalculatorFrame = ({ what, figure, spoken, fields, notes, labels, address, onReset, children }: CalculatorFrameProps) => (
  <div className={styles.frame}>
    <form className={styles.inputs} aria-label="Your figures" action={address.path} noValidate onSubmit={(event) => event.preventDefault()}>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={`${note.parameter} ${note.given}`}>{noteWords(note, labels)}</li>
          ))}
        </ul>
      )}
      {fields}
      <noscript>
        <button className={styles.submit}>Work it out</button>
      </noscript>
      <div className={styles.actions}>
        <CopyLink {...address} />
        <Button onClick={onReset}>Reset</Button>
      </div>
      <p className={`${styles.aside} needs-script`}>
        What you enter stays in your browser. “Copy link” makes a link that holds your figures: whoever has it sees them.
      </p>
    </form>
    <div className={styles.headline}>
      <p className={styles.what}>{what}</p>
      <p className={styles.figure}>{figure}</p>
    </div>
    <div className={styles.results}>
      <SpokenResult words={spoken} />
      {children}
      <p className={styles.aside}>For education only, not investment advice.</p>
    </div>
  </div>
)

const restMs = 800

/** Says the result once the input rests: each step of a slider would be too much to listen to. */
function SpokenResult({ words }: { words: string }) {
  const [first] = useState(words)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (words === first && said === '') return
    const timer = setTimeout(() => setSaid(words), restMs)
    return () => clearTimeout(timer)
  }, [words, first, said])
  return (
    <div className="visually-hidden">
      <LiveRegion role="status">{said}</LiveRegion>
    </div>
  )
}
