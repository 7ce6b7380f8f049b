import { calculatorPlaces } from './calculator-places.ts'
import { placesOf, type PlaceRow, type SearchPlace } from './search-place.ts'
import { topicPath, topics as topicTree } from './topics.ts'

/** The categories, each with a line about it and further words to find it by. */
const topicRows: readonly (readonly [category: string, line: string, words?: string])[] = [
  ['News', 'What changed in money, with date and source.'],
  ['Finance', 'Money in general, from accounts to apps.', 'personal finance'],
  ['Budget', 'The Union Budget, and household and business budgets.'],
  ['Investment', 'Funds, shares, gold and plans for your goals.', 'mutual fund, equity'],
  ['Loan', 'Home, car, gold and personal loans, and what they cost.', 'EMI, borrowing'],
  ['GST', 'Goods and services tax: rates, returns, refunds.'],
  ['Tax', 'Income tax: regimes, returns, deductions, due dates.', 'income tax, ITR, 80C'],
  ['Saving', 'Deposits, small savings and good habits.', 'FD, PPF'],
  ['Case Studies', 'Real decisions, with the figures.'],
  ['FinTech', 'UPI, cards and apps, and what to watch for.', 'digital payment'],
  ['Calculator', 'What calculators can and cannot tell you.'],
  ['Finance Blog', 'Behaviour, planning and financial health.', 'personal finance'],
  ['Insurance', 'Life, health, car and home cover.', 'premium, policy, claim'],
]

/** The subcategories, titled with their category, because names such as "News" say little alone. Finance shares those of Finance Blog. */
const parts = topicTree
  .filter(({ name }) => name !== 'Finance')
  .flatMap(({ name, parts: own }) =>
    own.map((part): SearchPlace => ({
      path: topicPath(name, part.name),
      type: 'topics',
      title: `${name}: ${part.name}`,
      line: `Articles on ${part.name === 'News' ? `what is new in ${name}` : part.name}, newest first.`,
      words: '',
      names: [],
      topic: name,
    })),
  )

const pageRows: readonly PlaceRow[] = [
  ['/calculators', 'Calculators', 'All calculators, sorted by question.', 'tools, work out, sum', 'all calculators'],
  ['/calculators/accuracy', 'How accurate our calculators are', 'Each calculator held against published figures.', 'tested, correct, reference'],
  ['/figures', 'Official figures', 'Rates, slabs, limits and dates with their sources.', 'tax slabs, small savings rates, repo rate, limits'],
  [
    '/tax-calendar',
    'Tax calendar',
    'The due dates of the year.',
    'advance tax, return filing date, TDS',
    'tax due dates, tax dates, due date calendar',
  ],
  ['/glossary', 'Glossary', 'Financial terms in plain English and in Hindi.', 'word, definition', 'financial terms, dictionary, meanings'],
  [
    '/commodities',
    'Gold rate, silver and platinum prices',
    'Prices with their source and time.',
    'bullion, metal, 24 carat, 22 carat',
    'gold rate, gold price, silver rate, silver price, platinum price, commodities, commodity prices',
  ],
  [
    '/#currencyConverter',
    'Currency converter',
    'Rupees in dollars and other currencies, on the front page.',
    'exchange rate, dollar, euro, pound, dirham, forex',
    'dollar rate, USD to INR, exchange rate',
  ],
  [
    '/#fuel-dashboard',
    'Fuel prices',
    'Petrol and diesel by city, from a reference table, on the front page.',
    'city, litre, fuel rate',
    'petrol price, diesel price, petrol rate, diesel rate',
  ],
  [
    '/finance-academy',
    'Finance academy',
    'Courses for a first salary, a first loan and a first fund.',
    'learn, lesson, quiz, beginner',
    'course, courses',
  ],
  ['/newsletter', 'Newsletter', 'What the newsletter is and how to unsubscribe.', 'subscribe, unsubscribe, email, mail'],
  ['/contact', 'Contact the newsroom', 'Write to us.', 'help, feedback, complaint, email, phone number, address, correction, mistake', 'contact us'],
  ['/login', 'Sign in', 'Sign in to your account, or create one.', 'Google, account', 'log in, login'],
  ['/signup', 'Create an account', 'Free. For the newsletter and your own settings.', 'new account, join', 'sign up, signup, register'],
  ['/forgot-password', 'Forgotten password', 'Get a new password by email.', 'forgot, change password', 'reset password, forgot password'],
  [
    '/account',
    'Your account',
    'Your name and password, and how to delete your account.',
    'change password, change name, close account, sessions, profile',
    'my account, delete account',
  ],
  ['/about', 'About Artha', 'Who writes, and how we check figures.', 'team, editor, author', 'about us'],
  ['/privacy', 'Privacy', 'What we store about readers, and for how long.', 'cookies, data', 'privacy policy'],
  ['/termsofservice', 'Terms of service', 'The terms for using this site.', 'legal, disclaimer', 'terms and conditions, terms of use'],
]

/** Everything that the search finds and that is not in the database. */
export const searchPlaces: readonly SearchPlace[] = [
  ...calculatorPlaces,
  ...placesOf(
    'topics',
    topicRows.map(([category, ...more]) => [category, category, ...more]),
    (category) => topicPath(category),
    (category) => category,
  ),
  ...parts,
  ...placesOf('pages', pageRows),
]
