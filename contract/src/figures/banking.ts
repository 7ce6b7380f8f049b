import { bands, dates, list, named, numberIn, rowsOf, rupees } from './write-row.ts'

const section393 = 'https://www.incometaxindia.gov.in/w/section-393-6'

const rbi = rowsOf('banking', { authority: 'RBI', confidence: 'two-sources' })
const tax = rowsOf('banking', { authority: 'Parliament', confidence: 'two-sources', reviewDue: '2027-02-01' })

const repo = (from: string, percentAYear: number, document: string, until?: { note: string; reviewDue: string; address: string }) =>
  rbi('repo', 'RBI policy repo rate', numberIn('percent-a-year', percentAYear), {
    from,
    document,
    authority: 'RBI Monetary Policy Committee',
    address: 'https://www.rbi.org.in',
    reviewDue: null,
    ...until,
    caution: 'Never derive home-loan or deposit rates from it.',
  })

export const banking = [
  repo('2025-02-07', 6.25, 'Decision of 7 Feb 2025'),
  repo('2025-04-09', 6, 'Decision of 9 Apr 2025'),
  repo('2025-06-06', 5.5, 'Decision of 6 Jun 2025'),
  repo('2025-12-05', 5.25, 'Decision of 5 Dec 2025; held on 6 Feb, 8 Apr, 5 Jun and 5 Aug 2026'),
  repo('2026-10-07', 5.5, 'Resolution of 7 Oct 2026, press release 63742', {
    note: 'Raised by 0.25 points, the first rise since February 2023.',
    address: 'https://www.rbi.org.in/Scripts/BS_PressReleaseDisplay.aspx?prid=63742',
    reviewDue: '2026-12-04',
  }),
  rbi(
    'mpc-dates',
    'RBI rate decision dates, 2026-27',
    dates(
      ['apr-2026', 'Decision', '2026-04-08'],
      ['jun-2026', 'Decision', '2026-06-05'],
      ['aug-2026', 'Decision', '2026-08-05'],
      ['oct-2026', 'Decision', '2026-10-07'],
      ['dec-2026', 'Decision', '2026-12-04'],
      ['feb-2027', 'Decision', '2027-02-05'],
    ),
    {
      from: '2026-04-01',
      until: '2027-03-31',
      document: 'Press release 2025-2026/2306 of 23 Mar 2026',
      reviewDue: '2026-12-04',
      address: 'https://www.rbi.org.in/Scripts/BS_PressReleaseDisplay.aspx?prid=62422',
    },
  ),
  rbi(
    'prepay',
    'Charges for repaying a loan early',
    list(
      'None on floating-rate loans to individuals for non-business use',
      'None on floating-rate business loans to individuals and micro and small firms by commercial banks, the largest cooperative banks, the largest finance companies and the all-India institutions',
      'None up to ₹50 lakh on such business loans by small finance banks, regional rural banks, larger cooperative banks and middle-layer finance companies',
      'No lock-in period, and any source of funds is allowed',
    ),
    {
      from: '2026-01-01',
      address: null,
      reviewDue: '2027-06-30',
      document: 'Pre-payment Charges on Loans Directions 2025 of 2 Jul 2025, for loans sanctioned or renewed on or after 1 Jan 2026',
      note: 'A fixed-rate loan may carry a charge. The Key Facts Statement must state it.',
    },
  ),
  rbi('kfs', 'Key Facts Statement', list('It states the annual percentage rate and all charges on retail loans and small-business term loans'), {
    from: '2024-10-01',
    address: 'https://rbi.org.in/Scripts/NotificationUser.aspx?Id=12663',
    confidence: 'official-page',
    reviewDue: '2027-06-30',
    document: 'RBI/2024-25/18 of 15 Apr 2024',
  }),
  rbi(
    'ltv',
    'Home loan: maximum share of the property’s value',
    {
      kind: 'slabs',
      unit: 'rupees',
      appliesTo: 'whole',
      groups: [{ name: 'loan', title: 'By loan amount', bands: bands([3_000_000, 90], [7_500_000, 80], [null, 75]) }],
    },
    {
      from: '2015-10-08',
      document: 'Directions on housing finance',
      address: null,
      confidence: 'one-source',
      reviewDue: '2027-06-30',
    },
  ),
  rbi('dicgc', 'Deposit insurance', rupees(500_000), {
    from: '2020-02-04',
    authority: 'DICGC',
    document: 'The limit since 4 Feb 2020',
    address: 'https://www.dicgc.org.in',
    reviewDue: '2027-02-01',
    note: 'For each depositor at each bank, including interest. A higher limit has been under study since 2025.',
  }),
  tax(
    'tds-interest',
    'TDS on deposit interest',
    named(
      ['bank', 'Banks, post offices and cooperative banks, above', 'rupees-a-year', 50_000],
      ['senior', 'For senior citizens, above', 'rupees-a-year', 100_000],
      ['other', 'Other payers of interest, above', 'rupees-a-year', 10_000],
      ['rate', 'Rate', 'percent', 10],
      ['no-pan', 'Rate without PAN', 'percent', 20],
    ),
    {
      from: '2025-04-01',
      document: 's. 194A / s. 393(1), Table, row 5; without PAN s. 206AA / s. 397(2)',
      address: section393,
      note: 'Per payer. It is not the final tax. Form 121 replaces Forms 15G and 15H.',
    },
  ),
  tax(
    'tds-other',
    'Other TDS that households meet',
    named(
      ['rent', 'Rent paid by individuals', 'percent', 2],
      ['rent-above', 'Monthly rent above', 'rupees-a-month', 50_000],
      ['property', 'Buying a home', 'percent', 1],
      ['property-from', 'Home from', 'rupees', 5_000_000],
      ['dividend', 'Dividend', 'percent', 10],
      ['dividend-above', 'Dividend above', 'rupees-a-year', 10_000],
      ['fund-income', 'Mutual fund income', 'percent', 10],
      ['fund-income-above', 'Mutual fund income above', 'rupees-a-year', 10_000],
      ['epf-early', 'Early EPF withdrawal', 'percent', 10],
      ['epf-early-from', 'Early EPF withdrawal from', 'rupees', 50_000],
      ['life-insurance', 'Life insurance, on the taxable part', 'percent', 2],
      ['life-insurance-above', 'Life insurance above', 'rupees', 100_000],
      ['virtual-asset', 'Virtual digital assets', 'percent', 1],
      ['contract', 'Contract or professional, paid by individuals', 'percent', 2],
      ['contract-above', 'Contract or professional above', 'rupees-a-year', 5_000_000],
    ),
    { from: '2025-04-01', document: 's. 392(7), s. 393(1) and (3)', address: section393 },
  ),
  tax(
    'tcs',
    'Tax collected on remittances and tours',
    named(
      ['tour', 'Tour package abroad, from the first rupee', 'percent', 2],
      ['education', 'Sent abroad for education or treatment', 'percent', 2],
      ['other', 'Sent abroad for other purposes', 'percent', 20],
      ['car', 'Cars and notified goods', 'percent', 1],
      ['above', 'On amounts above (tours: from the first rupee)', 'rupees', 1_000_000],
      ['education-loan', 'Education paid for by an education loan', 'percent', 0],
    ),
    {
      from: '2026-04-01',
      document: 's. 206C(1G) / s. 394(1), Table, rows 6-8, by the Finance Act 2026',
      address: 'https://www.incometaxindia.gov.in/w/section-394-6',
      note: 'Until 31 Mar 2026: tours 5% up to ₹10 lakh and 20% above; education and treatment 5% above ₹10 lakh.',
    },
  ),
]
