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
    // Only the server's HTML needs the share picture
    ...(import.meta.env.SSR && path.endsWith('-calculator') && { image: calculatorSharePicture(path) }),
    jsonLd: [breadcrumbData(site, [all, { name: calculatorNames[path], path }])],
  })

export const calculatorsHead = (site: HeadContext): Head => ({
  title: 'Calculators',
  description: 'Loan, insurance, net worth, budget, investment, credit score and revenue on one page, with results as you type.',
  canonicalPath: all.path,
  jsonLd: [breadcrumbData(site, [all])],
})

export const accuracyHead = calculatorHead(
  'How accurate our calculators are',
  'Published figures for loans, deposits and investments next to ours: source, expected, ours and the difference.',
  '/calculators/accuracy',
)

export const loanHead = calculatorHead(
  'Loan calculator: EMI and schedule',
  'The monthly EMI of a loan, the total paid, the total interest, and the schedule by financial year and month.',
  '/loan-calculator',
)
export const homeLoanHead = calculatorHead(
  'Home loan calculator: EMI and schedule',
  'The monthly EMI of a home loan, the total cost, and the balance after each year.',
  '/home-loan-calculator',
)
export const carLoanHead = calculatorHead(
  'Car loan calculator: EMI and schedule',
  'The monthly EMI of a car loan, the total interest, and the schedule by financial year and month.',
  '/car-loan-calculator',
)

export const depositHead = calculatorHead(
  'Fixed deposit calculator',
  'What a fixed deposit earns with yearly and quarterly interest, and how it grows year by year.',
  '/fixed-deposit-calculator',
)
export const investmentHead = calculatorHead(
  'Investment calculator',
  'What a lump sum plus monthly savings grow to, with a year-by-year table and why other sites differ.',
  '/investment-calculator',
)

export const creditHead = calculatorHead(
  'Credit score estimator',
  'An estimate of your credit score from five habits: its band, and what moves it most.',
  '/credit-calculator',
)

/** Title and description for search engines, for each calculator made from a definition. */
const described: Readonly<Record<DescribedCalculatorPath, readonly [title: string, description: string]>> = {
  '/sip-calculator': [
    'SIP calculator with step-up',
    'What a monthly SIP grows to, with yearly step-ups, in today’s money, and the cost of waiting; year by year.',
  ],
  '/gst-calculator': ['GST calculator: add and remove', 'Add GST to a price or take it out, with CGST, SGST and IGST, at any rate.'],
  '/goal-calculator': ['Goal calculator', 'How much to save each month for a goal, allowing for inflation and existing savings.'],
  '/swp-calculator': ['SWP calculator', 'How long your money lasts with a monthly withdrawal, and what remains.'],
  '/lumpsum-calculator': ['Lumpsum calculator', 'What a one-time investment grows to, depending on how often it compounds.'],
  '/rd-calculator': ['Recurring deposit (RD) calculator', 'What a monthly deposit grows to with quarterly compounding, by the banks’ formula.'],
  '/retirement-calculator': ['Retirement calculator', 'The corpus you need to retire, and how much to save each month until then.'],
  '/loan-eligibility-calculator': ['Loan eligibility calculator', 'The EMI your income allows, and the loan it repays.'],
  '/flat-rate-calculator': [
    'Flat rate to reducing rate calculator',
    'What a flat interest rate really costs, as a reducing-balance rate with the same EMI.',
  ],
  '/balance-transfer-calculator': [
    'Balance transfer calculator',
    'Is moving your loan worth it? EMIs, cost, interest saved and when you break even.',
  ],
  '/returns-calculator': ['Returns calculator: CAGR and XIRR', 'The annual return on an amount that grew, or on payments made on different dates.'],
  '/credit-card-calculator': [
    'Credit card calculator',
    'How long it takes to clear a card bill and what it costs: minimum payment or a fixed amount.',
  ],
  '/inflation-calculator': ['Inflation calculator', 'What today’s money will buy in future, and what inflation takes from your return.'],
  '/gratuity-calculator': ['Gratuity calculator', 'The gratuity your employer owes you for your years of service.'],
  '/income-tax-calculator': [
    'Income tax calculator: old or new regime',
    'Your tax in both regimes, step by step, with rebate, marginal relief, surcharge and cess, and which is lower.',
  ],
  '/hra-calculator': ['HRA calculator', 'How much of your house rent allowance is exempt in the old regime, with each year’s list of cities.'],
  '/salary-calculator': ['Salary calculator: in hand from CTC', 'How much of your CTC reaches your bank each month after PF and tax.'],
  '/ppf-calculator': ['PPF calculator', 'What your Public Provident Fund grows to, year by year, with loans, withdrawals and five-year extensions.'],
  '/sukanya-calculator': ['Sukanya Samriddhi calculator', 'What an account for your daughter grows to in twenty-one years, year by year.'],
  '/post-office-calculator': ['Post office schemes calculator', 'NSC, KVP, SCSS, MIS and time deposits: what each pays, and when.'],
  '/epf-calculator': ['EPF calculator', 'Your EPF balance at the end: both shares, the pension part and the interest, at the wage ceiling in force.'],
  '/nps-calculator': ['NPS calculator', 'Your NPS corpus, the tax-free lump sum, and your monthly pension.'],
  '/capital-gains-calculator': [
    'Capital gains tax calculator',
    'The tax on shares, funds, property or gold you sold, with indexation where allowed.',
  ],
  '/revenue-calculator': ['Revenue and profit calculator', 'Units, price, other income and expenses: your revenue, profit and status.'],
  '/insurance-calculator': [
    'Insurance calculator',
    'A rough monthly premium for life, health or vehicle insurance by age and type, with the formula.',
  ],
  '/networth-calculator': ['Net worth calculator', 'What you own minus what you owe, row by row.'],
  '/budget-calculator': ['Budget planner', 'Monthly income and expenses, and what you have left.'],
}

export const describedHeads = tableOf(namesOf(described), (path) => calculatorHead(...described[path], path))
