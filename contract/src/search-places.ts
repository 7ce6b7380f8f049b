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
  calculator(
    'loan',
    'Loan EMI calculator',
    'The instalment of a loan, its interest and each month until it is repaid.',
    'personal loan, education loan',
  ),
  calculator(
    'home-loan',
    'Home loan EMI calculator',
    'The instalment of a home loan, its interest, and what a prepayment saves.',
    'house loan, prepay, amortisation',
  ),
  calculator(
    'car-loan',
    'Car loan EMI calculator',
    'The instalment of a loan for a car or a bike, and its interest.',
    'vehicle loan, two-wheeler, auto loan',
  ),
  calculator(
    'loan-eligibility',
    'Loan eligibility calculator',
    'The instalment that an income has room for, and the loan that it repays.',
    'how much loan, FOIR',
  ),
  calculator(
    'flat-rate',
    'Flat rate to reducing rate calculator',
    'What a flat rate of interest really costs: the same instalment as a reducing rate.',
  ),
  calculator(
    'balance-transfer',
    'Balance transfer calculator',
    'Whether moving a loan pays: instalments, cost and the interest saved.',
    'refinance, loan transfer',
  ),
  calculator(
    'credit-card',
    'Credit card calculator',
    'How long a card takes to be repaid with the minimum payment and a fixed one, and what that costs.',
    'card bill, minimum due',
  ),
  calculator('credit', 'Credit score estimate', 'What a credit score follows from, as an estimate.', 'CIBIL score calculator'),
  calculator(
    'income-tax',
    'Income tax calculator: old or new regime',
    'The tax of a year in both regimes step by step, and which is lower.',
    '80C, 80D, slab, ITR, deduction',
  ),
  calculator(
    'salary',
    'Salary calculator: in hand from CTC',
    'What of a yearly cost to company reaches the bank each month.',
    'take home, in-hand, payslip',
  ),
  calculator('hra', 'HRA calculator', 'What of the house rent allowance is exempt in the old regime.', 'house rent allowance'),
  calculator(
    'gst',
    'GST calculator: add and remove',
    'The tax on an amount or in one, with CGST, SGST and IGST.',
    'inclusive, exclusive, goods and services tax',
  ),
  calculator('capital-gains', 'Capital gains tax calculator', 'The tax on shares, funds, a home or gold that were sold.', 'LTCG, STCG, indexation'),
  calculator('gratuity', 'Gratuity calculator', 'What an employer owes for years of service.'),
  calculator('sip', 'SIP calculator with step-up', 'What a monthly investment grows to, year by year.', 'mutual fund, systematic investment plan'),
  calculator('lumpsum', 'Lumpsum calculator', 'What a sum that is left alone grows to.', 'one time investment, mutual fund'),
  calculator('goal', 'Goal calculator', 'What to put aside each month for a sum at a later day.', 'target, education, marriage'),
  calculator('swp', 'SWP calculator', 'What is left of a sum from which something is taken each month.', 'systematic withdrawal plan'),
  calculator(
    'retirement',
    'Retirement calculator',
    'The sum that pays for retirement, and what to save each month until then.',
    'FIRE, pension, retirement planning',
  ),
  calculator('inflation', 'Inflation calculator', 'What a sum will have to be to buy the same.', 'mehngai'),
  calculator('returns', 'Returns calculator: CAGR and XIRR', 'The yearly return of a sum that grew, and of payments on many days.'),
  calculator(
    'fixed-deposit',
    'Fixed deposit (FD) calculator',
    'What a deposit comes to with quarterly interest, before and after tax.',
    'term deposit, bank FD',
  ),
  calculator('rd', 'Recurring deposit (RD) calculator', 'What a deposit every month comes to with quarterly interest.'),
  calculator('ppf', 'PPF calculator', 'What the Public Provident Fund comes to, year by year.', 'public provident fund'),
  calculator('sukanya', 'Sukanya Samriddhi calculator', 'What an account for a daughter comes to after twenty-one years.', 'SSY, girl child'),
  calculator(
    'post-office',
    'Post office schemes calculator',
    'NSC, KVP, SCSS, MIS and time deposits: what each pays, and when.',
    'senior citizen savings scheme, small savings',
  ),
  calculator('epf', 'EPF calculator', 'What the provident fund comes to: both shares and the interest.', 'employees provident fund, PF'),
  calculator('nps', 'NPS calculator', 'What the National Pension System comes to, and the pension of it.', 'national pension system'),
  calculator('investment', 'Investment calculator', 'What a first sum and monthly ones grow to.', 'compound interest'),
  calculator('networth', 'Net worth calculator', 'What you own less what you owe, row by row.', 'assets, liabilities'),
  calculator('budget', 'Budget planner', 'What comes in and goes out in a month, and what is left of it.', 'expenses, 50-30-20'),
  calculator('insurance', 'Insurance calculator', 'How much cover a family needs.', 'life cover, term insurance, human life value'),
  calculator('revenue', 'Revenue calculator', 'What is left of a business’s income after its costs.', 'profit, margin, sales'),
]

