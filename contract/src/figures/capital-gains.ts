import { list, named, rowsOf } from './write-row.ts'

const act = 'https://www.incometaxindia.gov.in/documents/d/guest/income_tax_act_2025_as_amended_by_fa_act_2026-pdf'
const financeAct = 'https://egazette.gov.in/WriteReadData/2026/271439.pdf'

const row = rowsOf('capital-gains', { authority: 'Parliament', confidence: 'two-sources', reviewDue: '2027-02-01' })

/** The cost inflation index of each year from 2001-02. */
const indices = [100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220, 240, 254, 264, 272, 280, 289, 301, 317, 331, 348, 363, 376, 384]

const yearName = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`

export const capitalGains = [
  row(
    'cg-stcg-equity',
    'Short-term gain, listed shares and equity funds',
    named(['rate', 'Tax', 'percent', 20], ['months', 'Held for at most', 'months', 12]),
    { from: '2024-07-23', document: 's. 111A / s. 196', address: act, note: 'Where securities transaction tax was paid. 15% until 22 Jul 2024.' },
  ),
  row(
    'cg-ltcg-equity',
    'Long-term gain, listed shares and equity funds',
    named(['rate', 'Tax', 'percent', 12.5], ['months', 'Held for more than', 'months', 12], ['exempt', 'Exempt each year', 'rupees', 125_000]),
    {
      from: '2024-07-23',
      document: 's. 112A / s. 198',
      address: act,
      note: 'Without indexation. For units held on 31 Jan 2018, that day’s value may be used as the cost.',
    },
  ),
  row(
    'cg-debt-fund',
    'Gains from debt funds',
    named(
      ['bought-from-2023', 'Bought on or after 1 Apr 2023', 'text', 'Always short-term, at slab rates'],
      ['bought-before', 'Bought earlier', 'text', 'Slab rates up to 24 months, then 12.5% without indexation'],
      ['rate', 'Tax on a long-term gain', 'percent', 12.5],
      ['months', 'Long-term after', 'months', 24],
      ['debt-share', 'Counts as a debt fund if debt and money-market holdings exceed', 'percent', 65],
    ),
    {
      from: '2024-07-23',
      document: 's. 50AA and 112 / s. 197',
      address: act,
      caution: 'Gold, foreign and hybrid funds bought from 1 Apr 2023 to 31 Mar 2025 and sold later: sources disagree, so show no result.',
    },
  ),
  row(
    'cg-gold',
    'Gains from gold',
    named(
      ['physical-months', 'Metal and gold funds: long-term after', 'months', 24],
      ['listed-months', 'Listed gold ETF: long-term after', 'months', 12],
      ['rate', 'Tax on a long-term gain', 'percent', 12.5],
      ['sgb', 'Sovereign gold bonds', 'text', 'Tax-free only for the original individual subscriber who holds them to maturity'],
    ),
    {
      from: '2024-07-23',
      document: 's. 112 / s. 197; bonds: s. 70(1)(x) by the Finance Act 2026',
      address: act,
      note: 'Short-term gains are taxed at slab rates. The rule on bonds was seen only as proposed in the Bill.',
      caution: 'Bonds bought on an exchange or redeemed early are not tax-free from Tax Year 2026-27.',
    },
  ),
  row(
    'cg-property',
    'Gains from land or buildings',
    named(
      ['months', 'Long-term after', 'months', 24],
      ['rate', 'Tax on a long-term gain', 'percent', 12.5],
      ['indexed-rate', 'With indexation, where that is allowed', 'percent', 20],
      ['indexed-who', 'Indexation is allowed for', 'text', 'Resident individuals and HUFs, bought before 23 Jul 2024: the lower of the two taxes'],
      ['stamp-tolerance', 'Stamp value may be above the price by', 'percent', 10],
      ['reinvested-most', 'Exemption for a new house, cost up to', 'rupees', 100_000_000],
    ),
    {
      from: '2024-07-23',
      document: 's. 112(1) / s. 197(3); s. 50C / s. 78; s. 54, 54EC and 54F / s. 82, 85 and 86',
      address: act,
      note: 'If bought before 2001, the fair value on 1 Apr 2001 may be used as the cost, up to the stamp value.',
    },
  ),
  row(
    'cg-cii',
    'Cost inflation index',
    {
      kind: 'table',
      columns: [{ name: 'value', title: 'Index' }],
      rows: indices.map((index, position) => ({
        name: yearName(2001 + position),
        title: yearName(2001 + position),
        unit: 'index' as const,
        cells: [index],
      })),
    },
    {
      from: '2001-04-01',
      authority: 'CBDT',
      address: 'https://www.incometaxindia.gov.in',
      reviewDue: '2027-07-15',
      document: 'S.O. 1790(E) of 5 Jun 2017 and a notification each year since; 2025-26: 70/2025; 2026-27: 85/2026 of 15 Jul 2026',
      note: '2001-02 is 100. Each year’s index is notified in June or July.',
    },
  ),
  row(
    'cg-buyback-dividend',
    'Buyback and dividend',
    list('Buyback payments from 1 Apr 2026 are capital gains, not dividends', 'No deduction of interest against dividends or fund income'),
    { from: '2026-04-01', document: 'Finance Act 2026; s. 93(2)', address: financeAct },
  ),
  row(
    'cg-stt',
    'Securities transaction tax',
    named(
      ['delivery', 'Shares, delivery: buyer and seller', 'percent', 0.1],
      ['intraday', 'Shares, intraday: seller', 'percent', 0.025],
      ['equity-fund', 'Equity fund units: seller', 'percent', 0.001],
      ['futures', 'Futures: seller', 'percent', 0.05],
      ['options', 'Options, on the premium: seller', 'percent', 0.15],
      ['options-exercised', 'Options, when exercised', 'percent', 0.15],
    ),
    {
      from: '2026-04-01',
      document: 'Finance Act 2026',
      address: financeAct,
      note: 'Until 31 Mar 2026: futures 0.02%, options 0.1%, exercised 0.125%.',
    },
  ),
]
