import { rupees } from '../../../lib/money.ts'
import { lateHydrated } from '../../../ui/late-hydrated.tsx'
import { calculator, type WorkedProps } from '../definition/calculator.ts'
import type { ExampleFieldsProps } from '../definition/example-fields.tsx'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { Presets } from '../inputs/presets.tsx'
import type { compareLoan } from './compare-loan.ts'
import { fieldsOfLoan, loanFields, loanOfFields, termsOfFields, type LoanFields } from './loan-fields.ts'
import { loanResults } from './loan-results.ts'
import { loanPresets, type LoanKind } from './loan-limits.ts'
import { loanLink, readLoanLink } from './loan-link.ts'
import { loanParameters } from './loan-parameters.ts'

/** These load late: they need the engine of the plan, which would be too much for the first script. */
const LateSentence = lateHydrated(async () => (await import('./loan-result-list.tsx')).LoanSentence)
const LateList = lateHydrated(async () => (await import('./loan-result-list.tsx')).LoanList)
const LateCharts = lateHydrated(async () => (await import('./loan-charts.tsx')).LoanCharts)

let compared: typeof compareLoan | undefined
let preparing: Promise<unknown> | undefined

/** Loads the comparison of scenarios, which needs the engine too. After a failure the next call tries again. */
const prepare = () =>
  (preparing ??= import('./compare-loan.ts').then(
    (late) => {
      compared = late.compareLoan
    },
    (error: unknown) => {
      preparing = undefined
      throw error
    },
  ))

/** Returns the fields of a loan with buttons for typical loans below them. */
const withPresets = (kind: LoanKind) =>
  function LoanFieldsWithPresets({ change, fill, children }: ExampleFieldsProps<LoanFields>) {
    return (
      <>
        {children(change)}
        <Presets presets={loanPresets[kind]} onPress={({ principal, tenureYears }) => fill({ principal, years: tenureYears * 12 })} />
      </>
    )
  }

/** The texts in which the three loans differ. */
interface LoanTexts {
  name: string
  title: string
  standfirst: string
}

/** The definition of a loan's calculator; its plan is the part below. */
export const loanDefinition = (kind: LoanKind, texts: LoanTexts) =>
  calculator({
    path: `/${kind}-calculator`,
    ...texts,
    fields: loanFields(kind),
    parameters: loanParameters,
    shared: {
      read(query) {
        const { input, notes } = readLoanLink(kind, query)
        return { input: fieldsOfLoan(input), notes }
      },
      link: (values) => loanLink(loanOfFields(values)),
      compare: (values) => compared?.(loanOfFields(values)) ?? [],
      prepare,
    },
    work: (values) => loanResults(termsOfFields(values)) ?? nothingToWorkOut,
    results: () => [
      { id: 'emi', name: 'Monthly instalment (EMI)' },
      { id: 'totalPayment', name: 'Total paid' },
      { id: 'totalInterest', name: 'Total interest' },
    ],
    spoken: ({ emi }) => `${rupees(emi)} a month`,
    sentence: () => '',
    said: false,
    Sentence: LateSentence,
    List: LateList,
    Workings: lateHydrated<WorkedProps>(async () => {
      const { HomeLoanWorkings, LoanWorkings } = await import('./loan-workings.tsx')
      return kind === 'home-loan' ? HomeLoanWorkings : LoanWorkings
    }),
    Pictures: LateCharts,
    Part: lateHydrated(async () => (await import('./loan-course.tsx')).loanCourse(kind)),
    Example: withPresets(kind),
    accuracy: 'Lenders may differ in rounding, fees and the days they charge interest.',
  })
