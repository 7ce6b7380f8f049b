import { rupees } from '../../../lib/money.ts'
import { AmountTable } from '../amount-table.tsx'
import { CalculatorFrame } from '../calculator-frame.tsx'
import { NumberField } from '../number-field.tsx'
import { linkText } from '../read-link.ts'
import { ResultFigure } from '../result-figure.tsx'
import { ResultList } from '../result-list.tsx'
import { useCalculatorInput, type SharedInput } from '../use-calculator-input.ts'
import { investmentFigures, type InvestmentTerms } from './investment-figures.ts'
import { investmentLimits } from './investment-limits.ts'
import { investmentLink, investmentTerms, readInvestmentLink, type InvestmentInput } from './investment-link.ts'
import { InvestmentWorkings } from './investment-workings.tsx'
import { investmentYears } from './investment-years.ts'

const shared: SharedInput<InvestmentInput> = { path: '/investment-calculator', read: readInvestmentLink, link: investmentLink }

const labels = { initial: 'Sum at once', monthly: 'Sum each month', annualRate: 'Expected return a year', years: 'Time' }

/** What a sum at once and one each month grow to, and what sites with effective rates make of it. */
export function InvestmentCalculator() {
  const { input, notes, turn, change, reset, address } = useCalculatorInput(shared)
  const terms = investmentTerms(input)
  const figures = investmentFigures(terms)
  return (
    <>
      <CalculatorFrame
        what="Value at the end"
        figure={<ResultFigure id="futureValue" value={figures?.futureValue} />}
        spoken={`${rupees(figures?.futureValue ?? Number.NaN)} at the end`}
        notes={notes}
        labels={labels}
        address={address}
        onReset={reset}
        fields={<InvestmentFields key={turn} input={input} change={change} />}
      >
        <p>If it grew at the same rate every month. No investment does: the rate is yours to assume, not a promise.</p>
        <ResultList
          rows={[
            ['Paid in', <ResultFigure key="invested" id="totalInvested" value={figures?.totalInvested} />],
            ['Gain', <ResultFigure key="gain" id="gain" value={figures?.gain} />],
            ['Value with the effective rate', <ResultFigure key="effective" id="effectiveFutureValue" value={figures?.effectiveFutureValue} />],
          ]}
        />
        {figures && (
          <p>
            Why another site differs: a twelfth of {linkText(terms.annualRatePercent)} % each month comes to{' '}
            {linkText(figures.nominalYieldPercent)} % in a year. Sites that quote yearly returns take the smaller monthly rate that
            comes to exactly {linkText(terms.annualRatePercent)} %.
          </p>
        )}
        <InvestmentWorkings terms={terms} />
      </CalculatorFrame>
      <InvestmentYears terms={terms} />
    </>
  )
}

interface InvestmentFieldsProps {
  input: InvestmentInput
  change: (part: Partial<InvestmentInput>) => void
}

const InvestmentFields = ({ input, change }: InvestmentFieldsProps) => (
  <>
    <NumberField
      label={labels.initial}
      name="initial"
      limits={investmentLimits.initial}
      value={input.initial}
      onChange={(initial) => change({ initial })}
    />
    <NumberField
      label={labels.monthly}
      name="monthly"
      limits={investmentLimits.monthly}
      value={input.monthly}
      onChange={(monthly) => change({ monthly })}
    />
    <NumberField
      label={labels.annualRate}
      name="annualRate"
      limits={investmentLimits.annualRate}
      value={input.annualRatePercent}
      onChange={(annualRatePercent) => change({ annualRatePercent })}
    />
    <NumberField
      label={labels.years}
      name="years"
      limits={investmentLimits.years}
      value={input.tenureYears}
      onChange={(tenureYears) => change({ tenureYears })}
    />
  </>
)

function InvestmentYears({ terms }: { terms: InvestmentTerms }) {
  const years = investmentYears(terms, 'nominal', 'rupee')
  const sumOf = (of: 'investedPaise' | 'growthPaise') => years.reduce((sum, year) => sum + year[of], 0)
  return (
    <AmountTable
      caption="Year by year, in rupees"
      heads={['Year', 'Paid in', 'Growth', 'At its end']}
      rows={years.map(({ year, investedPaise, growthPaise, closingPaise }) => ({
        name: String(year),
        paise: [investedPaise, growthPaise, closingPaise],
      }))}
      total={{ name: 'All', paise: [sumOf('investedPaise'), sumOf('growthPaise'), undefined] }}
    />
  )
}
