import { useDeferredValue, useEffect, useRef, useState, type ComponentType } from 'react'
import { LatePart } from '../../../ui/late-part.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import type { LoanTerms } from './loan-results.ts'
import type { PlanInput } from './plan/plan-rows.ts'
import styles from './loan-options.module.css'

export interface LoanOptionProps {
  terms: LoanTerms
  plan: PlanInput
  /** Adds an option's change to the plan of the loan. */
  onPlan: (plan: PlanInput) => void
}

type LoadOption = () => Promise<ComponentType<LoanOptionProps>>

const loadPrepayment: LoadOption = () => import('./prepayment-option.tsx').then((part) => part.PrepaymentOption)
const loadRateChange: LoadOption = () => import('./rate-change-option.tsx').then((part) => part.RateChangeOption)
const loadFees: LoadOption = () => import('./fees-option.tsx').then((part) => part.FeesOption)

/** Further options of a loan. Each is closed, and its script loads only when it is opened. */
export function LoanOptions({ terms, plan, onPlan }: LoanOptionProps) {
  const shown = { terms: useDeferredValue(terms), plan, onPlan }
  return (
    <section className={`${styles.options} needs-script`} aria-labelledby="options-title">
      <SectionHeading id="options-title">What if</SectionHeading>
      <Option title="You pay more than the EMI" text="Once, monthly or yearly: see what it saves." {...shown} load={loadPrepayment} />
      <Option title="The rate changes" text="From a given month, with either the tenure or the EMI unchanged." {...shown} load={loadRateChange} />
      <Option title="There are fees" text="What you receive, and the annual percentage rate (APR)." {...shown} load={loadFees} />
    </section>
  )
}

interface OptionProps extends LoanOptionProps {
  title: string
  text: string
  load: LoadOption
}

function Option({ title, text, load, terms, plan, onPlan }: OptionProps) {
  const [wasOpened, setWasOpened] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)

  // The reader may have opened it before hydration
  useEffect(() => setWasOpened(details.current?.open ?? false), [])

  return (
    <details ref={details} className={styles.option} onToggle={() => setWasOpened(true)}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span> <span className={styles.text}>{text}</span>
      </summary>
      <div className={styles.body}>{wasOpened && <LatePart load={load} props={{ terms, plan, onPlan }} />}</div>
    </details>
  )
}
