import { bands, list, named, rowsOf } from './write-row.ts'

const row = rowsOf('funds-and-prices', { authority: 'SEBI', confidence: 'two-sources' })

const cpi = (from: string, until: string, cells: Parameters<typeof named>, document: string, reviewDue: string | null) =>
  row('cpi', 'Consumer prices, all India, against a year before', named(...cells), {
    from,
    until,
    document,
    authority: 'MoSPI and NSO',
    address: 'https://www.mospi.gov.in',
    reviewDue,
    note: '2024 is 100.',
    caution: 'Never join the series of 2012 and of 2024.',
  })

export const fundsAndPrices = [
  row(
    'sebi-price-lag',
    'Prices in investor education',
    named(
      ['days', 'Prices must be at least this old', 'days', 30],
      ['names', 'Named securities', 'text', 'None with figures of the last 30 days, neither by name nor by code'],
      ['others', 'Neither', 'text', 'Forecasts, prizes in money'],
    ),
    {
      from: '2026-07-01',
      address: 'https://www.sebi.gov.in',
      reviewDue: '2027-01-31',
      document: 'Circular HO/47/17/12(11)2025-MRD-POD3/I/11107/2026 of 8 May 2026',
      caution: 'Recent prices and named securities stay out of everything that teaches.',
    },
  ),
  row(
    'mf-ber',
    'Base expense ratio of mutual funds, at most',
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
      note: 'Without GST, securities transaction tax, stamp duty and fees. What an investor is shown adds brokerage and levies.',
    },
  ),
  row(
    'mf-ber-others',
    'Base expense ratio of other funds, at most',
    named(
      ['debt-first', 'Other than equity, first ₹500 crore', 'percent-a-year', 1.85],
      ['debt-least', 'Other than equity, the lowest', 'percent-a-year', 0.7],
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
      ['most', 'At most, of what is taken out', 'percent', 3],
      ['usual', 'Usual for equity', 'text', '1% within a year, by each scheme’s own rule'],
    ),
    {
      from: '2025-09-12',
      document: 'Decision of SEBI’s board of 12 Sep 2025',
      address: null,
      reviewDue: '2027-04-01',
      note: '5% before. From which day the limit holds was not seen; the day is that of the decision.',
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
  row('cpi-releases', 'When consumer prices are published', list('On the 12th of each month for the month before, or on the next working day'), {
    from: '2026-01-01',
    authority: 'MoSPI and NSO',
    document: 'As reported with the releases of 2026',
    address: 'https://www.mospi.gov.in',
    confidence: 'one-source',
    reviewDue: '2026-12-14',
  }),
]
