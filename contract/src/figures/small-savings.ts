import type { FigureRow } from '../figure-answer.ts'
import type { FigureUnit } from '../figure-units.ts'
import { named, rowsOf } from './write-row.ts'

const ministry = 'https://dea.gov.in/budget-division/475'

const row = rowsOf('small-savings', { authority: 'Ministry of Finance', confidence: 'two-sources', reviewDue: '2026-12-31' })

type Rate = [name: string, title: string, unit: FigureUnit, cell: number]

/** What was seen of every quarter. */
const seenRates: Rate[] = [
  ['ppf', 'Public Provident Fund', 'percent-a-year', 7.1],
  ['ssy', 'Sukanya Samriddhi account', 'percent-a-year', 8.2],
  ['nsc', 'National Savings Certificate', 'percent-a-year', 7.7],
  ['scss', 'Senior Citizens’ Savings Scheme', 'percent-a-year', 8.2],
  ['rd', 'Recurring deposit, 5 years', 'percent-a-year', 6.7],
]

/** What was seen until September 2026 and is in no row after it. */
const otherRates: Rate[] = [
  ['savings', 'Post office savings account', 'percent-a-year', 4],
  ['td-1', 'Time deposit, 1 year', 'percent-a-year', 6.9],
  ['td-2', 'Time deposit, 2 years', 'percent-a-year', 7],
  ['td-3', 'Time deposit, 3 years', 'percent-a-year', 7.1],
  ['td-5', 'Time deposit, 5 years', 'percent-a-year', 7.5],
  ['mis', 'Monthly Income Scheme', 'percent-a-year', 7.4],
  ['kvp', 'Kisan Vikas Patra', 'percent-a-year', 7.5],
  ['kvp-months', 'Kisan Vikas Patra doubles in', 'months', 115],
]

const quarter = (from: string, until: string, document: string): FigureRow =>
  row('ss-rates', 'Rates of small savings', named(...seenRates, ...otherRates), { from, until, document, address: ministry })

/** The rates of small savings, a row a quarter. */
export const smallSavingsRates = [
  quarter('2025-04-01', '2025-06-30', 'Office memorandum for April to June 2025: unchanged'),
  quarter('2025-07-01', '2025-09-30', 'Office memorandum of 30 Jun 2025'),
  quarter('2025-10-01', '2025-12-31', 'Office memorandum of 30 Sep 2025'),
  quarter('2026-01-01', '2026-03-31', 'Office memorandum F. No. 1/4/2019-NS of 31 Dec 2025'),
  quarter('2026-04-01', '2026-06-30', 'Office memorandum F. No. 1/4/2019-NS of 30 Mar 2026'),
  quarter('2026-07-01', '2026-09-30', 'Office memorandum F. No. 1/4/2019-NS of 30 Jun 2026'),
  row('ss-rates', 'Rates of small savings', named(...seenRates), {
    from: '2026-10-01',
    until: '2026-12-31',
    address: ministry,
    confidence: 'one-source',
    document: 'Notification reported for 30 Sep 2026; its text was not seen',
    note: 'PPF at 7.1% was reported by several, the others by one. What this quarter pays on time deposits, MIS, KVP and savings accounts was not seen.',
    caution: 'Not official before the memorandum is read. Another scheme’s rate is shown for this quarter only with the day until which it held.',
  }),
  row(
    'ss-frsb',
    'Floating Rate Savings Bond of the RBI',
    named(
      ['coupon', 'Coupon', 'percent-a-year', 8.05],
      ['above-nsc', 'Above the rate of the NSC', 'percent-a-year', 0.35],
      ['term', 'Runs for', 'years', 7],
    ),
    {
      from: '2026-07-01',
      until: '2026-12-31',
      authority: 'RBI and Government of India',
      document: 'RBI press release 63065',
      address: 'https://www.rbi.org.in/scripts/BS_PressReleaseDisplay.aspx?prid=63065',
      reviewDue: '2027-01-01',
    },
  ),
]

