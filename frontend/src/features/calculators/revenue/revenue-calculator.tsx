import { exactRupees, groupedNumber, rupees } from '../../../lib/money.ts'
import { WhatIf } from '../frame/what-if.tsx'
import { CalculatorFrame } from '../frame/calculator-frame.tsx'
import { ExampleNote } from '../inputs/example-note.tsx'
import { NumberField } from '../inputs/number-field.tsx'
import { ExactBigFigure, ResultFigure } from '../frame/result-figure.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { useCalculatorInput, type SharedInput } from '../inputs/use-calculator-input.ts'
import { Workings } from '../frame/workings.tsx'
import { compareRevenue } from './compare-revenue.ts'
import { profitStatus, type ProfitStatus } from './profit-status.ts'
import { RevenueChart } from './revenue-chart.tsx'
import { revenueFigures, type RevenueInput } from './revenue-figures.ts'
import { revenueLimits } from './revenue-limits.ts'
import { readRevenueLink, revenueLabels as labels, revenueLink } from './revenue-link.ts'
import { revenueWhatIf } from './revenue-what-if.ts'

const shared: SharedInput<RevenueInput> = { path: '/revenue-calculator', read: readRevenueLink, link: revenueLink, compare: compareRevenue }

const names = ['units', 'price', 'otherIncome', 'expenses'] as const

const statusWords: Readonly<Record<ProfitStatus, string>> = {
  fantastic: 'Fantastic: a profit above ₹1,00,000.',
  great: 'Great: a profit above ₹50,000.',
  good: 'Good: you make a profit.',
  'break-even': 'Break-even: income equals expenses.',
  caution: 'Caution: a loss below ₹50,000.',
  warning: 'Warning: a loss of ₹50,000 or more.',
  critical: 'Critical: a loss of ₹1,00,000 or more.',
}

/** What comes in, what is left of it, and how that stands. */
export function RevenueCalculator() {
  const { input, notes, turn, change, fill, reset, address } = useCalculatorInput(shared)
  const isExample = names.every((name) => input[name] === revenueLimits[name].initial)
  const figures = revenueFigures(input)
  return (
    <CalculatorFrame
      what="Profit"
      figure={<ExactBigFigure id="profit" value={figures?.profit} />}
      spoken={`${rupees(figures?.profit ?? Number.NaN)} profit`}
      notes={notes}
      labels={labels}
      address={address}
      onReset={reset}
      fields={
        <>
          {isExample && <ExampleNote onClear={() => fill({ units: 0, price: 0, otherIncome: 0, expenses: 0 })} />}
          <RevenueFields key={turn} input={input} change={change} />
        </>
      }
    >
      {figures && <p>{statusWords[profitStatus(figures.profit)]}</p>}
      <WhatIf words={revenueWhatIf(input)} />
      <RevenueChart input={input} />
      <ResultList
        rows={[
          ['Revenue', <ResultFigure key="revenue" id="revenue" value={figures?.revenue} />],
          ['From sales', <ResultFigure key="sales" id="sales" value={figures?.sales} />],
        ]}
      />
      {figures && (
        <Workings
          formula="Profit = units × price + other income − expenses"
          steps={[
            `Sales: ${groupedNumber(input.units)} × ${exactRupees(input.price)} = ${rupees(figures.sales)}`,
            `Revenue: sales + ${exactRupees(input.otherIncome)} = ${rupees(figures.revenue)}`,
            `Profit: revenue − ${exactRupees(input.expenses)} = ${rupees(figures.profit)}`,
          ]}
        />
      )}
    </CalculatorFrame>
  )
}

interface RevenueFieldsProps {
  input: RevenueInput
  change: (part: Partial<RevenueInput>) => void
}

const RevenueFields = ({ input, change }: RevenueFieldsProps) =>
  names.map((name) => (
    <NumberField
      key={name}
      label={labels[name]}
      name={name}
      limits={revenueLimits[name]}
      value={input[name]}
      onChange={(value) => change({ [name]: value })}
    />
  ))
