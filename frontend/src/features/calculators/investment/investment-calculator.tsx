import { memo, useDeferredValue } from 'react'
import { percentText, rupees } from '../../../lib/money.ts'
import { WhatIf } from '../frame/what-if.tsx'
import { CalculatorFrame } from '../frame/calculator-frame.tsx'
import { NumberField } from '../inputs/number-field.tsx'
import { addedUp } from '../declared/shown-figures.ts'
import { amountText, decimalsBeside } from '../frame/big-rupees.ts'
import { BigFigure, ResultFigure } from '../frame/result-figure.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { Ways } from '../frame/ways.tsx'
import { useCalculatorInput, type SharedInput } from '../inputs/use-calculator-input.ts'
import { compareInvestment } from './compare-investment.ts'
import { InvestmentChart } from './investment-chart.tsx'
import { investmentFigures } from './investment-figures.ts'
import { investmentLimits } from './investment-limits.ts'
import { investmentLabels as labels, investmentLink, investmentTerms, readInvestmentLink, type InvestmentInput } from './investment-link.ts'
import { investmentWhatIf } from './investment-what-if.ts'
import { InvestmentWorkings } from './investment-workings.tsx'
import { InvestmentYears } from './investment-year-table.tsx'

const shared: SharedInput<InvestmentInput> = {
  path: '/investment-calculator',
  read: readInvestmentLink,
  link: investmentLink,
  compare: compareInvestment,
}

const Chart = memo(InvestmentChart)
const Years = memo(InvestmentYears)

/** The investment calculator: a single and a monthly investment, also with the effective rates that other sites use. */
export function InvestmentCalculator() {
  const { input, notes, turn, change, reset, address } = useCalculatorInput(shared)
  const terms = investmentTerms(input)
  const figures = investmentFigures(terms)
  const text = shownTexts(figures)
  // The chart and the table render after the main result and the field
  const drawnTerms = useDeferredValue(terms)
  return (
    <>
      <CalculatorFrame
        what="Final value"
        figure={<BigFigure id="futureValue" value={figures?.futureValue} />}
        spoken={`${rupees(figures?.futureValue ?? Number.NaN)} at the end`}
        notes={notes}
        labels={labels}
        address={address}
        onReset={reset}
        fields={<InvestmentFields key={turn} input={input} change={change} />}
      >
        <p>This assumes the same growth every month. No investment grows so evenly: the rate is your assumption, not a promise.</p>
        <WhatIf words={investmentWhatIf(terms)} />
        <Chart terms={drawnTerms} />
        <ResultList
          rows={[
            ['Total invested', <ResultFigure key="invested" id="totalInvested" value={figures?.totalInvested} text={text('totalInvested')} />],
            ['Gain', <ResultFigure key="gain" id="gain" value={figures?.gain} text={text('gain')} />],
            [
              'Value at the effective rate',
              <ResultFigure key="effective" id="effectiveFutureValue" value={figures?.effectiveFutureValue} text={text('effectiveFutureValue')} />,
            ],
          ]}
        />
        {figures && (
          <p>
            {`Why other sites differ: one twelfth of ${percentText(terms.annualRatePercent)} each month compounds to ${percentText(figures.nominalYieldPercent, 2)} a year. Sites that quote annual returns use the smaller monthly rate that compounds to exactly ${percentText(terms.annualRatePercent)}.`}
          </p>
        )}
        <InvestmentWorkings terms={terms} />
        {input.monthly > 0 && <Ways ways={[{ text: 'The same monthly amount, rising 10% a year', to: steppedUp(input) }]} />}
      </CalculatorFrame>
      <Years terms={drawnTerms} />
    </>
  )
}

/** The amounts rounded to the decimals of the main result, so that investment and gain add up to it. */
function shownTexts(figures: ReturnType<typeof investmentFigures>) {
  const decimals = decimalsBeside(figures?.futureValue)
  const shown = figures && addedUp(figures, decimals, { whole: 'futureValue', parts: ['totalInvested', 'gain'] })
  return (id: 'totalInvested' | 'gain' | 'effectiveFutureValue') => amountText(shown?.[id] ?? Number.NaN, decimals)
}

/** A link to a SIP with a yearly step-up, which this calculator does not have. */
const steppedUp = ({ monthly, annualRatePercent, tenureYears }: InvestmentInput) =>
  `/sip-calculator?monthly=${monthly}&annualRate=${annualRatePercent}&months=${Math.round(tenureYears * 12)}&stepUpPercent=10`

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
      chips={[5_000, 10_000, 25_000]}
      value={input.monthly}
      onChange={(monthly) => change({ monthly })}
    />
    <NumberField
      label={labels.annualRate}
      name="annualRate"
      limits={investmentLimits.annualRate}
      hint="Assumed, not a forecast."
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
