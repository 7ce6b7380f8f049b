import { tableOf } from '@artha/contract/names-of'
import { monthInIndia, monthText, type CalendarMonth } from '../../../lib/calendar-month.ts'
import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { lateHydrated } from '../../../ui/late-hydrated.tsx'
import { useNow } from '../../../ui/now.ts'
import { CalculatorFrame } from '../frame/calculator-frame.tsx'
import { NumberField } from '../inputs/number-field.tsx'
import { BigFigure, ResultFigure } from '../frame/result-figure.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { Ways } from '../frame/ways.tsx'
import { Presets } from '../inputs/presets.tsx'
import { useCalculatorInput, type SharedInput } from '../inputs/use-calculator-input.ts'
import { valueText } from '../inputs/value-texts.ts'
import { compareLoan } from './compare-loan.ts'
import { loanFigures, loanInWords, maturityMonth, type LoanTerms } from './loan-figures.ts'
import { loanKinds, loanLimits, loanPresets, type LoanKind } from './loan-limits.ts'
import { loanLabels as labels, loanLink, loanTerms, readLoanLink, shownPlan, type LoanInput } from './loan-link.ts'
import { LoanWorkings } from './loan-workings.tsx'
import { plainLoan } from './plan/loan-plan.ts'
import { planOutcome } from './plan/plan-results.ts'
import { leftOutText, savingText } from './plan/plan-texts.ts'
import type { SettledPlan } from './plan/settled-plan.ts'
import { repaidBetween } from './repaid-between.ts'
import { whatIfText } from './usual-what-if.ts'

const shared = tableOf(loanKinds, (kind): SharedInput<LoanInput> => ({
  path: `/${kind}-calculator`,
  read: (query) => readLoanLink(kind, query),
  link: loanLink,
  compare: compareLoan,
}))

const LateCharts = lateHydrated(async () => (await import('./loan-charts.tsx')).LoanCharts)
const LateCourse = lateHydrated(async () => (await import('./loan-course.tsx')).LoanCourse)

/** The loan calculator: EMI, totals, charts, plan and schedule. */
export function LoanCalculator({ kind }: { kind: LoanKind }) {
  const { input, notes, turn, change, fill, reset, address } = useCalculatorInput(shared[kind])
  const terms = loanTerms(input)
  const figures = loanFigures(terms)
  const settled = shownPlan(input)
  const leftOut = leftOutText([...input.unread, ...(settled?.refused ?? [])])
  return (
    <>
      <CalculatorFrame
        what="Monthly instalment (EMI)"
        figure={<BigFigure id="emi" value={figures?.emi} />}
        spoken={`${rupees(figures?.emi ?? Number.NaN)} a month`}
        notes={notes}
        labels={labels}
        address={address}
        onReset={reset}
        fields={<LoanFields key={turn} kind={kind} input={input} change={change} onPreset={fill} />}
      >
        {leftOut && <p>{leftOut}</p>}
        <LoanSentence terms={terms} isPlanned={settled?.outcome.kind === 'planned'} />
        <WhatIf terms={terms} settled={settled} />
        <LateCharts terms={terms} settled={settled} />
        <ResultList
          rows={[
            ['Exact EMI, in paise', rupees(figures?.emi ?? Number.NaN)],
            ...asBanksDoIt(terms),
            ['Total paid', <ResultFigure key="totalPayment" id="totalPayment" value={figures?.totalPayment} />],
            ['Total interest', <ResultFigure key="totalInterest" id="totalInterest" value={figures?.totalInterest} />],
            ['Last instalment', <LastInstalment key="last" terms={terms} start={input.plan.start} />],
          ]}
        />
        <LoanWorkings terms={terms} />
        {kind === 'home-loan' && <TaxSaved terms={terms} />}
      </CalculatorFrame>
      <LateCourse kind={kind} input={input} change={change} />
    </>
  )
}

interface LoanFieldsProps {
  kind: LoanKind
  input: LoanInput
  change: (part: Partial<LoanInput>) => void
  /** Fills several fields and shows the new values in them. */
  onPreset: (part: Partial<LoanInput>) => void
}

function LoanFields({ kind, input, change, onPreset }: LoanFieldsProps) {
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
      <Presets presets={loanPresets[kind]} onPress={onPreset} />
    </>
  )
}

/** About the loan without its plan, like the main result; the ring beside it includes the plan. */
function LoanSentence({ terms, isPlanned }: { terms: LoanTerms; isPlanned: boolean }) {
  const words = loanInWords(terms)
  if (!words) return null
  return (
    <p>
      {`${isPlanned ? 'Without your plan, for' : 'For'} every ₹100 you borrow, you pay ${rupees(words.interestPerHundredBorrowed)} in interest: ${percentText(words.interestSharePercent, 1)} of everything you pay.`}
    </p>
  )
}

/** The effect of the plan or, without one, of a typical prepayment. */
function WhatIf({ terms, settled }: { terms: LoanTerms; settled: SettledPlan | undefined }) {
  const words = settled?.outcome.kind === 'planned' ? `With your plan: ${savingText(settled.outcome.results)}.` : whatIfText(terms)
  return words ? <p>{words}</p> : null
}

/** The instalment rounded up to whole rupees, as banks do; the last instalment is smaller to make up for it. */
function asBanksDoIt(terms: LoanTerms): [name: string, figure: string][] {
  const outcome = planOutcome({ ...plainLoan(terms), rounding: 'rupee' })
  if (outcome.kind !== 'planned') return []
  const { plannedEmi, lastInstalment } = outcome.results
  return [['As banks round it', `${wholeRupees(plannedEmi)}, the last ${rupees(lastInstalment)}`]]
}

/** A link to the tax calculator with the first year's interest, which is deductible in the old regime. */
function TaxSaved({ terms }: { terms: LoanTerms }) {
  const first = repaidBetween({ ...terms, from: 1, to: 12 })
  if (!first) return null
  const to = `/income-tax-calculator?homeLoanInterest=${Math.round(first.interest)}`
  return <Ways ways={[{ text: `Tax saved on ${wholeRupees(first.interest)} of first-year interest`, to }]} />
}

/** The month of the last instalment. Without a start date the server does not know the month, so it gives the duration. */
function LastInstalment({ terms, start }: { terms: LoanTerms; start: CalendarMonth | undefined }) {
  const now = useNow()
  const taken = start ?? (now && monthInIndia(now))
  return <span>{taken ? monthText(maturityMonth(taken, terms.tenureMonths)) : `after ${valueText('years', terms.tenureMonths / 12)}`}</span>
}
