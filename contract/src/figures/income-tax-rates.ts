import { bands, list, named, percent, rowsOf } from './write-row.ts'

const act = 'https://www.incometaxindia.gov.in/documents/d/guest/income_tax_act_2025_as_amended_by_fa_act_2026-pdf'
const financeAct = 'https://egazette.gov.in/WriteReadData/2026/271439.pdf'

const row = rowsOf('income-tax', { authority: 'Parliament', address: act, confidence: 'two-sources', reviewDue: '2027-02-01' })

/** Income tax: rates, rebates and surcharge. Sections of the Act of 1961 come first, those of 2025 after the slash. */
export const incomeTaxRates = [
  row(
    'it-act-2025',
    'Which Income-tax Act applies to a year’s income',
    list(
      'Financial year 2025-26 (assessment year 2026-27): Income-tax Act 1961',
      'Tax Year 2026-27 and later: Income-tax Act 2025 with the Income-tax Rules 2026',
    ),
    {
      from: '2026-04-01',
      authority: 'Parliament and CBDT',
      document: 'Income-tax Act 2025 (Act 30 of 2025), amended by the Finance Act 2026; Rules: G.S.R. 198(E), 20 Mar 2026',
      note: '“Tax year” replaces “assessment year” and “previous year”. Salary paid until 31 Mar 2026 follows the old Act.',
    },
  ),
  row(
    'it-slabs-new',
    'Income-tax slabs, new regime',
    {
      kind: 'slabs',
      unit: 'rupees',
      appliesTo: 'part',
      groups: [
        {
          name: 'all',
          title: 'Every age',
          bands: bands([400_000, 0], [800_000, 5], [1_200_000, 10], [1_600_000, 15], [2_000_000, 20], [2_400_000, 25], [null, 30]),
        },
      ],
    },
    {
      from: '2025-04-01',
      document: 's. 115BAC(1A) by the Finance Act 2025 / s. 202(1); unchanged by the Finance Act 2026',
      note: 'This is the default regime. It has no age concession.',
    },
  ),
  row(
    'it-slabs-old',
    'Income-tax slabs, old regime',
    {
      kind: 'slabs',
      unit: 'rupees',
      appliesTo: 'part',
      groups: [
        { name: 'below-60', title: 'Below 60 years', bands: bands([250_000, 0], [500_000, 5], [1_000_000, 20], [null, 30]) },
        { name: 'from-60', title: '60 to 79 years, resident', bands: bands([300_000, 0], [500_000, 5], [1_000_000, 20], [null, 30]) },
        { name: 'from-80', title: '80 years and above, resident', bands: bands([500_000, 0], [1_000_000, 20], [null, 30]) },
      ],
    },
    {
      from: '2025-04-01',
      address: financeAct,
      document: 'Finance Act 2026, First Schedule, Part III, Paragraph A (Tax Year 2026-27) and Part I (financial year 2025-26)',
      note: 'You must opt for it. The senior-citizen slabs are for residents only.',
    },
  ),
  row(
    'it-rebate-new',
    'Rebate, new regime',
    named(
      ['income-limit', 'Total income up to', 'rupees', 1_200_000],
      ['most', 'At most', 'rupees', 60_000],
      ['relief', 'Just above the limit', 'text', 'Tax before cess cannot exceed the income above ₹12,00,000'],
    ),
    {
      from: '2025-04-01',
      document: 's. 87A / s. 156(2)-(3)',
      note: 'For resident individuals. It reduces only tax at slab rates, never tax on gains at special rates.',
      caution: 'Never apply it to tax under sections 196, 197 and 198. The formula gives the income up to which relief applies.',
    },
  ),
  row(
    'it-rebate-old',
    'Rebate, old regime',
    named(['income-limit', 'Total income up to', 'rupees', 500_000], ['most', 'At most', 'rupees', 12_500]),
    {
      from: '2025-04-01',
      document: 's. 87A / s. 156(1)',
      note: 'There is no rebate above the limit, and none on long-term gains from listed equity.',
      caution: 'No marginal relief just above the limit. Only tax under section 198 is excluded.',
    },
  ),
  row(
    'it-surcharge',
    'Surcharge on income tax',
    {
      kind: 'slabs',
      unit: 'rupees',
      appliesTo: 'whole',
      groups: [
        {
          name: 'old',
          title: 'Old regime, total income',
          bands: bands([5_000_000, 0], [10_000_000, 10], [20_000_000, 15], [50_000_000, 25], [null, 37]),
        },
        { name: 'new', title: 'New regime, total income', bands: bands([5_000_000, 0], [10_000_000, 10], [20_000_000, 15], [null, 25]) },
      ],
    },
    {
      from: '2025-04-01',
      document: 'Finance Act 2026, s. 3 and First Schedule, Part III, Paragraph F',
      address: financeAct,
      note: 'At most 15% on gains under sections 196 to 198 and on dividends. The 25% and 37% steps exclude that income.',
      caution: 'Above ₹2 crore with capital gains, no source settles the split: show no result.',
    },
  ),
  row('it-surcharge-gains-cap', 'Maximum surcharge on tax from capital gains and dividends', percent(15), {
    from: '2025-04-01',
    document: 'Finance Act 2026, s. 3 and First Schedule, Part III, Paragraph F',
    address: financeAct,
  }),
  row(
    'it-surcharge-relief',
    'Marginal relief on surcharge',
    list(
      'Tax and surcharge cannot exceed the tax and surcharge at the threshold plus the income above it',
      'This applies at every threshold; from ₹1 crore, the tax at the threshold includes its own surcharge',
    ),
    { from: '2025-04-01', document: 'Finance Act 2026, First Schedule, Part III, Paragraph F', address: financeAct },
  ),
  row('it-cess', 'Health and education cess', percent(4), {
    from: '2018-04-01',
    document: 'Finance Act 2026, s. 3(15)-(16)',
    address: financeAct,
    note: 'On tax and surcharge, after rebate and reliefs.',
  }),
  row(
    'it-rounding',
    'Rounding of income and tax',
    list('Paise are dropped; total income and tax are rounded to the nearest ₹10, with ₹5 rounded up'),
    {
      from: '2025-04-01',
      heldBefore: true,
      document: 's. 288A and 288B / s. 516',
      address: 'https://www.incometaxindia.gov.in/w/section-516-3',
    },
  ),
  row(
    'it-advance',
    'Advance tax',
    named(
      ['threshold', 'Due if the year’s tax is at least', 'rupees', 10_000],
      ['jun-15', 'Paid by 15 June', 'percent', 15],
      ['sep-15', 'Paid by 15 September', 'percent', 45],
      ['dec-15', 'Paid by 15 December', 'percent', 75],
      ['mar-15', 'Paid by 15 March', 'percent', 100],
      ['presumptive', 'Presumptive taxation', 'text', 'Full amount by 15 March'],
      ['exempt', 'Not due from', 'text', 'Residents aged 60 or over with no business or professional income'],
    ),
    { from: '2016-06-01', document: 's. 207-211 / s. 403, 404 and 408' },
  ),
  row(
    'it-interest',
    'Interest on late or short payment of income tax',
    named(
      ['late-return', 'Late return, for each month or part of a month', 'percent-a-month', 1],
      ['low-advance', 'Advance tax below 90%, each month from 1 April', 'percent-a-month', 1],
      ['low-advance-share', 'No interest if advance tax is at least', 'percent', 90],
      ['deferred-jun', 'Short in June', 'percent', 3],
      ['deferred-sep', 'Short in September', 'percent', 3],
      ['deferred-dec', 'Short in December', 'percent', 3],
      ['deferred-mar', 'Short in March', 'percent', 1],
      ['enough-jun', 'No interest if paid by June', 'percent', 12],
      ['enough-sep', 'No interest if paid by September', 'percent', 36],
    ),
    {
      from: '2025-04-01',
      heldBefore: true,
      document: 's. 234A, 234B and 234C / s. 423, 424 and 425; Rule 119A / Rule 269',
      note: 'Simple interest on the amount rounded down to hundreds. None under s. 425 for unforeseen gains or dividends, if paid with the next instalments.',
    },
  ),
  row(
    'it-late-fee',
    'Fees for late and late revised returns',
    named(
      ['late-above', 'Late return, total income above ₹5 lakh', 'rupees', 5_000],
      ['late-up-to', 'Late return, total income up to ₹5 lakh', 'rupees', 1_000],
      ['revised-above', 'Revised after 31 December, total income above ₹5 lakh', 'rupees', 5_000],
      ['revised-up-to', 'Revised after 31 December, total income up to ₹5 lakh', 'rupees', 1_000],
    ),
    { from: '2026-04-01', document: 'Revised return: s. 234-I / s. 428(b); late return: as reported with the due dates' },
  ),
]
