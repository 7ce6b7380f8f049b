import type { SearchType } from './search-types.ts'
import { topicPath } from './topics.ts'

/** A page of this site that no editor writes: what it is called, what it is for, and by which other words it is looked for. */
export interface SearchPlace {
  path: string
  type: Extract<SearchType, 'calculators' | 'topics' | 'pages'>
  title: string
  line: string
  words: string
}

const calculator = (name: string, title: string, line: string, words = ''): SearchPlace => ({
  path: `/${name}-calculator`,
  type: 'calculators',
  title,
  line,
  words,
})
const topic = (category: string, line: string, words = ''): SearchPlace => ({
  path: topicPath(category),
  type: 'topics',
  title: category,
  line,
  words,
})
const page = (path: string, title: string, line: string, words = ''): SearchPlace => ({ path, type: 'pages', title, line, words })

const calculators = [
  calculator('loan', 'Loan EMI calculator', 'The EMI of a loan, its interest and each month until it is repaid.', 'personal loan, education loan'),
  calculator(
    'home-loan',
    'Home loan EMI calculator',
    'The EMI of a home loan, its interest, and what a prepayment saves.',
    'house loan, prepay, amortisation',
  ),
  calculator('car-loan', 'Car loan EMI calculator', 'The EMI of a loan for a car or bike, and its interest.', 'vehicle loan, two-wheeler, auto loan'),
  calculator('loan-eligibility', 'Loan eligibility calculator', 'The EMI your income allows, and the loan it repays.', 'how much loan, FOIR'),
  calculator('flat-rate', 'Flat rate to reducing rate calculator', 'What a flat rate really costs, as a reducing-balance rate with the same EMI.'),
  calculator(
    'balance-transfer',
    'Balance transfer calculator',
    'Is moving a loan worth it? EMIs, cost and the interest saved.',
    'refinance, loan transfer',
  ),
  calculator(
    'credit-card',
    'Credit card calculator',
    'How long a credit card takes to clear with the minimum payment or a fixed amount, and the cost.',
    'card bill, minimum due',
  ),
  calculator('credit', 'Credit score estimate', 'What shapes a credit score, as an estimate.', 'CIBIL score calculator'),
  calculator(
    'income-tax',
    'Income tax calculator: old or new regime',
    'Your tax in both regimes, step by step, and which is lower.',
    '80C, 80D, slab, ITR, deduction',
  ),
  calculator(
    'salary',
    'Salary calculator: in hand from CTC',
    'How much of your cost to company reaches your bank each month.',
    'take home, in-hand, payslip',
  ),
  calculator(
    'hra',
    'How much of your house rent allowance is exempt in the old regime.',
    'What of the house rent allowance is exempt in the old regime.',
    'house rent allowance',
  ),
  calculator(
    'gst',
    'GST calculator: add and remove',
    'Add GST to a price or take it out, with CGST, SGST and IGST.',
    'inclusive, exclusive, goods and services tax',
  ),
  calculator('capital-gains', 'Capital gains tax calculator', 'The tax on shares, funds, property or gold you sold.', 'LTCG, STCG, indexation'),
  calculator('gratuity', 'Gratuity calculator', 'The gratuity your employer owes you for your years of service.'),
  calculator('sip', 'SIP calculator with step-up', 'What a monthly investment grows to, year by year.', 'mutual fund, systematic investment plan'),
  calculator('lumpsum', 'Lumpsum calculator', 'What a one-time investment grows to.', 'one time investment, mutual fund'),
  calculator('goal', 'Goal calculator', 'How much to save each month for a goal.', 'target, education, marriage'),
  calculator(
    'swp',
    'How long your money lasts with a monthly withdrawal.',
    'What is left of a sum from which something is taken each month.',
    'systematic withdrawal plan',
  ),
  calculator(
    'retirement',
    'Retirement calculator',
    'The corpus you need to retire, and how much to save each month until then.',
    'FIRE, pension, retirement planning',
  ),
  calculator('inflation', 'Inflation calculator', 'What today’s money will buy in future.', 'mehngai'),
  calculator('returns', 'Returns calculator: CAGR and XIRR', 'The annual return on an amount that grew, or on payments made on different dates.'),
  calculator(
    'fixed-deposit',
    'Fixed deposit (FD) calculator',
    'What a deposit earns with quarterly interest, before and after tax.',
    'term deposit, bank FD',
  ),
  calculator('rd', 'Recurring deposit (RD) calculator', 'What a monthly deposit grows to with quarterly interest.'),
  calculator(
    'ppf',
    'What the Public Provident Fund grows to, year by year.',
    'What the Public Provident Fund comes to, year by year.',
    'public provident fund',
  ),
  calculator('sukanya', 'Sukanya Samriddhi calculator', 'What an account for your daughter grows to in twenty-one years.', 'SSY, girl child'),
  calculator(
    'post-office',
    'Post office schemes calculator',
    'NSC, KVP, SCSS, MIS and time deposits: what each pays, and when.',
    'senior citizen savings scheme, small savings',
  ),
  calculator(
    'epf',
    'Your provident fund balance at the end: both shares and the interest.',
    'What the provident fund comes to: both shares and the interest.',
    'employees provident fund, PF',
  ),
  calculator(
    'nps',
    'Your National Pension System corpus, and the pension it buys.',
    'What the National Pension System comes to, and the pension of it.',
    'national pension system',
  ),
  calculator('investment', 'Investment calculator', 'What a lump sum plus monthly savings grow to.', 'compound interest'),
  calculator('networth', 'Net worth calculator', 'What you own minus what you owe, row by row.', 'assets, liabilities'),
  calculator('budget', 'Budget planner', 'Monthly income and expenses, and what you have left.', 'expenses, 50-30-20'),
  calculator('insurance', 'Insurance calculator', 'How much cover a family needs.', 'life cover, term insurance, human life value'),
  calculator('revenue', 'Revenue calculator', 'What a business earns after its costs.', 'profit, margin, sales'),
]

