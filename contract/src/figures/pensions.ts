import { inRupees } from '../number-words.ts'
import { named, percent, rowsOf } from './write-row.ts'

const act = 'https://www.incometaxindia.gov.in/documents/d/guest/income_tax_act_2025_as_amended_by_fa_act_2026-pdf'

const row = rowsOf('retirement', { authority: 'Ministry of Labour and Employment', confidence: 'two-sources' })

export const pensions = [
  row(
    'nps-exit',
    'NPS exit, outside government',
    named(
      ['annuity-least', 'Annuity, at least', 'percent', 20],
      ['lump-most', 'Lump sum, at most', 'percent', 80],
      ['all-up-to', 'Full withdrawal, if the corpus is up to', 'rupees', 800_000],
      ['band-lump', '₹8 lakh to ₹12 lakh: lump sum up to', 'rupees', 600_000],
      ['early-annuity', 'Early exit: annuity, at least', 'percent', 80],
      ['early-all-up-to', 'Early exit: full withdrawal, if the corpus is up to', 'rupees', 500_000],
      ['years', 'Normal exit after', 'years', 15],
      ['age', 'or at the age of', 'years', 60],
      ['stay-until', 'You may stay invested until the age of', 'years', 85],
      ['death', 'Death', 'text', 'Full corpus to the nominee; an annuity is optional'],
    ),
    {
      from: '2025-12-16',
      authority: 'PFRDA',
      address: 'https://pib.gov.in/PressReleasePage.aspx?PRID=2206763',
      reviewDue: '2027-01-31',
      document: 'Exits and Withdrawals (Amendment) Regulations 2025; press release of 19 Dec 2025',
      caution: 'Never write “80% tax-free”: only 60% of the corpus is (see nps-tax).',
    },
  ),
  row(
    'nps-exit-govt',
    'NPS exit, government',
    named(
      ['annuity-least', 'Annuity, at least', 'percent', 40],
      ['all-up-to', 'Full withdrawal, if the corpus is up to', 'rupees', 800_000],
      ['early-annuity', 'Early exit: annuity, at least', 'percent', 80],
      ['early-all-up-to', 'Early exit: full withdrawal, if the corpus is up to', 'rupees', 500_000],
    ),
    {
      from: '2025-12-16',
      authority: 'PFRDA',
      address: null,
      reviewDue: '2027-01-31',
      document: 'Exits and Withdrawals (Amendment) Regulations 2025',
    },
  ),
  row('nps-tax', 'NPS: tax-free share of the lump sum', percent(60), {
    from: '2019-04-01',
    authority: 'Parliament',
    address: act,
    reviewDue: '2027-02-01',
    document: 's. 10(12A) / Schedule II, Table, row 6 with s. 124',
    note: 'Of the corpus, in both regimes. Anything withdrawn above that is taxed at slab rates; the pension is taxable income.',
    caution: 'PFRDA allows an 80% lump sum; tax law exempts 60%. The difference is taxed.',
  }),
  row('nps-partial', 'NPS: tax-free partial withdrawal', percent(25), {
    from: '2019-04-01',
    heldBefore: true,
    authority: 'Parliament',
    address: act,
    reviewDue: '2027-02-01',
    document: 'As reported with Schedule II of the Act of 2025',
    note: 'Of your own contributions.',
  }),
  row('nps-min', 'NPS: minimum contribution', named(['opening', 'When opening', 'rupees', 250], ['later', 'Later', 'rupees', 10]), {
    from: '2026-03-10',
    authority: 'PFRDA',
    address: null,
    confidence: 'one-source',
    reviewDue: '2027-01-31',
    document: 'Circular PFRDA/2026/16/REG-POP/01 of 10 Mar 2026',
    note: 'No upper limit. Annuity rates are not official figures.',
  }),
  row(
    'ups',
    'Unified Pension Scheme, central government',
    named(
      ['assured', 'Pension after 25 years, share of the last 12 months’ average basic pay', 'percent', 50],
      ['years', 'Full pension after', 'years', 25],
      ['years-least', 'Part pension from', 'years', 10],
      ['least', 'At least', 'rupees-a-month', 10_000],
      ['family', 'Family pension, share of the pension', 'percent', 60],
      ['employee', 'Employee’s contribution, of basic pay and DA', 'percent', 10],
      ['lump', 'Lump sum', 'text', 'A tenth of basic pay and DA for each six months of service'],
    ),
    {
      from: '2025-04-01',
      authority: 'Ministry of Finance and PFRDA',
      address: null,
      reviewDue: '2027-03-31',
      document: 'Decision of the Cabinet of 24 Aug 2024',
      note: 'One source says serving employees could opt in until 30 Nov 2025.',
    },
  ),
]

/** Monthly payments by age of entry from 18, for a monthly pension of 1,000 to 5,000 rupees. */
const apyPayments = [
  [42, 84, 126, 168, 210],
  [46, 92, 138, 183, 228],
  [50, 100, 150, 198, 248],
  [54, 108, 162, 215, 269],
  [59, 117, 177, 234, 292],
  [64, 127, 192, 254, 318],
  [70, 139, 208, 277, 346],
  [76, 151, 226, 301, 376],
  [82, 164, 246, 327, 409],
  [90, 178, 268, 356, 446],
  [97, 194, 292, 388, 485],
  [106, 212, 318, 423, 529],
  [116, 231, 347, 462, 577],
  [126, 252, 379, 504, 630],
  [138, 276, 414, 551, 689],
  [151, 302, 453, 602, 752],
  [165, 330, 495, 659, 824],
  [181, 362, 543, 722, 902],
  [198, 396, 594, 792, 990],
  [218, 436, 654, 870, 1087],
  [240, 480, 720, 957, 1196],
  [264, 528, 792, 1054, 1318],
  [291, 582, 873, 1164, 1454],
]

export const atalPension = [
  row(
    'apy',
    'Atal Pension Yojana: contribution by entry age',
    {
      kind: 'table',
      columns: [1_000, 2_000, 3_000, 4_000, 5_000].map((pension) => ({
        name: String(pension),
        title: `${inRupees(pension)} a month`,
      })),
      rows: apyPayments.map((cells, index) => ({
        name: String(18 + index),
        title: `Entry at ${18 + index}`,
        unit: 'rupees-a-month' as const,
        cells,
      })),
    },
    {
      from: '2015-06-01',
      authority: 'PFRDA',
      address: 'https://jansuraksha.gov.in/Files/APY/ENGLISH/APY.pdf',
      reviewDue: '2027-06-01',
      document: 'Chart of contributions, Jan Suraksha',
      note: 'The pension begins at 60. Income-tax payers cannot join since 1 Oct 2022.',
    },
  ),
  row(
    'apy-limits',
    'Atal Pension Yojana: ages',
    named(['age-least', 'Entry from', 'years', 18], ['age-most', 'Entry until', 'years', 40], ['pension-age', 'Pension from', 'years', 60]),
    {
      from: '2015-06-01',
      authority: 'PFRDA',
      address: 'https://jansuraksha.gov.in/Files/APY/ENGLISH/APY.pdf',
      reviewDue: '2027-06-01',
      document: 'Chart of contributions, Jan Suraksha',
    },
  ),
]
