import { list, named, numberIn, rowsOf } from './write-row.ts'

const row = rowsOf('retirement', { authority: 'Ministry of Labour and Employment', confidence: 'two-sources' })

/** The rate of each financial year, by the year in which it begins. */
const declaredRates: [year: number, percentAYear: number][] = [
  [2015, 8.8],
  [2016, 8.65],
  [2017, 8.55],
  [2018, 8.65],
  [2019, 8.5],
  [2020, 8.5],
  [2021, 8.1],
  [2022, 8.15],
  [2023, 8.25],
  [2024, 8.25],
  [2025, 8.25],
]

export const epf = [
  ...declaredRates.map(([year, rate]) =>
    row('epf-rate', 'EPF interest', numberIn('percent-a-year', rate), {
      from: `${year}-04-01`,
      until: `${year + 1}-03-31`,
      authority: 'EPFO and Ministry of Labour',
      reviewDue: '2027-03-15',
      address: 'https://www.pib.gov.in/PressReleasePage.aspx?PRID=2234502',
      document:
        year === 2025
          ? '239th meeting of the Central Board, 2 Mar 2026; approved in June 2026; EPFO circular of 1 Jul 2026'
          : 'Rates by year, as reported with the 239th meeting of the Central Board, 2 Mar 2026',
      note: 'Worked out on each month’s balance. The rate is declared at or after the year’s end; none yet for 2026-27.',
      caution: 'Do not publish a rate for 2026-27. A projection uses the last declared rate and says so.',
    }),
  ),
  row('epf-ceiling', 'Wage ceiling of EPF, EPS and EDLI', numberIn('rupees-a-month', 15_000), {
    from: '2014-09-01',
    address: 'https://egazette.gov.in/WriteReadData/2026/276299.pdf',
    reviewDue: null,
    document: 'The ceiling that S.O. 5109(E) of 17 Sep 2026 ended',
  }),
  row('epf-ceiling', 'Wage ceiling of EPF, EPS and EDLI', numberIn('rupees-a-month', 25_000), {
    from: '2026-09-17',
    address: 'https://egazette.gov.in/WriteReadData/2026/276299.pdf',
    reviewDue: '2026-12-31',
    document: 'S.O. 5109(E) of 17 Sep 2026 under s. 2(89), Code on Social Security 2020; EPFO circular of 25 Sep 2026, FAQ of 24 Sep 2026',
    note: 'EPFO splits September 2026 by days: 16 at ₹15,000, 14 at ₹25,000.',
    caution: 'September 2026 has two parts. Do not guess about voluntary higher wages, exempt trusts or EPS above the ceiling.',
  }),
  row(
    'epf-split',
    'How EPF contributions are split',
    named(
      ['employee', 'Employee’s share of PF wages', 'percent', 12],
      ['employer', 'Employer’s share of PF wages', 'percent', 12],
      ['eps', 'Employer’s part that goes to EPS, of wages up to the ceiling', 'percent', 8.33],
      ['edli', 'EDLI, of wages up to the ceiling', 'percent', 0.5],
      ['admin', 'Administration charge, of PF wages', 'percent', 0.5],
      ['admin-least', 'Administration charge, at least, per establishment', 'rupees-a-month', 500],
      ['employer-epf', 'Employer’s share in EPF', 'text', '12% of PF wages less EPS; the full 12% for employees who are not EPS members'],
      ['eps-end', 'EPS ends at the age of', 'years', 58],
    ),
    {
      from: '2026-09-17',
      authority: 'EPFO',
      address: 'https://unifiedportal-emp.epfindia.gov.in/epfo/',
      reviewDue: '2026-12-31',
      document: 'EPF Scheme 2026, G.S.R. 525(E) of 29 Jun 2026; EDLI Scheme 2026, para 5(1); EPFO FAQ, question 13',
      note: '3.67% is the remainder, and correct only if EPS and EPF use the same wage. The rate notifications were not seen.',
      caution: 'The Code’s own rate is 10%; 12%, EDLI and administration charges rest on older notifications carried over.',
    },
  ),
  row(
    'eps-formula',
    'EPS pension',
    named(
      ['divisor', 'Pensionable salary × years of service, divided by', 'count', 70],
      ['least', 'At least', 'rupees-a-month', 1_000],
      ['service', 'From years of service', 'years', 10],
      ['age', 'From the age of', 'years', 58],
      ['bonus', 'Years added from 20 years of service', 'years', 2],
      ['early', 'Early pension from the age of', 'years', 50],
      ['early-less', 'Reduction for each year early', 'percent', 4],
    ),
    {
      from: '2026-06-29',
      authority: 'Ministry of Labour and EPFO',
      address: 'https://labour.gov.in/',
      confidence: 'one-source',
      reviewDue: '2026-12-31',
      document: 'EPS 2026, gazetted 29 Jun 2026; said to carry on para 12 of EPS 1995',
      caution: 'The rule for averaging ₹15,000 and ₹25,000 months was not seen: do not project a pension on ₹25,000.',
    },
  ),
  row('eps-membership-2026', 'Who joined EPS when the ceiling rose', list('EPF-only members whose wages were ₹25,000 or less on 17 Sep 2026'), {
    from: '2026-09-17',
    address: 'https://egazette.gov.in',
    confidence: 'one-source',
    reviewDue: '2026-12-31',
    document: 'G.S.R. 847(E) of 25 Sep 2026',
    caution: 'Ask whether EPS is deducted; never infer it from the wage.',
  }),
  row(
    'epf-wages',
    'What counts as wages',
    named(
      ['counted', 'Counted', 'text', 'Basic pay, dearness allowance and retaining allowance'],
      ['others-most', 'Other parts of pay, at most', 'percent', 50],
      ['above', 'Any excess', 'text', 'Added to wages; gratuity and retrenchment pay are left out'],
    ),
    {
      from: '2025-11-21',
      address: 'https://labour.gov.in/en/faqs-labour-codes',
      confidence: 'official-page',
      reviewDue: '2027-03-31',
      document: 'Code on Wages s. 2(y), Code on Social Security s. 2(88); FAQ of 30 Dec 2025 and 16 Mar 2026',
      note: 'No rule says basic pay must be half. Performance incentives, stock options and reimbursements are not wages. State rules differ.',
    },
  ),
  row(
    'epf-tax',
    'EPF: interest is taxable on your contributions above',
    named(
      ['with-employer', 'If the employer contributes too', 'rupees-a-year', 250_000],
      ['without-employer', 'If the employer does not contribute', 'rupees-a-year', 500_000],
    ),
    { from: '2021-04-01', authority: 'CBDT', document: 'Rule 9D of the Rules of 1962 and what follows it', address: null, reviewDue: '2027-02-01' },
  ),
  row(
    'gratuity',
    'Gratuity',
    named(
      ['days', 'Days of last wages for each year', 'days', 15],
      ['month-days', 'Days counted in a month', 'days', 26],
      ['service', 'After', 'years', 5],
      ['service-fixed-term', 'Fixed-term staff, pro rata, after', 'years', 1],
      ['rounding-months', 'Counts as a full year if months exceed', 'months', 6],
      ['most', 'Outside government, at most', 'rupees', 2_000_000],
      ['exception', 'Death or disablement', 'text', 'No minimum service'],
    ),
    {
      from: '2025-11-21',
      address: 'https://labour.gov.in/en/faqs-labour-codes',
      reviewDue: '2027-03-31',
      document: 'Code on Social Security 2020, chapter V (s. 53); the ceiling is carried over from the Payment of Gratuity Act',
      note: 'Wages here follow the 50% rule. The tax exemption uses a narrower meaning of salary.',
      caution: 'No new notification of the limit was seen.',
    },
  ),
  row(
    'esi',
    'ESI',
    named(
      ['ceiling', 'Wages up to', 'rupees-a-month', 21_000],
      ['ceiling-disability', 'Wages up to, with a disability', 'rupees-a-month', 25_000],
      ['employee', 'Employee', 'percent', 0.75],
      ['employer', 'Employer', 'percent', 3.25],
    ),
    {
      from: '2019-07-01',
      authority: 'ESIC',
      document: 'ESIC’s page on contributions',
      address: 'https://esic.gov.in/contribution',
      reviewDue: '2027-03-31',
    },
  ),
]
