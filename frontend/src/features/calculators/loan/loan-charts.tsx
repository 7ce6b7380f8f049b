import { memo } from 'react'
import { groupedNumber, rupees, wholeRupees } from '../../../lib/money.ts'
import { ChartFigure, ChartRow } from '../charts/chart-figure.tsx'
import { shortRupees } from '../charts/short-rupees.ts'
import { useRested } from '../../../ui/use-rested.ts'
import { valueText } from '../inputs/value-words.ts'
import { balanceOverYears } from './balance-over-years.ts'
import { loanFigures, loanInWords, type LoanTerms } from './loan-figures.ts'

const loadRing = async () => (await import('../charts/share-ring.tsx')).ShareRing
const loadOverYears = async () => (await import('../charts/value-over-years.tsx')).ValueOverYears

/** What the instalments are made of, and how what is owed falls. Drawn once the figures have been shown. */
export const LoanCharts = ({ terms }: { terms: LoanTerms }) => <Drawn terms={useRested(terms)} />

const Drawn = memo(function Drawn({ terms }: { terms: LoanTerms }) {
  return (
    <ChartRow>
      <PaidInAll terms={terms} />
      <StillOwed terms={terms} />
    </ChartRow>
  )
})

/** As the years below the chart are written. */
const shortTime = (months: number) => `${Math.floor(months / 12)} y${months % 12 > 0 ? ` ${months % 12} m` : ''}`

function PaidInAll({ terms }: { terms: LoanTerms }) {
  const figures = loanFigures(terms)
  const words = loanInWords(terms)
  if (!figures || !words) return null
  const { totalPayment, totalInterest } = figures
  const interestShare = words.interestSharePercent
  return (
    <ChartFigure
      title="What you pay in all"
      load={loadRing}
      height="tall"
      chart={{
        finding:
          `Of ${rupees(totalPayment)} paid in all, ${wholeRupees(terms.principal)}, ` +
          `${groupedNumber(100 - interestShare, 1)} %, is principal and ${rupees(totalInterest)}, ${groupedNumber(interestShare, 1)} %, is interest.`,
        parts: [
          { name: 'Principal', value: terms.principal, tone: 'first' },
          { name: 'Interest', value: totalInterest, tone: 'second' },
        ],
        whole: ['In all', shortRupees(totalPayment)],
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
    <ChartFigure
      title="What you still owe"
      load={loadOverYears}
      height="tall"
      chart={{
        finding:
          `What is owed falls from ${wholeRupees(terms.principal)} to nothing in ` +
          `${valueText('years', terms.tenureMonths / 12)}. Half of it is repaid after ${half}.`,
        years,
        layers: [{ name: 'Still owed', amounts: owed, tone: 'first', nameAt: 0.2, nameHeight: 0.2 }],
        mark: { years: halfRepaid.months / 12, amount: halfRepaid.owed, words: `Half after ${shortTime(halfRepaid.months)}` },
      }}
    />
  )
}