export const smallSavingsRules = [
  row(
    'ss-ppf',
    'PPF: limits and rules',
    named(
      ['least', 'Paid in a year, at least', 'rupees-a-year', 500],
      ['most', 'Paid in a year, at most', 'rupees-a-year', 150_000],
      ['multiple', 'In multiples of', 'rupees', 50],
      ['term', 'Full financial years after the year of opening', 'years', 15],
      ['extension', 'Prolonged by blocks of', 'years', 5],
      ['interest-day', 'A month counts the lowest balance after day', 'days', 5],
      ['loan', 'Loan in years 3 to 6, of the balance two years before', 'percent', 25],
      ['withdrawal', 'Taken out after five years, of the lower of two balances', 'percent', 50],
      ['default-fee', 'Fee for a year without payment', 'rupees', 50],
      [
        'interest',
        'Interest',
        'text',
        'Each month a twelfth of the yearly rate on the lowest balance between the 5th and the month’s end; credited on 31 March',
      ],
    ),
    {
      from: '2019-12-12',
      document: 'PPF Scheme 2019, G.S.R. 915(E); G.S.R. 290(E) of 5 May 2020',
      address: 'https://www.nsiindia.gov.in/InternalPage.aspx?Id_Pk=178',
      note: 'A child’s account shares the limit. Interest is not compounded by the month.',
    },
  ),
  row(
    'ss-ssy',
    'Sukanya Samriddhi account: limits and rules',
    named(
      ['age', 'Opened before the girl is', 'years', 10],
      ['accounts', 'Accounts in a family', 'count', 2],
      ['least', 'Paid in a year, at least', 'rupees-a-year', 250],
      ['most', 'Paid in a year, at most', 'rupees-a-year', 150_000],
      ['multiple', 'In multiples of', 'rupees', 50],
      ['deposit-years', 'Paid in for', 'years', 15],
      ['term', 'Runs for', 'years', 21],
      ['withdrawal', 'Taken out for education at 18 or after class 10, of last year’s balance', 'percent', 50],
      ['default-fee', 'Fee for a year without payment', 'rupees', 50],
      ['interest', 'Interest', 'text', 'By the month on the lowest balance between the 5th and its end; credited at the year’s end, to the rupee'],
    ),
    {
      from: '2019-12-12',
      document: 'Scheme 2019, G.S.R. 914(E); G.S.R. 288(E) of 5 May 2020',
      address: 'https://www.nsiindia.gov.in/writereaddata/SchemeRules/SukanyaSamriddhiAccountSchemeRule.pdf',
      note: 'Years count from the day of opening, not by the financial year.',
    },
  ),
  row(
    'ss-scss',
    'Senior Citizens’ Savings Scheme: limits and rules',
    named(
      ['least', 'At least', 'rupees', 1_000],
      ['most', 'At most', 'rupees', 3_000_000],
      ['multiple', 'In multiples of', 'rupees', 1_000],
      ['age', 'From the age of', 'years', 60],
      ['age-retired', 'Retired, within three months of the benefits, from', 'years', 55],
      ['age-defence', 'Retired from defence, from', 'years', 50],
      ['term', 'Runs for', 'years', 5],
      ['extension', 'Prolonged by blocks of', 'years', 3],
      ['exit-year-2', 'Closed in the second year, of the deposit', 'percent', 1.5],
      ['exit-later', 'Closed later, of the deposit', 'percent', 1],
      ['payout', 'Interest', 'text', 'Simple, paid on the first working day of April, July, October and January'],
    ),
    {
      from: '2023-11-09',
      document: 'SCSS 2019, G.S.R. 916(E); G.S.R. 829(E) of 7 Nov 2023',
      address: null,
      note: 'A joint account with a spouse counts for the first holder. Closed in the first year: the interest is taken back, and reports add 1%.',
      caution: 'Copies of the text of 2019 say ₹15 lakh and one month: those hold no longer.',
    },
  ),
  row(
    'ss-nsc',
    'National Savings Certificate: limits and rules',
    named(
      ['least', 'At least', 'rupees', 1_000],
      ['multiple', 'In multiples of', 'rupees', 100],
      ['term', 'Runs for', 'years', 5],
      ['interest', 'Interest', 'text', 'Compounded by the year and paid at maturity; the rate of the day of purchase holds throughout'],
    ),
    {
      from: '2019-12-12',
      document: 'NSC (VIII Issue) Scheme 2019',
      address: null,
      note: 'No upper limit. Interest of the first four years counts as paid in again; that of the fifth is taxed without that relief.',
    },
  ),
  row(
    'ss-kvp',
    'Kisan Vikas Patra: limits and rules',
    named(
      ['least', 'At least', 'rupees', 1_000],
      ['multiple', 'In multiples of', 'rupees', 100],
      ['earliest-exit', 'Closed at the earliest after', 'months', 30],
    ),
    {
      from: '2023-04-01',
      document: 'KVP Scheme 2019',
      address: null,
      note: 'No upper limit. In how many months it doubles is notified by the quarter (see the rates).',
    },
  ),
  row(
    'ss-mis',
    'Monthly Income Scheme: limits and rules',
    named(
      ['least', 'At least', 'rupees', 1_000],
      ['multiple', 'In multiples of', 'rupees', 1_000],
      ['most-single', 'One holder, at most', 'rupees', 900_000],
      ['most-joint', 'Joint, at most', 'rupees', 1_500_000],
      ['term', 'Runs for', 'years', 5],
      ['exit-1-to-3', 'Closed after one to three years, of the deposit', 'percent', 2],
      ['exit-3-to-5', 'Closed after three to five years, of the deposit', 'percent', 1],
    ),
    {
      from: '2023-04-01',
      document: 'National Savings (Monthly Income Account) Scheme 2019; limits raised from 1 Apr 2023',
      address: null,
      note: 'Interest is paid by the month. It cannot be closed in the first year.',
      caution: 'Copies of the text of 2019 say ₹4.5 lakh and ₹9 lakh: those hold no longer.',
    },
  ),
  row(
    'ss-rd',
    'Recurring deposit: limits and rules',
    named(
      ['least', 'A month, at least', 'rupees-a-month', 100],
      ['multiple', 'In multiples of', 'rupees', 10],
      ['deposits', 'Deposits', 'count', 60],
      ['earliest-exit', 'Closed at the earliest after', 'years', 3],
      ['interest', 'Interest', 'text', 'Compounded by the quarter, to the nearest rupee; closed early it is that of a savings account'],
    ),
    { from: '2019-12-12', document: 'National Savings Recurring Deposit Scheme 2019, G.S.R. 918(E); G.S.R. 285(E)', address: null },
  ),
  row(
    'ss-td',
    'Post office time deposit: limits and rules',
    named(
      ['least', 'At least', 'rupees', 1_000],
      ['multiple', 'In multiples of', 'rupees', 100],
      ['earliest-exit', 'Closed at the earliest after', 'months', 6],
      ['exit-less', 'Closed after a year, below the rate of the time that passed', 'percent-a-year', 2],
      [
        'interest',
        'Interest',
        'text',
        'Compounded by the quarter and paid by the year; closed between six and twelve months it is that of a savings account',
      ],
      ['section-123', 'Section 80C (now 123)', 'text', 'The five-year deposit alone'],
    ),
    {
      from: '2019-12-12',
      document: 'National Savings Time Deposit Scheme 2019; amendment of November 2023',
      address: null,
      note: 'For the five-year deposit the amendment is reported to bar closing before four years.',
    },
  ),
]
