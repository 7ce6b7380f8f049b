import { rupees } from '../../../lib/money.ts'
import { CalculatorFrame } from '../frame/calculator-frame.tsx'
import { NumberField } from '../inputs/number-field.tsx'
import { linkText } from '../links/read-link.ts'
import { ResultFigure } from '../frame/result-figure.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { useCalculatorInput, type SharedInput } from '../inputs/use-calculator-input.ts'
import { compareDeposit } from './compare-deposit.ts'
import { DepositChart } from './deposit-chart.tsx'
import { depositFigures } from './deposit-figures.ts'
import { depositLimits } from './deposit-limits.ts'
import { depositLabels as labels, depositLink, depositTerms, readDepositLink, type DepositInput } from './deposit-link.ts'
import { DepositWorkings } from './deposit-workings.tsx'
import { DepositYears } from './deposit-year-table.tsx'

const shared: SharedInput<DepositInput> = { path: '/fixed-deposit-calculator', read: readDepositLink, link: depositLink, compare: compareDeposit }

/** What a deposit comes to, in the end and year by year, and what a bank's quarterly interest makes of it. */
export function DepositCalculator() {
  const { input, notes, turn, change, reset, address } = useCalculatorInput(shared)
  const terms = depositTerms(input)
  const figures = depositFigures(terms)
  return (
    <>
      <CalculatorFrame
        what="Value at maturity"
        figure={<ResultFigure id="maturityValue" value={figures?.maturityValue} />}
        spoken={`${rupees(figures?.maturityValue ?? Number.NaN)} at maturity`}
        notes={notes}
        labels={labels}
        address={address}
        onReset={reset}
        fields={<DepositFields key={turn} input={input} change={change} />}
      >
        <p>Interest joins the deposit once a year and then earns interest itself.</p>
        <ResultList
          rows={[
            ['Of that interest', <ResultFigure key="interest" id="interest" value={figures?.interest} />],
            ['Value with quarterly interest', <ResultFigure key="quarterly" id="quarterlyMaturityValue" value={figures?.quarterlyMaturityValue} />],
          ]}
        />
        {figures && (
          <p>
            Why your bank’s figure differs: most banks add interest every quarter, which comes to {linkText(figures.quarterlyYieldPercent)} % a year
            and here to {rupees(figures.quarterlyAdvantage)} more.
          </p>
        )}
        <DepositWorkings terms={terms} />
      </CalculatorFrame>
      <DepositChart terms={terms} />
      <DepositYears terms={terms} />
    </>
  )
}

interface DepositFieldsProps {
  input: DepositInput
  change: (part: Partial<DepositInput>) => void
}

const DepositFields = ({ input, change }: DepositFieldsProps) => (
  <>
    <NumberField
      label={labels.principal}
      name="principal"
      limits={depositLimits.principal}
      value={input.principal}
      onChange={(principal) => change({ principal })}
    />
    <NumberField
      label={labels.annualRate}
      name="annualRate"
      limits={depositLimits.annualRate}
      value={input.annualRatePercent}
      onChange={(annualRatePercent) => change({ annualRatePercent })}
    />
    <NumberField
      label={labels.years}
      name="years"
      limits={depositLimits.years}
      value={input.tenureYears}
      onChange={(tenureYears) => change({ tenureYears })}
    />
  </>
)
