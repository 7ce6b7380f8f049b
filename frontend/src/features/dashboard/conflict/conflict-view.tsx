import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { Message } from '../../../ui/message.tsx'
import { SideContentView } from '../compare/side-content.tsx'
import { wordChanges } from '../../../lib/word-changes.ts'
import { looksTheSame, type SidesRow } from './conflict-sides.ts'
import type { Side } from './version-merge.ts'
import styles from './conflict-view.module.css'

type Choices = Readonly<Record<string, Side>>

interface ConflictViewProps {
  rows: readonly SidesRow[]
  /** True if the newer text is an unpublished draft from the Studio. */
  hasDraft: boolean
  onSave: (choices: Choices) => void
  onBack: () => void
}

const sides = [
  ['mine', 'Yours'],
  ['theirs', 'Theirs'],
] as const

/** Sorts the differences that need a choice first. */
const inOrder = (rows: readonly SidesRow[]) => [
  ...rows.filter(({ preferred }) => preferred === undefined),
  ...rows.filter(({ preferred }) => preferred !== undefined),
]

/** Shows the differences when two people saved the same entry. The user chooses a side wherever both changed it. */
export function ConflictView({ rows, hasDraft, onSave, onBack }: ConflictViewProps) {
  const [choices, setChoices] = useState<Choices>({})
  const [tries, setTries] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const undecided = rows.filter(({ key, preferred }) => (choices[key] ?? preferred) === undefined)
  const frame = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (tries > 0) frame.current?.querySelector<HTMLInputElement>('fieldset[aria-describedby] input')?.focus()
  }, [tries])
  return (
    <section ref={frame} className={styles.conflict} aria-labelledby="conflict-title">
      <h2 className={styles.title} id="conflict-title" ref={heading} tabIndex={-1}>
        Someone else saved this in the meantime
      </h2>
      <p className={styles.intro}>
        {`${
          rows.length === 0
            ? 'Both texts are now the same: save to continue.'
            : 'Nothing is lost. What only one of you changed is already included. Where you both made changes, choose one.'
        }${hasDraft ? ' Their version is an unpublished draft.' : ''}`}
      </p>
      {inOrder(rows).map((row) => (
        <SidesChoice
          key={row.key}
          row={row}
          chosen={choices[row.key] ?? row.preferred}
          isMissed={tries > 0 && undecided.includes(row)}
          onChoose={(side) => setChoices({ ...choices, [row.key]: side })}
        />
      ))}
      <LiveRegion role="alert">
        {tries > 0 && undecided.length > 0 && (
          <Message kind="failed" title="Please choose first." detail={`You both changed: ${undecided.map(({ name }) => name).join(', ')}.`} />
        )}
      </LiveRegion>
      <div className={styles.actions}>
        <Button look="strong" onClick={() => (undecided.length === 0 ? onSave(choices) : setTries(tries + 1))}>
          Save with these choices
        </Button>
        <Button look="bare" onClick={onBack}>
          Back to the form
        </Button>
      </div>
    </section>
  )
}

interface SidesChoiceProps {
  row: SidesRow
  chosen: Side | undefined
  /** True if the user tried to save without choosing here. */
  isMissed: boolean
  onChoose: (side: Side) => void
}

function SidesChoice({ row, chosen, isMissed, onChoose }: SidesChoiceProps) {
  const problem = useId()
  const changes = wordChanges(row.theirs?.text ?? '', row.mine?.text ?? '')
  const runs = { mine: changes.after, theirs: changes.before }
  return (
    <fieldset className={styles.row} aria-describedby={isMissed ? problem : undefined}>
      <legend className={styles.name}>{row.name}</legend>
      {looksTheSame(row) && <p className={styles.same}>The words are the same; the formatting differs.</p>}
      {isMissed && (
        <p id={problem} className={styles.missed}>
          You both changed this: choose one.
        </p>
      )}
      {sides.map(([side, label]) => (
        <label key={side} className={styles.side}>
          <input type="radio" name={`side of ${row.key}`} checked={chosen === side} onChange={() => onChoose(side)} />
          <span className={styles.whose}>{label}</span>
          <SideContentView of={row[side]} runs={runs[side]} changed="mark" />
        </label>
      ))}
    </fieldset>
  )
}
