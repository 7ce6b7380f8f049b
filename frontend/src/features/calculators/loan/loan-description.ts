import { exactRupees, groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { lateHydrated } from '../../../ui/late-hydrated.tsx'
import type { CalculatorDescription } from '../definition/calculator.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { valueText } from '../inputs/value-words.ts'
import { inputRow, rupeesRow, type ComparedRow } from '../scenarios/compared-row.ts'
import { loanFields, loanTerms, planned, shownPlan, type LoanFields, type LoanInput, type LoanResults } from './loan-fields.ts'
import { loanFigures, loanInWords, loanWorkings } from './loan-figures.ts'
import type { LoanKind } from './loan-limits.ts'
import { LoanList, LoanSentence, loanExamples } from './loan-result.tsx'
import { isPlanned, noPlan } from './plan/plan-rows.ts'
import { planWords, savingWords } from './plan/plan-words.ts'
import type { SettledPlan } from './plan/settled-plan.ts'
import { usualPartPayment } from './usual-part-payment.ts'

const Pictures = lateHydrated(async () => (await import('./loan-charts.tsx')).LoanPictures)
const Course = lateHydrated(async () => (await import('./loan-course.tsx')).LoanCourse)

const resultsOfPlan = (settled: SettledPlan | undefined) => (settled?.outcome.kind === 'planned' ? settled.outcome.results : undefined)

/** The sentence is about the loan without its plan, like the main result; the ring beside it includes the plan. */
function costWords(settled: SettledPlan | undefined, input: LoanInput) {
  const words = loanInWords(loanTerms(input))
  return `${resultsOfPlan(settled) ? 'Without your plan, for' : 'For'} every ₹100 you borrow, you pay ${rupees(words?.interestPerHundredBorrowed ?? Number.NaN)} in interest: ${percentText(words?.interestSharePercent ?? Number.NaN, 1)} of everything you pay.`
}

/** Inputs and results of a loan and its plan, one row each. */
function compareLoan(input: LoanInput): ComparedRow[] {
  const { principal, annualRate, term, plan } = input
  const figures = loanFigures(loanTerms(input))
  const ofPlan = resultsOfPlan(shownPlan(input))
  return [
    inputRow('Loan amount', 'rupees', principal),
    inputRow('Annual interest rate', 'percent', annualRate),
    { name: 'Loan tenure', text: valueText('years', term / 12) },
    ...(isPlanned(plan.given) ? [{ name: 'Plan', text: planWords(plan.given) }] : []),
    rupeesRow('Monthly instalment', figures?.emi),
    ...(ofPlan
      ? [
          { name: 'Months with the plan', text: String(ofPlan.plannedMonths), isResult: true },
          rupeesRow('Interest with the plan', ofPlan.plannedInterest),
        ]
      : []),
    rupeesRow('Total paid', figures?.totalPayment),
    rupeesRow('Total interest', figures?.totalInterest),
  ]
}

/** The EMI formula with the reader's loan. */
function loanSteps({ emi, totalPayment, totalInterest }: LoanResults, input: LoanInput) {
  const terms = loanTerms(input)
  const workings = loanWorkings(terms)
  if (!workings) return []
  const [amount, rate, growth] = [exactRupees(terms.principal), groupedNumber(workings.monthlyRate, 8), groupedNumber(workings.growthFactor, 8)]
  return [
    `P, the amount borrowed: ${amount}`,
    `i, the monthly rate: ${percentText(terms.annualRatePercent)} ÷ 12 = ${rate}`,
    `n, the number of instalments: ${workings.instalments}`,
    `(1 + i)ⁿ = ${growth}`,
    `EMI = ${amount} × ${rate} × ${growth} ÷ (${growth} − 1) = ${rupees(emi)}`,
    `Total paid: EMI × n = ${rupees(totalPayment)}`,
    `Total interest: total paid − P = ${rupees(totalInterest)}`,
  ]
}

/** The definition of the three loan calculators, apart from path and title. They differ in their limits and examples. */
export const loanDescription = (kind: LoanKind): Omit<CalculatorDescription<LoanFields, LoanResults>, 'path' | 'name' | 'title' | 'standfirst'> => ({
  fields: loanFields(kind),
  Example: loanExamples(kind),
  work: (input) => {
    const figures = loanFigures(loanTerms(input))
    return figures ? { ...figures, settled: shownPlan(input) } : nothingToWorkOut
  },
  results: () => [
    { id: 'emi', name: 'Monthly instalment (EMI)' },
    { id: 'totalPayment', name: 'Total paid', isToThePaisa: true },
    { id: 'totalInterest', name: 'Total interest', isToThePaisa: true },
  ],
  spoken: ({ emi }) => `${rupees(emi)} a month`,
  sentence: ({ settled }, input) => costWords(settled, input),
  Sentence: LoanSentence,
  List: LoanList,
  said: false,
  compare: compareLoan,
  // With a plan its effect, else that of a typical part payment
  whatIf: {
    change: (input) => {
      if (resultsOfPlan(shownPlan(input))) return {}
      const part = usualPartPayment(loanTerms(input))
      return part && planned({ ...noPlan, partPayments: [part] })
    },
    words: ({ settled }, now, { plan }) => {
      const results = resultsOfPlan(settled)
      const lead = resultsOfPlan(now?.settled) ? 'With your plan' : `Pay ${wholeRupees(plan.given.partPayments[0]?.amount ?? 0)} extra after month 12`
      return results && `${lead}: ${savingWords(results)}.`
    },
  },
  formula: 'EMI = P × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1)',
  steps: (_figures, input, worked) => loanSteps(worked, input),
  Pictures,
  Course,
  accuracy: 'Lenders may differ in rounding, fees and the days they charge interest.',
})
