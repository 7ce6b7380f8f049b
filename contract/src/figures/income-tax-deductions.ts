import { list, named, rowsOf, rupees } from './write-row.ts'

const act = 'https://www.incometaxindia.gov.in/documents/d/guest/income_tax_act_2025_as_amended_by_fa_act_2026-pdf'

const row = rowsOf('income-tax', { authority: 'Parliament', address: act, confidence: 'two-sources', reviewDue: '2027-02-01' })

/** Income tax: deductions and exemptions, most of them in the old regime only. */
export const incomeTaxDeductions = [
  row(
    'it-stddeduction',
    'Standard deduction from salary or pension',
    named(['new', 'New regime', 'rupees', 75_000], ['old', 'Old regime', 'rupees', 50_000]),
    { from: '2024-04-01', document: 's. 16(ia) / s. 19(1), Table, row 2', note: 'Cannot exceed the salary itself.' },
  ),
  row(
    'it-familypension',
    'Deduction from family pension',
    named(['new', 'New regime, at most', 'rupees', 25_000], ['old', 'Old regime, at most', 'rupees', 15_000]),
    {
      from: '2024-04-01',
      document: 's. 57(iia) / s. 93',
      confidence: 'one-source',
      note: 'One-third of the pension, if that is less. The new section number is not confirmed.',
    },
  ),
  row('it-80c', 'Section 80C and its group (now section 123)', rupees(150_000), {
    from: '2014-04-01',
    document: 's. 80C, 80CCC and 80CCD(1) / s. 123 with Schedule XV',
    note: 'Old regime only; one limit for the whole group. Your own NPS payment is also limited to 10% of basic pay and DA.',
  }),
  row('it-nps-own', 'Extra deduction for your own NPS payment', rupees(50_000), {
    from: '2015-04-01',
    document: 's. 80CCD(1B) / s. 124(3)',
    note: 'Old regime only. A child’s account shares the same limit.',
  }),
  row(
    'it-nps-employer',
    'Deduction for the employer’s NPS payment',
    named(
      ['new', 'New regime, every employer', 'percent', 14],
      ['old-private', 'Old regime, private employer', 'percent', 10],
      ['old-government', 'Old regime, government', 'percent', 14],
    ),
    { from: '2024-04-01', document: 's. 80CCD(2) / s. 124(1)-(2)', note: 'Of basic pay and DA; allowed in both regimes.' },
  ),
  row('it-employer-funds-cap', 'Tax-free employer payments to PF, NPS and superannuation, up to', rupees(750_000), {
    from: '2024-04-01',
    heldBefore: true,
    document: 'As reported with s. 80CCD(2) / s. 124',
    confidence: 'one-source',
    note: 'Each year. Anything above counts as salary.',
  }),
  row(
    'it-80d',
    'Section 80D, health insurance (now section 126)',
    named(
      ['family', 'Self and family', 'rupees', 25_000],
      ['family-senior', 'Self and family, aged 60 or over', 'rupees', 50_000],
      ['parents', 'Parents', 'rupees', 25_000],
      ['parents-senior', 'Parents aged 60 or over', 'rupees', 50_000],
      ['check-up', 'Preventive check-up, within those limits', 'rupees', 5_000],
    ),
    { from: '2018-04-01', document: 's. 80D / s. 126', note: 'Old regime only.' },
  ),
  row(
    'it-80tta-ttb',
    'Deduction for interest on deposits',
    named(['savings', 'Below 60 years, savings accounts', 'rupees', 10_000], ['senior', 'Age 60 or over, all deposits', 'rupees', 50_000]),
    { from: '2018-04-01', document: 's. 80TTA and 80TTB / s. 153', note: 'Old regime only.' },
  ),
  row(
    'it-24b',
    'Home-loan interest and house property',
    named(
      ['self-occupied-old', 'Self-occupied home, old regime, at most', 'rupees', 200_000],
      ['self-occupied-new', 'Self-occupied home, new regime', 'rupees', 0],
      ['loss-old', 'Loss set against other income, old regime, at most', 'rupees', 200_000],
      ['loss-new', 'Loss set against other income, new regime', 'rupees', 0],
      ['repairs', 'Flat deduction for repairs, of a rented-out home’s net annual value', 'percent', 30],
      ['let-out', 'Rented-out home', 'text', 'All interest; in the new regime, only against rent'],
    ),
    {
      from: '2017-04-01',
      document: 's. 24 and 71(3A) / s. 22 and 109; s. 202(2) for the new regime',
      caution: 'In the new regime, loss from a rented-out home cannot reduce salary income. Carry-forward is not settled.',
    },
  ),
  row(
    'it-other-old',
    'Other deductions in the old regime',
    named(
      ['education-loan', 'Education loan', 'text', 'All interest, for 8 years (80E / s. 129)'],
      ['gifts', 'Gifts to charities', 'text', 'Half or all; cash above ₹2,000 does not count (80G / s. 133)'],
      ['rent', 'Rent without HRA', 'text', 'The lowest of ₹5,000 a month, 25% of income, and rent minus 10% of income (80GG / s. 134)'],
      ['disability', 'Disability (80U, 80DD)', 'rupees', 75_000],
      ['disability-severe', 'Severe disability (80U, 80DD)', 'rupees', 125_000],
      ['illness', 'Listed illnesses (80DDB)', 'rupees', 40_000],
      ['illness-senior', 'Listed illnesses, age 60 or over (80DDB)', 'rupees', 100_000],
    ),
    { from: '2025-04-01', heldBefore: true, document: 'The sections named in each line', confidence: 'one-source' },
  ),
  row('it-ptax-cap', 'Professional tax, yearly maximum', rupees(2_500), {
    from: '2025-04-01',
    heldBefore: true,
    authority: 'Constitution; the states',
    document: 'Article 276(2); s. 16(iii) / s. 19',
    address: null,
    reviewDue: '2027-04-01',
    note: 'Each state sets its own amount. It is deductible in the old regime only.',
    caution: 'No table of states: each state’s notification must be read first.',
  }),
  row('it-hra', 'Cities where half the salary counts for HRA', list('Mumbai', 'Kolkata', 'Delhi', 'Chennai'), {
    from: '2025-04-01',
    heldBefore: true,
    until: '2026-03-31',
    authority: 'CBDT',
    address: null,
    reviewDue: null,
    document: 's. 10(13A) and Rule 2A of the Rules of 1962',
    note: 'Old regime. Least of: HRA received; rent less 10% of salary; 50% of salary in these cities, 40% elsewhere.',
    caution: 'Returns for financial year 2025-26 use only these four cities.',
  }),
  row(
    'it-hra',
    'Cities where half the salary counts for HRA',
    list('Mumbai', 'Kolkata', 'Delhi', 'Chennai', 'Hyderabad', 'Pune', 'Ahmedabad', 'Bengaluru'),
    {
      from: '2026-04-01',
      authority: 'CBDT',
      address: 'https://www.incometaxindia.gov.in/w/rule-279-1',
      document: 'Schedule III, Table, row 11 of the Act of 2025 with Rule 279 of the Rules of 2026',
      note: 'Old regime. Least of: HRA received; rent less 10% of salary; 50% of salary in these cities, 40% elsewhere. The city you live in counts.',
    },
  ),
  row(
    'it-hra-shares',
    'HRA: shares of salary',
    named(
      ['listed', 'In the listed cities', 'percent', 50],
      ['elsewhere', 'Elsewhere', 'percent', 40],
      ['rent-less', 'Salary share subtracted from rent', 'percent', 10],
      ['landlord-pan-rent', 'Landlord’s PAN needed if the year’s rent is above', 'rupees', 100_000],
      ['salary', 'Salary means', 'text', 'Basic pay, plus DA if your terms of employment include it'],
    ),
    {
      from: '2025-04-01',
      heldBefore: true,
      authority: 'CBDT',
      address: 'https://www.incometaxindia.gov.in/w/rule-279-1',
      document: 's. 10(13A) with Rule 2A / Schedule III with Rule 279',
    },
  ),
  row(
    'it-rules-2026-allowances',
    'Limits of other allowances',
    named(
      ['education', 'A child’s education, a month', 'rupees-a-month', 3_000],
      ['hostel', 'A child’s hostel, a month', 'rupees-a-month', 9_000],
      ['meal', 'A meal', 'rupees', 200],
      ['car-small', 'Car up to 1.6 litres, a month', 'rupees-a-month', 5_000],
      ['car-large', 'Car above 1.6 litres, a month', 'rupees-a-month', 7_000],
      ['driver', 'Driver, a month', 'rupees-a-month', 3_000],
    ),
    {
      from: '2026-04-01',
      authority: 'CBDT',
      document: 'Income-tax Rules 2026',
      address: null,
      note: 'Until 31 Mar 2026: 100, 300, 50, 1,800, 2,400 and 900 rupees.',
    },
  ),
  row(
    'it-leave-gratuity-tax',
    'Tax-free retirement payments, lifetime limits',
    named(
      ['gratuity', 'Gratuity, outside government', 'rupees', 2_000_000],
      ['leave', 'Leave encashment on retirement or resignation, outside government', 'rupees', 2_500_000],
      ['vrs', 'Voluntary retirement', 'rupees', 500_000],
    ),
    {
      from: '2023-04-01',
      authority: 'CBDT',
      document: 's. 10(10), 10(10AA) and 10(10C) / s. 19',
      confidence: 'one-source',
      note: 'Both regimes. Leave encashed during service is fully taxed.',
    },
  ),
]
