import { useRef, useState, type ReactNode } from 'react'
import { lateHydrated } from '../../../ui/late-hydrated.tsx'
import { PartBoundary } from '../../../ui/part-boundary.tsx'
import { useSettledValue } from '../../../ui/use-settled-value.ts'
import { linkAddress } from '../links/link-address.ts'
import type { LinkNote } from '../links/read-link.ts'
import { SpokenResult } from '../../../ui/spoken-result.tsx'
import { useTypedEarly } from '../inputs/typed-early.ts'
import type { InputAddress } from '../inputs/use-calculator-input.ts'
import { useScenarios } from '../scenarios/use-scenarios.ts'
import styles from './calculator-frame.module.css'

interface CalculatorFrameProps {
  /** The name of the main result. */
  what: string
  result: ReactNode
  /** The result for screen readers, announced when the input has stopped changing. */
  spoken: string
  /** The required fields. */
  fields: ReactNode
  /** The optional fields: below the result on a phone, else below the required fields. */
  optional?: ReactNode
  /** The values of a link that had to be changed. */
  notes: readonly LinkNote[]
  labels: Readonly<Record<string, string>>
  address: InputAddress
  onReset: () => void
  /** Sentences that say more than the main result; on a phone they are above the inputs. */
  lead?: ReactNode
  /** The sentence that explains the main result, and the other results. */
  children: ReactNode
}

const LateNotes = lateHydrated(async () => (await import('./link-notes.tsx')).LinkNotes)
const LateActions = lateHydrated(async () => (await import('./frame-actions.tsx')).FrameActions)
const LateComparison = lateHydrated(async () => (await import('../scenarios/kept-comparison.tsx')).KeptComparison)

/**
 * Inputs and results of a calculator: the main result, the required fields, the other results, the optional fields. A phone shows them in this order
 * and keeps the main result in view. A wide window has the fields in a column, and shows the main result in one line once it has scrolled away.
 */
export function CalculatorFrame({ what, result, spoken, fields, optional, notes, labels, address, onReset, lead, children }: CalculatorFrameProps) {
  const { path, query, rowsOf, prepare, take } = address
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
              <Settled words={spoken}>{result}</Settled>
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
            prepare={prepare}
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
      <LateComparison path={path} kept={kept} current={query} rowsOf={rowsOf} prepare={prepare} onTake={take} onPut={put} />
    </>
  )
}

/** The main result. It is highlighted as changed once the input has stopped changing, not at each step of a slider. */
function Settled({ words, children }: { words: string; children: ReactNode }) {
  const [first] = useState(words)
  const rested = useSettledValue(words)
  return (
    <p className={styles.result} translate="no">
      <span key={rested} className={rested === first ? undefined : styles.settled}>
        {children}
      </span>
    </p>
  )
}