const topics = [
  topic('News', 'What changed in money, with date and source.'),
  topic('Finance', 'Money in general, from accounts to apps.', 'personal finance'),
  topic('Budget', 'The Union Budget, and household and business budgets.'),
  topic('Investment', 'Funds, shares, gold and plans for your goals.', 'mutual fund, equity'),
  topic('Loan', 'Home, car, gold and personal loans, and what they cost.', 'EMI, borrowing'),
  topic('GST', 'Goods and services tax: rates, returns, refunds.'),
  topic('Tax', 'Income tax: regimes, returns, deductions, due dates.', 'income tax, ITR, 80C'),
  topic('Saving', 'Deposits, small savings and good habits.', 'FD, PPF'),
  topic('Case Studies', 'Real decisions, with the figures.'),
  topic('FinTech', 'UPI, cards and apps, and what to watch for.', 'digital payment'),
  topic('Calculator', 'What calculators can and cannot tell you.'),
  topic('Finance Blog', 'Behaviour, planning and financial health.', 'personal finance'),
  topic('Insurance', 'Life, health, car and home cover.', 'premium, policy, claim'),
]

const pages = [
  page('/calculators', 'Calculators', 'All calculators, sorted by question.'),
  page('/figures', 'Official figures', 'Rates, slabs, limits and dates with their sources.', 'tax slabs, small savings rates, repo rate'),
  page('/tax-calendar', 'Tax calendar', 'The due dates of the year.', 'last date, advance tax, return filing date'),
  page('/glossary', 'Glossary', 'Financial terms in plain English and in Hindi.', 'terms, meaning, dictionary'),
  page('/commodities', 'Gold rate, silver and platinum prices', 'Prices with their source and time.', 'commodities, gold rate today'),
  page('/finance-academy', 'Finance academy', 'Courses for a first salary, a first loan and a first fund.', 'learn, course'),
  page('/newsletter', 'Newsletter', 'What the newsletter is and how to unsubscribe.', 'subscribe, unsubscribe, email'),
  page('/contact', 'Contact the newsroom', 'Write to us.', 'help, feedback, complaint, email, phone number, address, correction'),
  page('/login', 'Sign in', 'Sign in to your account, or create one.', 'log in, sign up, register, account'),
  page('/forgot-password', 'Forgotten password', 'Get a new password by email.', 'reset password, change password'),
  page(
    '/account',
    'Your account',
    'Your name and password, and how to delete your account.',
    'delete account, change password, change name, profile',
  ),
  page('/about', 'About Artha', 'Who writes, and how we check figures.'),
  page('/privacy', 'Privacy', 'What we store about readers, and for how long.', 'privacy policy, cookies, data'),
  page('/termsofservice', 'Terms of service', 'The terms for using this site.', 'conditions, legal'),
]

/** Everything that can be found although no row of the database says it. */
export const searchPlaces: readonly SearchPlace[] = [...calculators, ...topics, ...pages]
