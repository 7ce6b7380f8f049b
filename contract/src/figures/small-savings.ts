import type { FigureRow } from '../figure-answer.ts'
import type { FigureUnit } from '../figure-units.ts'
import { named, rowsOf } from './write-row.ts'

const ministry = 'https://dea.gov.in/budget-division/475'

const row = rowsOf('small-savings', { authority: 'Ministry of Finance', confidence: 'two-sources', reviewDue: '2026-12-31' })

type Rate = [name: string, title: string, unit: FigureUnit, cell: number]

/** The rates for which evidence was found in every quarter. */
const ratesOfEveryQuarter: Rate[] = [
  ['ppf', 'Public Provident Fund', 'percent-a-year', 7.1],
  ['ssy', 'Sukanya Samriddhi account', 'percent-a-year', 8.2],
  ['nsc', 'National Savings Certificate', 'percent-a-year', 7.7],
  ['scss', 'Senior Citizens’ Savings Scheme', 'percent-a-year', 8.2],
  ['rd', 'Recurring deposit, 5 years', 'percent-a-year', 6.7],
]

/** The rates for which evidence was found until September 2026 only. */
const ratesUntilSeptember: Rate[] = [
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
  row('ss-rates', 'Small savings rates', named(...ratesOfEveryQuarter, ...ratesUntilSeptember), { from, until, document, address: ministry })

/** The rates of small savings, one row per quarter. */
export const smallSavingsRates = [
  quarter('2025-04-01', '2025-06-30', 'Office memorandum for April to June 2025: unchanged'),
  quarter('2025-07-01', '2025-09-30', 'Office memorandum of 30 Jun 2025'),
  quarter('2025-10-01', '2025-12-31', 'Office memorandum of 30 Sep 2025'),
  quarter('2026-01-01', '2026-03-31', 'Office memorandum F. No. 1/4/2019-NS of 31 Dec 2025'),
  quarter('2026-04-01', '2026-06-30', 'Office memorandum F. No. 1/4/2019-NS of 30 Mar 2026'),
  quarter('2026-07-01', '2026-09-30', 'Office memorandum F. No. 1/4/2019-NS of 30 Jun 2026'),
  row('ss-rates', 'Small savings rates', named(...ratesOfEveryQuarter), {
    from: '2026-10-01',
    until: '2026-12-31',
    address: ministry,
    confidence: 'one-source',
    document: 'Notification reported for 30 Sep 2026; its text was not seen',
    note: 'Several sources report PPF at 7.1%; one reports the others. Rates for time deposits, MIS, KVP and savings accounts this quarter were not seen.',
    caution: 'Not official until the memorandum is read. Show another scheme’s rate for this quarter only with its last valid date.',
  }),
  row(
    'ss-frsb',
    'Floating Rate Savings Bond of the RBI',
    named(
      ['coupon', 'Coupon', 'percent-a-year', 8.05],
      ['above-nsc', 'Above the NSC rate', 'percent-a-year', 0.35],
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
      ['least', 'Minimum deposit in a year', 'rupees-a-year', 500],
      ['most', 'Maximum deposit in a year', 'rupees-a-year', 150_000],
      ['multiple', 'In multiples of', 'rupees', 50],
      ['term', 'Full financial years after the year of opening', 'years', 15],
      ['extension', 'Extended in blocks of', 'years', 5],
      ['interest-day', 'Interest counts the lowest balance after day', 'days', 5],
      ['loan', 'Loan in years 3 to 6, of the balance two years earlier', 'percent', 25],
      ['withdrawal', 'Withdrawal after five years, of the lower of two balances', 'percent', 50],
      ['default-fee', 'Penalty for a missed year', 'rupees', 50],
      [
        'interest',
        'Interest',
        'text',
        'Each month, one-twelfth of the annual rate on the lowest balance between the 5th and the month-end; credited on 31 March',
      ],
    ),
    {
      from: '2019-12-12',
      document: 'PPF Scheme 2019, G.S.R. 915(E); G.S.R. 290(E) of 5 May 2020',
      address: 'https://www.nsiindia.gov.in/InternalPage.aspx?Id_Pk=178',
      note: 'A child’s account shares the limit. Interest is not compounded monthly.',
    },
  ),
  row(
    'ss-ssy',
    'Sukanya Samriddhi account: limits and rules',
    named(
      ['age', 'Opened before the girl is', 'years', 10],
      ['accounts', 'Accounts per family', 'count', 2],
      ['least', 'Minimum deposit in a year', 'rupees-a-year', 250],
      ['most', 'Maximum deposit in a year', 'rupees-a-year', 150_000],
      ['multiple', 'In multiples of', 'rupees', 50],
      ['deposit-years', 'Deposits for', 'years', 15],
      ['term', 'Runs for', 'years', 21],
      ['withdrawal', 'Withdrawal for education at 18 or after class 10, of last year’s balance', 'percent', 50],
      ['default-fee', 'Penalty for a missed year', 'rupees', 50],
      ['interest', 'Interest', 'text', 'Monthly, on the lowest balance between the 5th and the month-end; credited at the year-end, to the rupee'],
    ),
    {
      from: '2019-12-12',
      document: 'Scheme 2019, G.S.R. 914(E); G.S.R. 288(E) of 5 May 2020',
      address: 'https://www.nsiindia.gov.in/writereaddata/SchemeRules/SukanyaSamriddhiAccountSchemeRule.pdf',
      note: 'Years count from the opening date, not by financial year.',
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
      ['age-retired', 'Retired, within three months of receiving benefits, from', 'years', 55],
      ['age-defence', 'Retired defence staff, from', 'years', 50],
      ['term', 'Runs for', 'years', 5],
      ['extension', 'Extended in blocks of', 'years', 3],
      ['exit-year-2', 'Closing in the second year, deduction from the deposit', 'percent', 1.5],
      ['exit-later', 'Closing later, deduction from the deposit', 'percent', 1],
      ['payout', 'Interest', 'text', 'Simple, paid on the first working day of April, July, October and January'],
    ),
    {
      from: '2023-11-09',
      document: 'SCSS 2019, G.S.R. 916(E); G.S.R. 829(E) of 7 Nov 2023',
      address: null,
      note: 'A joint account with a spouse counts for the first holder. If closed in the first year, interest is recovered; reports add a 1% deduction.',
      caution: 'Copies of the 2019 text say ₹15 lakh and one month: no longer valid.',
    },
  ),
  row(
    'ss-nsc',
    'National Savings Certificate: limits and rules',
    named(
      ['least', 'At least', 'rupees', 1_000],
      ['multiple', 'In multiples of', 'rupees', 100],
      ['term', 'Runs for', 'years', 5],
      ['interest', 'Interest', 'text', 'Compounded yearly and paid at maturity; the rate on the purchase date applies throughout'],
    ),
    {
      from: '2019-12-12',
      document: 'NSC (VIII Issue) Scheme 2019',
      address: null,
      note: 'No upper limit. Interest of the first four years counts as reinvested; the fifth year’s is taxed without that relief.',
    },
  ),
  row(
    'ss-kvp',
    'Kisan Vikas Patra: limits and rules',
    named(
      ['least', 'At least', 'rupees', 1_000],
      ['multiple', 'In multiples of', 'rupees', 100],
      ['earliest-exit', 'Earliest closure after', 'months', 30],
    ),
    {
      from: '2023-04-01',
      document: 'KVP Scheme 2019',
      address: null,
      note: 'No upper limit. The months to double are notified each quarter (see the rates).',
    },
  ),
  row(
    'ss-mis',
    'Monthly Income Scheme: limits and rules',
    named(
      ['least', 'At least', 'rupees', 1_000],
      ['multiple', 'In multiples of', 'rupees', 1_000],
      ['most-single', 'Single account, at most', 'rupees', 900_000],
      ['most-joint', 'Joint account, at most', 'rupees', 1_500_000],
      ['term', 'Runs for', 'years', 5],
      ['exit-1-to-3', 'Closing after one to three years, deduction from the deposit', 'percent', 2],
      ['exit-3-to-5', 'Closing after three to five years, deduction from the deposit', 'percent', 1],
    ),
    {
      from: '2023-04-01',
      document: 'National Savings (Monthly Income Account) Scheme 2019; limits raised from 1 Apr 2023',
      address: null,
      note: 'Interest is paid monthly. The account cannot be closed in the first year.',
      caution: 'Copies of the 2019 text say ₹4.5 lakh and ₹9 lakh: no longer valid.',
    },
  ),
  row(
    'ss-rd',
    'Recurring deposit: limits and rules',
    named(
      ['least', 'Monthly deposit, at least', 'rupees-a-month', 100],
      ['multiple', 'In multiples of', 'rupees', 10],
      ['deposits', 'Deposits', 'count', 60],
      ['earliest-exit', 'Earliest closure after', 'years', 3],
      ['interest', 'Interest', 'text', 'Compounded quarterly, to the nearest rupee; if closed early, the savings account rate'],
    ),
    { from: '2019-12-12', document: 'National Savings Recurring Deposit Scheme 2019, G.S.R. 918(E); G.S.R. 285(E)', address: null },
  ),
  row(
    'ss-td',
    'Post office time deposit: limits and rules',
    named(
      ['least', 'At least', 'rupees', 1_000],
      ['multiple', 'In multiples of', 'rupees', 100],
      ['earliest-exit', 'Earliest closure after', 'months', 6],
      ['exit-less', 'Closing after a year, reduction from the rate for the completed term', 'percent-a-year', 2],
      ['interest', 'Interest', 'text', 'Compounded quarterly and paid yearly; if closed between six and twelve months, the savings account rate'],
      ['section-123', 'Section 80C (now 123)', 'text', 'Five-year deposit only'],
    ),
    {
      from: '2019-12-12',
      document: 'National Savings Time Deposit Scheme 2019; amendment of November 2023',
      address: null,
      note: 'The amendment is reported to bar closing the five-year deposit before four years.',
    },
  ),
]
