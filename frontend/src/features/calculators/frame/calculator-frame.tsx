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
  fields: ReactNode
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

/** Inputs and result of a calculator. On a phone the big figure stays in sight while the inputs scroll. */
export function CalculatorFrame({ what, figure, spoken, fields, notes, labels, address, onReset, lead, children }: CalculatorFrameProps) {
  const { path, query, rowsOf, take } = address
  const { kept, keep, put } = useScenarios(path)
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly(form, 'fields')
  return (
    <>
      <div className={styles.frame}>
        <form ref={form} className={styles.inputs} aria-label="Your figures" action={path} noValidate onSubmit={(event) => event.preventDefault()}>
          <LateNotes notes={notes} labels={labels} place="form" />
          {fields}
          <noscript>
            <button className={styles.submit}>Work it out</button>
          </noscript>
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
        </form>
        <div className={styles.panel}>
          <div className={styles.headline}>
            <p className={styles.what}>{what}</p>
            <PartBoundary>
              <Settled words={spoken}>{figure}</Settled>
            </PartBoundary>
          </div>
          <PartBoundary>{lead && <div className={styles.lead}>{lead}</div>}</PartBoundary>
          <div className={styles.results}>
            <LateNotes notes={notes} labels={labels} place="result" />
            <SpokenResult words={spoken} />
            <PartBoundary>{children}</PartBoundary>
            <p className={styles.aside}>For education only, not investment advice.</p>
          </div>
        </div>
      </div>
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