const topics = [
  topic('News', 'What changed in money, with its date and source.'),
  topic('Finance', 'Money in general, from accounts to apps.', 'personal finance'),
  topic('Budget', 'The Union Budget, and budgets of a household and a business.'),
  topic('Investment', 'Funds, shares, gold and plans for a goal.', 'mutual fund, equity'),
  topic('Loan', 'Home, car, gold and personal loans, and what they cost.', 'EMI, borrowing'),
  topic('GST', 'Goods and services tax: rates, returns, refunds.'),
  topic('Tax', 'Income tax: regimes, returns, deductions, due dates.', 'income tax, ITR, 80C'),
  topic('Saving', 'Deposits, small savings and habits that hold.', 'FD, PPF'),
  topic('Case Studies', 'Decisions of real size, with their sums.'),
  topic('FinTech', 'UPI, cards, apps and what they ask for.', 'digital payment'),
  topic('Calculator', 'What calculators know and cannot know.'),
  topic('Finance Blog', 'Behaviour, planning and the health of a household’s money.', 'personal finance'),
  topic('Insurance', 'Life, health, car and home cover.', 'premium, policy, claim'),
]

const pages = [
  page('/calculators', 'Calculators', 'All calculators, by what they answer.'),
  page('/figures', 'Official figures', 'Rates, slabs, limits and dates with their sources.', 'tax slabs, small savings rates, repo rate'),
  page('/tax-calendar', 'Tax calendar', 'The due dates of the year.', 'last date, advance tax, return filing date'),
  page('/glossary', 'Glossary', 'Words of money in plain English and in Hindi.', 'terms, meaning, dictionary'),
  page('/commodities', 'Gold rate, silver and platinum prices', 'Prices with their source and time.', 'commodities, gold rate today'),
  page('/finance-academy', 'Finance academy', 'Courses for a first salary, a first loan and a first fund.', 'learn, course'),
  page('/newsletter', 'Newsletter', 'What a newsletter holds and how to stop it.', 'subscribe, unsubscribe, email'),
  page('/contact', 'Contact the newsroom', 'Write to us.', 'help, feedback, complaint, email, phone number, address, correction'),
  page('/login', 'Sign in', 'Sign in to your account, or make one.', 'log in, sign up, register, account'),
  page('/forgot-password', 'Forgotten password', 'A new password by mail.', 'reset password, change password'),
  page(
    '/account',
    'Your account',
    'Your name, your password, and how the account is deleted.',
    'delete account, change password, change name, profile',
  ),
  page('/about', 'About Artha', 'Who writes, and how figures are checked.'),
  page('/privacy', 'Privacy', 'What is kept of readers, and for how long.', 'privacy policy, cookies, data'),
  page('/termsofservice', 'Terms of service', 'The terms under which this site may be used.', 'conditions, legal'),
]

/** Everything that can be found although no row of the database says it. */
export const searchPlaces: readonly SearchPlace[] = [...calculators, ...topics, ...pages]
