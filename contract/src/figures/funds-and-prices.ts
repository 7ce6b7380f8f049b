import { bands, list, named, rowsOf } from './write-row.ts'

const row = rowsOf('funds-and-prices', { authority: 'SEBI', confidence: 'two-sources' })

const cpi = (from: string, until: string, cells: Parameters<typeof named>, document: string, reviewDue: string | null) =>
  row('cpi', 'CPI inflation, all India, year on year', named(...cells), {
    from,
    until,
    document,
    authority: 'MoSPI and NSO',
    address: 'https://www.mospi.gov.in',
    reviewDue,
    note: 'Base year 2024 = 100.',
    caution: 'Never join the 2012 and 2024 series.',
  })

export const fundsAndPrices = [
  row(
    'sebi-price-lag',
    'Prices in investor education',
    named(
      ['days', 'Prices must be at least this old', 'days', 30],
      ['names', 'Named securities', 'text', 'None with data from the last 30 days, by name or by code'],
      ['others', 'Also not allowed', 'text', 'Forecasts and cash prizes'],
    ),
    {
      from: '2026-07-01',
      address: 'https://www.sebi.gov.in',
      reviewDue: '2027-01-31',
      document: 'Circular HO/47/17/12(11)2025-MRD-POD3/I/11107/2026 of 8 May 2026',
      caution: 'Keep recent prices and named securities out of all teaching content.',
    },
  ),
  row(
    'mf-ber',
    'Mutual fund base expense ratio, maximum',
    {
      kind: 'slabs',
      unit: 'crore-rupees',
      appliesTo: 'part',
      groups: [
        {
          name: 'equity',
          title: 'Equity funds, by assets',
          bands: bands(
            [500, 2.1],
            [750, 1.9],
            [2_000, 1.6],
            [5_000, 1.5],
            [10_000, 1.4],
            [15_000, 1.35],
            [20_000, 1.3],
            [25_000, 1.25],
            [30_000, 1.2],
            [35_000, 1.15],
            [40_000, 1.1],
            [45_000, 1.05],
            [50_000, 1],
            [null, 0.95],
          ),
        },
      ],
    },
    {
      from: '2026-04-01',
      document: 'SEBI (Mutual Funds) Regulations 2026, notified 16 Jan 2026',
      address: 'https://www.sebi.gov.in',
      reviewDue: '2027-04-01',
      note: 'Excludes GST, securities transaction tax, stamp duty and fees. The ratio shown to investors adds brokerage and levies.',
    },
  ),
  row(
    'mf-ber-others',
    'Base expense ratio of other funds, maximum',
    named(
      ['debt-first', 'Other than equity, first ₹500 crore', 'percent-a-year', 1.85],
      ['debt-least', 'Other than equity, lowest cap', 'percent-a-year', 0.7],
      ['index', 'Index funds and ETFs', 'percent-a-year', 0.9],
      ['fund-of-funds', 'Funds of equity funds', 'percent-a-year', 2.1],
      ['close-ended', 'Close-ended equity', 'percent-a-year', 1],
      ['brokerage-cash', 'Brokerage, shares', 'percent', 0.06],
      ['brokerage-derivatives', 'Brokerage, derivatives', 'percent', 0.02],
    ),
    {
      from: '2026-04-01',
      document: 'SEBI (Mutual Funds) Regulations 2026, notified 16 Jan 2026',
      address: 'https://www.sebi.gov.in',
      reviewDue: '2027-04-01',
    },
  ),
  row(
    'mf-exit-load',
    'Exit load of mutual funds',
    named(
      ['most', 'Maximum, of the amount redeemed', 'percent', 3],
      ['usual', 'Usual for equity', 'text', '1% within a year; each scheme sets its own'],
    ),
    {
      from: '2025-09-12',
      document: 'Decision of SEBI’s board of 12 Sep 2025',
      address: null,
      reviewDue: '2027-04-01',
      note: 'It was 5% earlier. The effective date was not seen; the date shown is the decision’s.',
    },
  ),
  cpi('2026-01-01', '2026-01-31', [['general', 'January 2026', 'percent', 2.75]], 'First release with 2024 as base, 12 Feb 2026', null),
  cpi('2026-07-01', '2026-07-31', [['general', 'July 2026', 'percent', 4.45]], 'As reported with the release of 14 Sep 2026', null),
  cpi(
    '2026-08-01',
    '2026-08-31',
    [
      ['general', 'August 2026', 'percent', 4.82],
      ['food', 'Food', 'percent', 5.95],
      ['rural', 'Rural', 'percent', 5.23],
      ['urban', 'Urban', 'percent', 4.31],
    ],
    'Press note of 14 Sep 2026, provisional',
    '2026-12-14',
  ),
  row('cpi-releases', 'When CPI inflation is published', list('On the 12th of each month, for the previous month, or the next working day'), {
    from: '2026-01-01',
    authority: 'MoSPI and NSO',
    document: 'As reported with the releases of 2026',
    address: 'https://www.mospi.gov.in',
    confidence: 'one-source',
    reviewDue: '2026-12-14',
  }),
]
