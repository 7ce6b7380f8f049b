/** The names of the calculators made from a definition. */
const describedNames = {
  '/sip-calculator': 'SIP',
  '/gst-calculator': 'GST',
  '/goal-calculator': 'Goal',
  '/swp-calculator': 'SWP',
  '/lumpsum-calculator': 'Lumpsum',
  '/rd-calculator': 'Recurring deposit',
  '/retirement-calculator': 'Retirement',
  '/loan-eligibility-calculator': 'Loan eligibility',
  '/flat-rate-calculator': 'Flat rate',
  '/balance-transfer-calculator': 'Balance transfer',
  '/returns-calculator': 'Returns',
  '/credit-card-calculator': 'Credit card',
  '/inflation-calculator': 'Inflation',
  '/gratuity-calculator': 'Gratuity',
  '/income-tax-calculator': 'Income tax',
  '/hra-calculator': 'HRA',
  '/salary-calculator': 'Salary',
  '/ppf-calculator': 'PPF',
  '/sukanya-calculator': 'Sukanya Samriddhi',
  '/post-office-calculator': 'Post office schemes',
  '/epf-calculator': 'EPF',
  '/nps-calculator': 'NPS',
  '/capital-gains-calculator': 'Capital gains',
  '/revenue-calculator': 'Revenue & profit',
  '/insurance-calculator': 'Insurance',
  '/networth-calculator': 'Net worth',
  '/budget-calculator': 'Budget',
} as const

/** The name of each calculator's page in its breadcrumb and in the structured data. */
export const calculatorNames = {
  '/loan-calculator': 'Loan',
  '/home-loan-calculator': 'Home loan',
  '/car-loan-calculator': 'Car loan',
  '/fixed-deposit-calculator': 'Fixed deposit',
  '/investment-calculator': 'Investment',
  '/credit-calculator': 'Credit score',
  '/calculators/accuracy': 'Accuracy',
  ...describedNames,
} as const

export type CalculatorPath = keyof typeof calculatorNames
export type DescribedCalculatorPath = keyof typeof describedNames

const home = { name: 'Home', to: '/' }
const calculators = { name: 'Calculators', to: '/calculators' }

export const calculatorsTrail = { steps: [home], name: calculators.name }

/** Returns the breadcrumb of a calculator's page. */
export const trailTo = (path: CalculatorPath) => ({ steps: [home, calculators], name: calculatorNames[path] })
