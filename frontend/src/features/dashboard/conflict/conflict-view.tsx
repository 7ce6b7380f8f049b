import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { looksTheSame, type SideContent, type SidesRow } from './conflict-sides.ts'
import type { Side } from './version-merge.ts'
import styles from './conflict-view.module.css'

interface ConflictViewProps {
  rows: readonly SidesRow[]
  /** The newer text is a draft of the Studio, not published. */
  hasDraft: boolean
  onSave: (choices: Readonly<Record<string, Side>>) => void
  onBack: () => void
}

const sides = [
  ['mine', 'Yours'],
  ['theirs', 'Theirs'],
] as const

/** Two people have saved one entry: what they do not agree on side by side, one of each to be chosen. */
export function ConflictView({ rows, hasDraft, onSave, onBack }: ConflictViewProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.conflict} aria-labelledby="conflict-title">
      <h2 className={styles.title} id="conflict-title" ref={heading} tabIndex={-1}>
        Somebody else has saved this in the meantime
      </h2>
      <p className={styles.intro}>
        {rows.length === 0
          ? 'Both texts are the same now: save to go on.'
          : 'Nothing is lost. Choose one of each below; what only one of you has changed is chosen already.'}
        {hasDraft && ' Theirs is a draft from the Studio that is not published yet.'}
      </p>
      {rows.map((row) => (
        <fieldset key={row.key} className={styles.row}>
          <legend className={styles.name}>{row.name}</legend>
          {looksTheSame(row) && <p className={styles.same}>The words are the same; the formatting differs.</p>}
          {sides.map(([side, label]) => (
            <label key={side} className={styles.side}>
              <input
                type="radio"
                name={`side of ${row.key}`}
                checked={(choices[row.key] ?? row.preferred) === side}
                onChange={() => setChoices({ ...choices, [row.key]: side })}
              />
              <span className={styles.whose}>{label}</span>
              <Content of={row[side]} />
            </label>
          ))}
        </fieldset>
      ))}
      <div className={styles.actions}>
        <Button look="strong" onClick={() => onSave(choices)}>
          Save with these choices
        </Button>
        <Button look="bare" onClick={onBack}>
          Back to the form
        </Button>
      </div>
    </section>
  )
}

function Content({ of }: { of: SideContent }) {
  if (of === undefined) return <span className={styles.none}>Not in this version</span>
  const { text, imageUrl = '', imageAlt = '' } = of
  return (
    <span className={styles.content}>
      <span className={styles.text}>{text === '' ? <span className={styles.none}>Empty</span> : text}</span>
      {imageUrl !== '' && (
        <span className={styles.picture}>
          Picture: {imageUrl}
          {imageAlt && `, “${imageAlt}”`}
        </span>
      )}
    </span>
  )
}
