import { calculatorNames } from '../../features/calculators/calculator-metas.ts'

/** The calculators of each topic, the most used first. A topic that is not listed has none. */
const calculatorsByTopic: Readonly<Record<string, readonly string[]>> = {
  finance: ['/networth-calculator', '/epf-calculator', '/goal-calculator', '/inflation-calculator', '/credit-calculator'],
  budget: ['/budget-calculator', '/salary-calculator', '/goal-calculator', '/inflation-calculator'],
  investment: ['/sip-calculator', '/lumpsum-calculator', '/returns-calculator', '/goal-calculator', '/swp-calculator', '/investment-calculator'],
  loan: [
    '/home-loan-calculator',
    '/loan-calculator',
    '/car-loan-calculator',
    '/loan-eligibility-calculator',
    '/balance-transfer-calculator',
    '/flat-rate-calculator',
  ],
  gst: ['/gst-calculator', '/revenue-calculator'],
  tax: ['/income-tax-calculator', '/salary-calculator', '/hra-calculator', '/capital-gains-calculator', '/gratuity-calculator'],
  saving: ['/fixed-deposit-calculator', '/rd-calculator', '/ppf-calculator', '/post-office-calculator', '/sukanya-calculator', '/nps-calculator'],
  'case-studies': ['/budget-calculator', '/loan-calculator', '/salary-calculator'],
  fintech: ['/loan-calculator', '/credit-card-calculator', '/flat-rate-calculator'],
  calculator: ['/sip-calculator', '/home-loan-calculator', '/income-tax-calculator', '/gst-calculator', '/ppf-calculator'],
  'finance-blog': ['/networth-calculator', '/retirement-calculator', '/goal-calculator', '/budget-calculator'],
  insurance: ['/insurance-calculator', '/networth-calculator'],
}

/** Returns a topic's calculators with their names, by the slug of the topic. */
export const topicCalculators = (slug: string) => (calculatorsByTopic[slug] ?? []).map((path) => ({ path, name: calculatorNames[path] ?? path }))
