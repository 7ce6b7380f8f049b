import { groupedNumber } from '../../../../lib/money.ts'
import { Button } from '../../../../ui/button.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { ResultFigure } from '../../frame/result-figure.tsx'
import { ResultList } from '../../frame/result-list.tsx'
import type { PlanResults } from './plan-results.ts'
import { noPlan, type PlanInput, type RefusedRow } from './plan-rows.ts'
import type { SettledPlan } from './settled-plan.ts'
import { feeWords, partPaymentWords, problemWords, rateWords, savingWords } from './plan-words.ts'
import styles from './plan-section.module.css'

interface PlanSectionProps {
  input: PlanInput
  settled: SettledPlan
  /** Rows of a link that could not be read. */
  unread: readonly RefusedRow[]
  onChange: (plan: PlanInput) => void
}

/** What is planned for the loan, and what it changes; the chart, the schedule and the link hold it too. */
export const PlanSection = ({ input, settled, unread, onChange }: PlanSectionProps) => (
  <section className={styles.plan} aria-labelledby="plan-title">
    <SectionHeading id="plan-title">Your plan</SectionHeading>
    {settled.outcome.kind === 'planned' && <Results results={settled.outcome.results} />}
    <PlanRows input={input} onChange={onChange} />
    <Refused rows={[...unread, ...settled.refused]} />
  </section>
)

function Results({ results }: { results: PlanResults }) {
  const { plannedMonths, monthsSaved, apr } = results
  return (
    <>
      <p>With the plan: {savingWords(results)}.</p>
      <ResultList
        rows={[
          ['Instalment in force at the end', <ResultFigure key="plannedEmi" id="plannedEmi" value={results.plannedEmi} />],
          ['Months until it is repaid', <Count key="plannedMonths" id="plannedMonths" value={plannedMonths} />],
          ['Months saved', <Count key="monthsSaved" id="monthsSaved" value={monthsSaved} />],
          ['Interest in all', <ResultFigure key="plannedInterest" id="plannedInterest" value={results.plannedInterest} />],
          ['Interest saved', <ResultFigure key="interestSaved" id="interestSaved" value={results.interestSaved} />],
          ['Charges for paying on top', <ResultFigure key="charges" id="charges" value={results.charges} />],
          ['Saved after charges', <ResultFigure key="netSaving" id="netSaving" value={results.netSaving} />],
          ['Last instalment', <ResultFigure key="lastInstalment" id="lastInstalment" value={results.lastInstalment} />],
          ...(apr === undefined ? [] : [['Annual percentage rate (APR), with fees', <Percent key="apr" value={apr} />] as const]),
        ]}
      />
    </>
  )
}

const Count = ({ id, value }: { id: string; value: number }) => (
  <data id={id} value={String(value)}>
    {groupedNumber(value)}
  </data>
)

const Percent = ({ value }: { value: number }) => (
  <data id="apr" value={String(value)}>
    {groupedNumber(value, 2)} %
  </data>
)

function PlanRows({ input, onChange }: Pick<PlanSectionProps, 'input' | 'onChange'>) {
  const without = <Row,>(rows: readonly Row[], at: number) => rows.filter((_, each) => each !== at)
  const rows = [
    ...input.partPayments.map((row, at) => ({ words: partPaymentWords(row), rest: { partPayments: without(input.partPayments, at) } })),
    ...input.rates.map((row, at) => ({ words: rateWords(row), rest: { rates: without(input.rates, at) } })),
    ...input.fees.map((row, at) => ({ words: feeWords(row), rest: { fees: without(input.fees, at) } })),
  ]
  return (
    <ul className={styles.rows}>
      {rows.map(({ words, rest }, at) => (
        <li key={`${at} ${words}`} className={styles.row}>
          {words}
          <Button look="bare" aria-label={`Remove ${words}`} onClick={() => onChange({ ...input, ...rest })}>
            Remove
          </Button>
        </li>
      ))}
      <li className={styles.row}>
        <Button onClick={() => onChange(noPlan)}>Take the plan away</Button>
      </li>
    </ul>
  )
}

function Refused({ rows }: { rows: readonly RefusedRow[] }) {
  if (rows.length === 0) return null
  return (
    <ul className={styles.refused}>
      {rows.map(({ parameter, given, problem }, at) => (
        <li key={`${at} ${given}`}>
          “{parameter}={given}” {problemWords[problem]}. It does not count; the rest does.
        </li>
      ))}
    </ul>
  )
}
