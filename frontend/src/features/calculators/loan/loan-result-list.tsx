import { monthInIndia, monthText, type CalendarMonth } from '../../../lib/calendar-month.ts'
import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { useIsHydrated } from '../../../ui/is-hydrated.ts'
import { useNow } from '../../../ui/now.ts'
import type { SentenceProps, WorkedProps } from '../definition/calculator.ts'
import { ResultAmount } from '../frame/result-amount.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { valueText } from '../inputs/value-texts.ts'
import { loanOfFields, termsOfFields } from './loan-fields.ts'
import { loanResults, loanInWords, maturityMonth, type LoanTerms } from './loan-results.ts'
import { loanTerms } from './loan-link.ts'
import { plainLoan } from './plan/loan-plan.ts'
import { planOutcome } from './plan/plan-results.ts'
import { leftOutText, savingText } from './plan/plan-texts.ts'
import { shownPlan } from './shown-plan.ts'
import { whatIfText } from './usual-what-if.ts'

/** The interest in the loan without its plan, like the main result, and the effect of the plan or, without one, of a typical prepayment. */
export function LoanSentence({ input }: SentenceProps) {
  const loan = loanOfFields(input)
  const settled = shownPlan(loan)
  const planned = settled?.outcome.kind === 'planned' ? settled.outcome.results : undefined
  const terms = loanTerms(loan)
  const interest = loanInWords(terms)
  const leftOut = leftOutText([...loan.unread, ...(settled?.refused ?? [])])
  const whatIf = planned ? `With your plan: ${savingText(planned)}.` : whatIfText(terms)
  return (
    <>
      {leftOut && <p>{leftOut}</p>}
      {interest && (
        <p>
          {`${planned ? 'Without your plan, for' : 'For'} every ₹100 you borrow, you pay ${rupees(interest.interestPerHundredBorrowed)} in interest: ${percentText(interest.interestSharePercent, 1)} of everything you pay.`}
        </p>
      )}
      {whatIf && <p>{whatIf}</p>}
    </>
  )
}

/** The results of a loan: the instalment as banks round it, and the month of the last one. */
export function LoanList({ input }: WorkedProps) {
  const terms = termsOfFields(input)
  const results = loanResults(terms)
  return (
    <ResultList
      rows={[
        ['Exact EMI, in paise', rupees(results?.emi ?? Number.NaN)],
        ...asBanksDoIt(terms),
        ['Total paid', <ResultAmount key="totalPayment" id="totalPayment" value={results?.totalPayment} />],
        ['Total interest', <ResultAmount key="totalInterest" id="totalInterest" value={results?.totalInterest} />],
        ['Last instalment', <LastInstalment key="last" terms={terms} start={loanOfFields(input).plan.start} />],
      ]}
    />
  )
}

/** The instalment rounded up to whole rupees, as banks do; the last instalment is smaller to make up for it. */
function asBanksDoIt(terms: LoanTerms): [name: string, result: string][] {
  const outcome = planOutcome({ ...plainLoan(terms), rounding: 'rupee' })
  if (outcome.kind !== 'planned') return []
  const { plannedEmi, lastInstalment } = outcome.results
  return [['As banks round it', `${wholeRupees(plannedEmi)}, the last ${rupees(lastInstalment)}`]]
}

/** The month of the last instalment. Without a start date the server does not know the month, so it gives the duration. */
function LastInstalment({ terms, start }: { terms: LoanTerms; start: CalendarMonth | undefined }) {
  // The first render must match the server's, even if hydration is late and the month is already known
  const isHydrated = useIsHydrated()
  const now = useNow()
  const taken = start ?? (isHydrated && now ? monthInIndia(now) : undefined)
  return <span>{taken ? monthText(maturityMonth(taken, terms.tenureMonths)) : `after ${valueText('years', terms.tenureMonths / 12)}`}</span>
}
