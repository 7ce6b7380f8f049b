import { memo } from 'react'
import { exactRupees, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { roundParts } from '../../../lib/round-parts.ts'
import type { PicturesProps } from '../definition/calculator.ts'
import { ChartFrame } from '../charts/chart-frame.tsx'
import { percentShares } from '../charts/percent-shares.ts'
import { shortRupees } from '../charts/short-rupees.ts'
import { useSettledValue } from '../../../ui/use-settled-value.ts'
import { valueText } from '../inputs/value-texts.ts'
import { balanceOverYears, plannedBalance } from './balance-over-years.ts'
import { loanOfFields } from './loan-fields.ts'
import { loanResults, type LoanTerms } from './loan-results.ts'
import { loanTerms } from './loan-link.ts'
import { savingText } from './plan/plan-texts.ts'
import type { SettledPlan } from './plan/settled-plan.ts'
import { shownPlan } from './shown-plan.ts'

const loadRing = async () => (await import('../charts/share-ring.tsx')).ShareRing
const loadOverYears = async () => (await import('../charts/value-over-years.tsx')).ValueOverYears

/** The parts of the total payment, and the falling balance. They update after the results. The schedule is with the plan below. */
export function LoanCharts({ part, input }: PicturesProps) {
  const settled = useSettledValue(input)
  return part === 'charts' && <Drawn input={settled} />
}

type Planned = Extract<SettledPlan['outcome'], { kind: 'planned' }>

const Drawn = memo(function Drawn({ input }: Pick<PicturesProps, 'input'>) {
  const loan = loanOfFields(input)
  const terms = loanTerms(loan)
  const settled = shownPlan(loan)
  const planned = settled?.outcome.kind === 'planned' ? settled.outcome : undefined
  return (
    <>
      <PaidInAll terms={terms} planned={planned} />
      {planned ? <StillOwedAsPlanned terms={terms} planned={planned} /> : <StillOwed terms={terms} />}
    </>
  )
})

/** A short duration, as on the axis of the chart: "2 y 6 m". */
const shortTime = (months: number) => `${Math.floor(months / 12)} y${months % 12 > 0 ? ` ${months % 12} m` : ''}`

function PaidInAll({ terms, planned }: { terms: LoanTerms; planned: Planned | undefined }) {
  const totalInterest = planned?.results.plannedInterest ?? loanResults(terms)?.totalInterest
  if (totalInterest === undefined) return null
  const totalPayment = terms.principal + totalInterest
  const parts = [terms.principal, totalInterest]
  const [principalAmount = 0, interestAmount = 0] = roundParts(parts, 0)
  const [principalShare = 0, interestShare = 0] = percentShares(parts)
  return (
    <ChartFrame
      title="Total you pay"
      load={loadRing}
      height="ring"
      legend={[
        { name: 'Principal', amount: wholeRupees(principalAmount), share: percentText(principalShare, 1), tone: 'first' },
        { name: 'Interest', amount: wholeRupees(interestAmount), share: percentText(interestShare, 1), tone: 'second' },
      ]}
      chart={{
        finding:
          `Of ${rupees(totalPayment)} paid in total${planned ? ' with the plan' : ''}, ${exactRupees(terms.principal)}, ` +
          `${percentText(principalShare, 1)}, is principal and ${rupees(totalInterest)}, ${percentText(interestShare, 1)}, is interest.`,
        parts: [
          { name: 'Principal', value: terms.principal, tone: 'first' },
          { name: 'Interest', value: totalInterest, tone: 'second' },
        ],
        whole: ['Total', shortRupees(totalPayment)],
      }}
    />
  )
}

function StillOwed({ terms }: { terms: LoanTerms }) {
  const balance = balanceOverYears(terms)
  if (!balance) return null
  const { years, owed, halfRepaid } = balance
  const half = valueText('years', halfRepaid.months / 12)
  return (
    <ChartFrame
      title="What you still owe"
      load={loadOverYears}
      height="tall"
      chart={{
        finding:
          `Your balance falls from ${wholeRupees(terms.principal)} to zero in ` +
          `${valueText('years', terms.tenureMonths / 12)}. Half of it is repaid after ${half}.`,
        years,
        layers: [{ name: 'Still owed', amounts: owed, tone: 'first', nameAt: 0.2, nameHeight: 0.2 }],
        mark: { years: halfRepaid.months / 12, amount: halfRepaid.owed, words: `Half after ${shortTime(halfRepaid.months)}` },
      }}
    />
  )
}

/** The balance with the plan, and a dashed line for the balance without it. */
function StillOwedAsPlanned({ terms, planned }: { terms: LoanTerms; planned: Planned }) {
  const { years, owed, owedBefore } = plannedBalance(terms, planned.months)
  return (
    <ChartFrame
      title="What you still owe"
      load={loadOverYears}
      height="tall"
      legend={[
        { name: 'With the plan, repaid after', amount: valueText('years', planned.months.length / 12), tone: 'first' },
        { name: 'Without it', amount: valueText('years', terms.tenureMonths / 12), tone: 'dashed' },
      ]}
      chart={{
        finding: `With the plan the loan is repaid after ${valueText('years', planned.months.length / 12)}: ${savingText(planned.results)}. The dashed line is the loan without it.`,
        years,
        layers: [{ name: 'With the plan', amounts: owed, tone: 'first', nameAt: 0.2, nameHeight: 0.2 }],
        before: { name: 'Without', amounts: owedBefore, nameAt: 0.6 },
      }}
    />
  )
}
