import { namesOf, tableOf } from '@artha/contract/names-of'
import type { Head, HeadContext } from '../page-route.ts'
import { calculatorSharePicture } from '../share-picture.ts'
import { breadcrumbData } from '../structured-data.ts'
import { calculatorNames, calculatorsTrail, type CalculatorPath, type DescribedCalculatorPath } from './calculator-trails.ts'

const all = { name: calculatorsTrail.name, path: '/calculators' }

const calculatorHead =
  (title: string, description: string, path: CalculatorPath) =>
  (site: HeadContext): Head => ({
    title,
    description,
    canonicalPath: path,
    // Only the server names it
    ...(import.meta.env.SSR && path.endsWith('-calculator') && { image: calculatorSharePicture(path) }),
    jsonLd: [breadcrumbData(site, [all, { name: calculatorNames[path], path }])],
  })

export const calculatorsHead = (site: HeadContext): Head => ({
  title: 'Calculators',
  description: 'Loan, insurance, net worth, budget, investment, credit score and revenue on one page, worked out as you type.',
  canonicalPath: all.path,
  jsonLd: [breadcrumbData(site, [all])],
})

export const accuracyHead = calculatorHead(
  'How exact the calculators are',
  'Published figures of loans, deposits and investments beside ours: source, expected, ours and the difference, worked out on the page.',
  '/calculators/accuracy',
)

export const loanHead = calculatorHead(
  'Loan calculator: EMI and schedule',
  'The monthly instalment of a loan, all instalments, all interest, and the schedule by financial year and month.',
  '/loan-calculator',
)
export const homeLoanHead = calculatorHead(
  'Home loan calculator: EMI and schedule',
  'The monthly instalment of a home loan, what it adds up to, and what is still owed after each year.',
  '/home-loan-calculator',
)
export const carLoanHead = calculatorHead(
  'Car loan calculator: EMI and schedule',
  'The monthly instalment of a car loan, all interest, and the schedule by financial year and month.',
  '/car-loan-calculator',
)

export const depositHead = calculatorHead(
  'Fixed deposit calculator',
  'What a fixed deposit comes to with yearly and with quarterly interest, and how it grows year by year.',
  '/fixed-deposit-calculator',
)
export const investmentHead = calculatorHead(
  'Investment calculator',
  'What a sum at once and a sum each month grow to, with the year table and the reason why another site differs.',
  '/investment-calculator',
)

export const insuranceHead = calculatorHead(
  'Insurance calculator',
  'A rough monthly premium for life, health or vehicle insurance by age and type, with the formula.',
  '/insurance-calculator',
)
export const creditHead = calculatorHead(
  'Credit score estimator',
  'An estimate of a credit score from five habits: its band, and what moves it most.',
  '/credit-calculator',
)
export const revenueHead = calculatorHead(
  'Revenue and profit calculator',
  'Units, price, other income and expenses: the revenue, the profit and how it stands.',
  '/revenue-calculator',
)

export const netWorthHead = calculatorHead('Net worth calculator', 'What you own less what you owe, row by row.', '/networth-calculator')
export const budgetHead = calculatorHead('Budget planner', 'What comes in and goes out in a month, and what is left of it.', '/budget-calculator')

/** What the calculators say of themselves that are described: title and description. */
const described: Readonly<Record<DescribedCalculatorPath, readonly [title: string, description: string]>> = {
  '/sip-calculator': [
    'SIP calculator with step-up',
    'What a monthly investment grows to, with a step-up, in today’s money, and what waiting costs; year by year.',
  ],
  '/gst-calculator': ['GST calculator: add and remove', 'The tax on an amount or in one, with CGST, SGST and IGST, at any rate.'],
  '/goal-calculator': ['Goal calculator', 'What to put aside each month for a sum at a later day, with inflation and what is saved already.'],
  '/swp-calculator': ['SWP calculator', 'What is left of a sum from which something is taken each month, and how long it lasts.'],
  '/lumpsum-calculator': ['Lumpsum calculator', 'What a sum that is left alone grows to, by how often its interest is added.'],
  '/rd-calculator': ['Recurring deposit (RD) calculator', 'What a deposit every month comes to with quarterly interest, by the banks’ formula.'],
  '/retirement-calculator': [
    'Retirement calculator',
    'What a month will cost, the sum that pays for retirement, and what to save each month until then.',
  ],
  '/loan-eligibility-calculator': ['Loan eligibility calculator', 'The instalment that an income has room for, and the loan that it repays.'],
  '/flat-rate-calculator': [
    'Flat rate to reducing rate calculator',
    'What a flat rate of interest really costs: the same instalment as a reducing rate.',
  ],
  '/balance-transfer-calculator': [
    'Balance transfer calculator',
    'Whether moving a loan pays: instalments, cost, interest saved and the month in which the cost is back.',
  ],
  '/returns-calculator': ['Returns calculator: CAGR and XIRR', 'The yearly return of a sum that grew, and of payments on many days.'],
  '/credit-card-calculator': [
    'Credit card calculator',
    'How long a card takes to be repaid and what that costs, with the minimum payment and a fixed one.',
  ],
  '/inflation-calculator': ['Inflation calculator', 'What a sum will have to be to buy the same, and what is left of a return.'],
  '/gratuity-calculator': ['Gratuity calculator', 'What an employer owes for years of service, and how many years count.'],
  '/income-tax-calculator': [
    'Income tax calculator: old or new regime',
    'The tax of a year in both regimes step by step, with rebate, marginal relief, surcharge and cess, and which one is lower.',
  ],
  '/hra-calculator': ['HRA calculator', 'What of the house rent allowance is exempt in the old regime, with the cities of each year.'],
  '/salary-calculator': [
    'Salary calculator: in hand from CTC',
    'What of a yearly cost to company reaches the bank each month, after provident fund and tax.',
  ],
  '/ppf-calculator': ['PPF calculator', 'What the Public Provident Fund comes to, year by year, with loans, withdrawals and blocks of five years.'],
  '/sukanya-calculator': ['Sukanya Samriddhi calculator', 'What an account for a daughter comes to after twenty-one years, year by year.'],
  '/post-office-calculator': ['Post office schemes calculator', 'NSC, KVP, SCSS, MIS and time deposits: what each pays, and when.'],
  '/epf-calculator': [
    'EPF calculator',
    'What the provident fund comes to: both shares, the pension scheme’s part and the interest, by the ceiling of the day.',
  ],
  '/nps-calculator': ['NPS calculator', 'What the National Pension System comes to, what is paid out and free of tax, and the pension of the rest.'],
  '/capital-gains-calculator': [
    'Capital gains tax calculator',
    'The tax on shares, funds, a home or gold that were sold, with indexation where it is allowed.',
  ],
}

export const describedHeads = tableOf(namesOf(described), (path) => calculatorHead(...described[path], path))
