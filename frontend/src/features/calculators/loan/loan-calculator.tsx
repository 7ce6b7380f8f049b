import { tableOf } from '@artha/contract/names-of'
import { monthInIndia, monthText } from '../../../lib/calendar-month.ts'
import { groupedNumber, rupees, wholeRupees } from '../../../lib/money.ts'
import { useNow } from '../../../ui/now.tsx'
import { CalculatorFrame } from '../frame/calculator-frame.tsx'
import { NumberField } from '../inputs/number-field.tsx'
import { ResultFigure } from '../frame/result-figure.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { Ways } from '../frame/ways.tsx'
import { useCalculatorInput, type SharedInput } from '../inputs/use-calculator-input.ts'
import { valueText } from '../inputs/value-words.ts'
import { compareLoan } from './compare-loan.ts'
import { LoanCharts } from './loan-charts.tsx'
import { loanFigures, loanInWords, maturityMonth, type LoanTerms } from './loan-figures.ts'
import { loanKinds, loanLimits, type LoanKind } from './loan-limits.ts'
import { loanLabels as labels, loanLink, loanTerms, readLoanLink, type LoanInput } from './loan-link.ts'
import { LoanOptions } from './loan-options.tsx'
import { LoanSchedule } from './loan-schedule.tsx'
import { LoanWorkings } from './loan-workings.tsx'
import { isPlanned, type PlanInput } from './plan/plan-rows.ts'
import { PlanSection } from './plan/plan-section.tsx'
import { settledPlan } from './plan/settled-plan.ts'
import { repaidBetween } from './repaid-between.ts'

const shared = tableOf(loanKinds, (kind): SharedInput<LoanInput> => ({
  path: `/${kind}-calculator`,
  read: (query) => readLoanLink(kind, query),
  link: loanLink,
  compare: compareLoan,
}))

/** What a loan costs: by the month, in all, and year by year. */
export function LoanCalculator({ kind }: { kind: LoanKind }) {
  const { input, notes, turn, change, reset, address } = useCalculatorInput(shared[kind])
  const terms = loanTerms(input)
  const figures = loanFigures(terms)
  const settled = figures && (isPlanned(input.plan) || input.unread.length > 0) ? settledPlan(terms, input.plan) : undefined
  const changePlan = (plan: PlanInput) => change({ plan, unread: [] })
  return (
    <>
      <CalculatorFrame
        what="Instalment a month (EMI)"
        figure={<ResultFigure id="emi" value={figures?.emi} />}
        spoken={`${rupees(figures?.emi ?? Number.NaN)} a month`}
        notes={notes}
        labels={labels}
        address={address}
        onReset={reset}
        fields={<LoanFields key={turn} kind={kind} input={input} change={change} />}
      >
        <LoanSentence terms={terms} />
        <ResultList
          rows={[
            ['All instalments', <ResultFigure key="totalPayment" id="totalPayment" value={figures?.totalPayment} />],
            ['Of that interest', <ResultFigure key="totalInterest" id="totalInterest" value={figures?.totalInterest} />],
            ['Last instalment', <LastInstalment key="last" terms={terms} />],
          ]}
        />
        <LoanWorkings terms={terms} />
        {kind === 'home-loan' && <TaxSaved terms={terms} />}
      </CalculatorFrame>
      <LoanCharts terms={terms} />
      {settled && <PlanSection input={input.plan} settled={settled} unread={input.unread} onChange={changePlan} />}
      <LoanOptions terms={terms} plan={input.plan} onPlan={changePlan} />
      <LoanSchedule kind={kind} terms={terms} settled={settled} start={input.plan.start} />
    </>
  )
}

interface LoanFieldsProps {
  kind: LoanKind
  input: LoanInput
  change: (part: Partial<LoanInput>) => void
}

function LoanFields({ kind, input, change }: LoanFieldsProps) {
  const { principal, annualRate, years } = loanLimits[kind]
  return (
    <>
      <NumberField
        label={labels.principal}
        name="principal"
        limits={principal}
        value={input.principal}
        onChange={(value) => change({ principal: value })}
      />
      <NumberField
        label={labels.annualRate}
        name="annualRate"
        limits={annualRate}
        value={input.annualRatePercent}
        onChange={(annualRatePercent) => change({ annualRatePercent })}
      />
      <NumberField label={labels.years} name="years" limits={years} value={input.tenureYears} onChange={(tenureYears) => change({ tenureYears })} />
    </>
  )
}

function LoanSentence({ terms }: { terms: LoanTerms }) {
  const words = loanInWords(terms)
  if (!words) return null
  return (
    <p>
      For every ₹100 that you borrow you pay {rupees(words.interestPerHundredBorrowed)} of interest: {groupedNumber(words.interestSharePercent, 1)} %
      of all that you pay.
    </p>
  )
}

/** The interest of the first year, as what it takes off taxable income in the old regime. */
function TaxSaved({ terms }: { terms: LoanTerms }) {
  const first = repaidBetween({ ...terms, from: 1, to: 12 })
  if (!first) return null
  const to = `/income-tax-calculator?homeLoanInterest=${Math.round(first.interest)}`
  return <Ways ways={[{ text: `What ${wholeRupees(first.interest)} of interest in the first year save in tax`, to }]} />
}

/** The server knows no month of the reader's, so it says how long it takes. */
function LastInstalment({ terms }: { terms: LoanTerms }) {
  const now = useNow()
  return now ? monthText(maturityMonth(monthInIndia(now), terms.tenureMonths)) : `after ${valueText('years', terms.tenureMonths / 12)}`
}
