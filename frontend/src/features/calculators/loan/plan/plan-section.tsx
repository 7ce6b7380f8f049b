import { useState } from 'react'
import { groupedNumber, percentText, rupees } from '../../../../lib/money.ts'
import { Button } from '../../../../ui/button.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { addedUp } from '../../definition/shown-results.ts'
import { ResultAmount } from '../../frame/result-amount.tsx'
import { ResultList } from '../../frame/result-list.tsx'
import { UndoNote } from '../../inputs/undo-note.tsx'
import { PlanList } from './plan-list.tsx'
import type { PlanResults } from './plan-results.ts'
import { isPlanned, noPlan, type PlanInput, type RefusedRow } from './plan-rows.ts'
import { PlanTerms } from './plan-terms.tsx'
import { problemTexts, savingText } from './plan-texts.ts'
import type { SettledPlan } from './settled-plan.ts'
import styles from './plan-section.module.css'

interface PlanSectionProps {
  plan: PlanInput
  /** The results of the plan, if there is one. */
  settled: SettledPlan | undefined
  /** Unreadable rows of a link. */
  unread: readonly RefusedRow[]
  onChange: (plan: PlanInput) => void
}

/** The plan of the loan and its effect; chart, schedule and link include it too. */
export function PlanSection({ plan, settled, unread, onChange }: PlanSectionProps) {
  const [before, setBefore] = useState<{ words: string; plan: PlanInput }>()
  // Fields that keep their own text are recreated when the plan is restored
  const [turn, setTurn] = useState(0)

  function change(next: PlanInput) {
    setBefore(undefined)
    onChange(next)
  }

  function takeAway(next: PlanInput, words: string) {
    setBefore({ words, plan })
    onChange(next)
  }

  function undo() {
    if (before) change(before.plan)
    setTurn(turn + 1)
  }

  return (
    <section className={styles.plan} aria-labelledby="plan-title">
      <SectionHeading id="plan-title">Your plan</SectionHeading>
      {settled ? (
        <Outcome settled={settled} />
      ) : (
        <p>Part-payments, rate changes, fees, a later start: your plan updates the figures, chart, schedule, scenarios and link.</p>
      )}
      <PlanList
        key={`rows ${turn}`}
        plan={plan}
        refused={settled?.refused ?? []}
        onChange={change}
        onRemove={(next, words) => takeAway(next, `Removed: ${words}.`)}
        onPaste={takeAway}
      />
      <Unread rows={unread} />
      <details className={styles.terms}>
        <summary className={styles.words}>Start, moratorium, charges and rounding</summary>
        <PlanTerms key={turn} plan={plan} onChange={(part) => change({ ...plan, ...part })} />
      </details>
      {isPlanned(plan) && (
        <div>
          <Button
            onClick={() => {
              takeAway(noPlan, 'The plan is removed.')
              setTurn(turn + 1)
            }}
          >
            Remove the plan
          </Button>
        </div>
      )}
      <UndoNote words={before?.words} onUndo={undo} />
    </section>
  )
}

function Outcome({ settled: { outcome } }: { settled: SettledPlan }) {
  if (outcome.kind === 'planned') return <Results results={outcome.results} />
  return (
    <p className={styles.problem}>
      {outcome.kind === 'never-repaid'
        ? `From instalment ${outcome.at} the EMI would not cover the interest: the loan would never be repaid. The figures above are for the loan without the plan.`
        : 'These figures are too large to calculate month by month.'}
    </p>
  )
}

function Results({ results: worked }: { results: PlanResults }) {
  const results = addedUp(worked, 2, { whole: 'interestSaved', parts: ['charges', 'netSaving'] })
  const { plannedMonths, monthsSaved, apr } = results
  return (
    <>
      <p>{`With the plan: ${savingText(results)}.`}</p>
      <ResultList
        rows={[
          ['Final EMI', <ResultAmount key="plannedEmi" id="plannedEmi" value={results.plannedEmi} />],
          ['Months to repay', <Count key="plannedMonths" id="plannedMonths" value={plannedMonths} />],
          ['Months saved', <Count key="monthsSaved" id="monthsSaved" value={monthsSaved} />],
          ['Total interest', <ResultAmount key="plannedInterest" id="plannedInterest" value={results.plannedInterest} />],
          [
            'Interest saved',
            <ResultAmount key="interestSaved" id="interestSaved" value={worked.interestSaved} text={rupees(results.interestSaved)} />,
          ],
          ['Prepayment charges', <ResultAmount key="charges" id="charges" value={worked.charges} text={rupees(results.charges)} />],
          ['Saved after charges', <ResultAmount key="netSaving" id="netSaving" value={worked.netSaving} text={rupees(results.netSaving)} />],
          ['Last instalment', <ResultAmount key="lastInstalment" id="lastInstalment" value={results.lastInstalment} />],
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
    {percentText(value, 2)}
  </data>
)

/** A list of unreadable rows of a link, which have no fields. */
function Unread({ rows }: { rows: readonly RefusedRow[] }) {
  if (rows.length === 0) return null
  return (
    <ul className={styles.rows}>
      {rows.map(({ parameter, given, problem, left = 0 }, at) => (
        <li key={`${at} ${given}`} className={styles.problem}>
          {`“${parameter}=${given}” ${problemTexts[problem]}. It is ignored${left > 0 ? `, as are the ${left} after it` : ''}; the rest counts.`}
        </li>
      ))}
    </ul>
  )
}
