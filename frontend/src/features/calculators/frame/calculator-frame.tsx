import { useRef, useState, type ReactNode } from 'react'
import { lateHydrated } from '../../../ui/late-hydrated.tsx'
import { PartBoundary } from '../../../ui/part-boundary.tsx'
import { useRested } from '../../../ui/use-rested.ts'
import { linkAddress } from '../links/link-address.ts'
import type { LinkNote } from '../links/read-link.ts'
import { SpokenResult } from '../../../ui/spoken-result.tsx'
import { useTypedEarly } from '../inputs/typed-early.ts'
import type { InputAddress } from '../inputs/use-calculator-input.ts'
import { useScenarios } from '../scenarios/use-scenarios.ts'
import styles from './calculator-frame.module.css'

interface CalculatorFrameProps {
  /** What the big figure is. */
  what: string
  figure: ReactNode
  /** The result as a screen reader says it when the figures have come to rest. */
  spoken: string
  /** What must be known for a result. */
  fields: ReactNode
  /** What may be left as it is: below the result on a phone, below the fields else. */
  optional?: ReactNode
  /** What had to be changed in what a link gave. */
  notes: readonly LinkNote[]
  labels: Readonly<Record<string, string>>
  address: InputAddress
  onReset: () => void
  /** Where sentences say more than the figure: on a phone they stand above the inputs. */
  lead?: ReactNode
  /** The sentence that explains the figure, and the figures beside it. */
  children: ReactNode
}

const LateNotes = lateHydrated(async () => (await import('./link-notes.tsx')).LinkNotes)
const LateActions = lateHydrated(async () => (await import('./frame-actions.tsx')).FrameActions)
const LateComparison = lateHydrated(async () => (await import('../scenarios/kept-comparison.tsx')).KeptComparison)

/**
 * Inputs and result of a calculator: the figure, the fields that it needs, the result, the optional fields. A phone shows them in this
 * order and keeps the figure in sight; a wide window has the fields in a column of their own, and a line with the figure once it is gone.
 */
export function CalculatorFrame({ what, figure, spoken, fields, optional, notes, labels, address, onReset, lead, children }: CalculatorFrameProps) {
  const { path, query, rowsOf, take } = address
  const { kept, keep, put } = useScenarios(path)
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly(form, 'fields')
  return (
    <>
      <form ref={form} className={styles.frame} aria-label="Your figures" action={path} noValidate onSubmit={(event) => event.preventDefault()}>
        <div className={styles.answer}>
          <div className={styles.headline}>
            <p className={styles.what}>{what}</p>
            <PartBoundary>
              <Settled words={spoken}>{figure}</Settled>
            </PartBoundary>
            <p className={`${styles.compact} not-printed`} aria-hidden="true">
              {spoken}
            </p>
          </div>
          <PartBoundary>{lead && <div className={styles.lead}>{lead}</div>}</PartBoundary>
        </div>
        <div className={styles.inputs}>
          <LateNotes notes={notes} labels={labels} place="form" />
          {fields}
          <noscript>
            <button className={styles.submit}>Work it out</button>
          </noscript>
        </div>
        <div className={styles.results}>
          <LateNotes notes={notes} labels={labels} place="result" />
          <SpokenResult words={spoken} />
          <PartBoundary>{children}</PartBoundary>
          <p className={styles.aside}>For education only, not investment advice.</p>
        </div>
        <div className={styles.more}>
          {optional && (
            <fieldset className={styles.optional}>
              <legend className={styles.what}>Optional</legend>
              {optional}
            </fieldset>
          )}
          <LateActions
            title={what}
            address={linkAddress(path, query)}
            rows={() => rowsOf(query)}
            onKeep={() => keep(query)}
            kept={kept}
            onPut={put}
            onReset={onReset}
            onUndo={take}
          />
          <p className={`${styles.aside} needs-script not-printed`}>
            What you enter stays in your browser. “Copy link” and “Share” create a link with your figures, which anyone with the link can see.
          </p>
        </div>
      </form>
      <LateComparison path={path} kept={kept} current={query} rowsOf={rowsOf} onTake={take} onPut={put} />
    </>
  )
}

/** The figure shows that it is another once the input rests, and not at each step of a slider. */
function Settled({ words, children }: { words: string; children: ReactNode }) {
  const [first] = useState(words)
  const rested = useRested(words)
  return (
    <p className={styles.figure} translate="no">
      <span key={rested} className={rested === first ? undefined : styles.settled}>
        {children}
      </span>
    </p>
  )
}
