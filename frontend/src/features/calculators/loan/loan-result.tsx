import { monthInIndia, monthText, type CalendarMonth } from '../../../lib/calendar-month.ts'
import { rupees, wholeRupees } from '../../../lib/money.ts'
import { useNow } from '../../../ui/now.ts'
import type { SentenceProps, WorkedProps } from '../definition/calculator.ts'
import type { ExampleFieldsProps } from '../definition/example-fields.tsx'
import { ResultFigure } from '../frame/result-figure.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { Presets } from '../inputs/presets.tsx'
import { valueText } from '../inputs/value-words.ts'
import { loanTerms, type LoanFields, type LoanInput, type LoanResults } from './loan-fields.ts'
import { maturityMonth, type LoanTerms } from './loan-figures.ts'
import { loanPresets, type LoanKind } from './loan-limits.ts'
import { plainLoan } from './plan/loan-plan.ts'
import { planOutcome } from './plan/plan-results.ts'
import { leftOutWords } from './plan/plan-words.ts'

/** Makes the fields with typical loans below them, at the rate already in the field. */
export const loanExamples = (kind: LoanKind) =>
  function LoanExamples({ change, fill, children }: ExampleFieldsProps<LoanFields>) {
    return (
      <>
        {children(change)}
        <Presets presets={loanPresets[kind]} onPress={fill} />
      </>
    )
  }

// Only loans have the parts below, so the casts are safe.
const ofLoan = ({ figures, input }: WorkedProps) => ({ figures: figures as LoanResults, input: input as LoanInput })

/** The sentence, and before it how much of the plan does not count. */
export function LoanSentence({ words, ...worked }: SentenceProps) {
  const { figures, input } = ofLoan(worked)
  const leftOut = leftOutWords([...input.plan.unread, ...(figures.settled?.refused ?? [])])
  return (
    <>
      {leftOut && <p>{leftOut}</p>}
      <p>{words}</p>
    </>
  )
}

/** The instalment to the paisa and as banks round it, the totals, and the month of the last instalment. */
export function LoanList(worked: WorkedProps) {
  const { figures, input } = ofLoan(worked)
  const { emi, totalPayment, totalInterest } = figures
  const terms = loanTerms(input)
  return (
    <ResultList
      rows={[
        ['Exact EMI, in paise', rupees(emi)],
        ...asBanksDoIt(terms),
        ['Total paid', <ResultFigure key="totalPayment" id="totalPayment" value={totalPayment} />],
        ['Total interest', <ResultFigure key="totalInterest" id="totalInterest" value={totalInterest} />],
        ['Last instalment', <LastInstalment key="last" terms={terms} start={input.plan.given.start} />],
      ]}
    />
  )
}

/** The instalment rounded up to whole rupees, as banks do; the last instalment is smaller to make up for it. */
function asBanksDoIt(terms: LoanTerms): [name: string, figure: string][] {
  const outcome = planOutcome({ ...plainLoan(terms), rounding: 'rupee' })
  if (outcome.kind !== 'planned') return []
  const { plannedEmi, lastInstalment } = outcome.results
  return [['As banks round it', `${wholeRupees(plannedEmi)}, the last ${rupees(lastInstalment)}`]]
}

/** The month of the last instalment. Without a start date the server does not know the month, so it gives the duration. */
function LastInstalment({ terms, start }: { terms: LoanTerms; start: CalendarMonth | undefined }) {
  const now = useNow()
  const taken = start ?? (now && monthInIndia(now))
  return <span>{taken ? monthText(maturityMonth(taken, terms.tenureMonths)) : `after ${valueText('years', terms.tenureMonths / 12)}`}</span>
}
