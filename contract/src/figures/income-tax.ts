import { bands, list, named, percent, rowsOf, rupees } from './write-row.ts'

const act = 'https://www.incometaxindia.gov.in/documents/d/guest/income_tax_act_2025_as_amended_by_fa_act_2026-pdf'
const financeAct = 'https://egazette.gov.in/WriteReadData/2026/271439.pdf'

const row = rowsOf('income-tax', { authority: 'Parliament', address: act, confidence: 'two-sources', reviewDue: '2027-02-01' })

/** Income tax: rates, rebates and surcharge. Sections of the Act of 1961 stand first, those of 2025 after the stroke. */
export const incomeTaxRates = [
  row('it-act-2025', 'The Act that governs a year’s income', list(
    'Financial year 2025-26 (assessment year 2026-27): Income-tax Act 1961',
    'Tax Year 2026-27 and later: Income-tax Act 2025 with the Income-tax Rules 2026',
  ), {
    from: '2026-04-01', authority: 'Parliament and CBDT',
    document: 'Income-tax Act 2025 (Act 30 of 2025), amended by the Finance Act 2026; Rules: G.S.R. 198(E), 20 Mar 2026',
    note: '“Tax year” takes the place of “assessment year” and “previous year”. Salary paid until 31 Mar 2026 follows the older Act.',
  }),
  row('it-slabs-new', 'Income-tax slabs, new regime', {
    kind: 'slabs', unit: 'rupees', appliesTo: 'part',
    groups: [{
      name: 'all', title: 'Every age',
      bands: bands([400_000, 0], [800_000, 5], [1_200_000, 10], [1_600_000, 15], [2_000_000, 20], [2_400_000, 25], [null, 30]),
    }],
  }, {
    from: '2025-04-01', document: 's. 115BAC(1A) by the Finance Act 2025 / s. 202(1); unchanged by the Finance Act 2026',
    note: 'The regime that holds unless the other is chosen; it knows no concession by age.',
  }),
  row('it-slabs-old', 'Income-tax slabs, old regime', {
    kind: 'slabs', unit: 'rupees', appliesTo: 'part',
    groups: [
      { name: 'below-60', title: 'Below 60 years', bands: bands([250_000, 0], [500_000, 5], [1_000_000, 20], [null, 30]) },
      { name: 'from-60', title: '60 to 79 years, resident', bands: bands([300_000, 0], [500_000, 5], [1_000_000, 20], [null, 30]) },
      { name: 'from-80', title: '80 years and above, resident', bands: bands([500_000, 0], [1_000_000, 20], [null, 30]) },
    ],
  }, {
    from: '2025-04-01', address: financeAct,
    document: 'Finance Act 2026, First Schedule, Part III, Paragraph A (Tax Year 2026-27) and Part I (financial year 2025-26)',
    note: 'It has to be chosen. The bands for seniors are for residents.',
  }),
  row('it-rebate-new', 'Rebate, new regime', named(
    ['income-limit', 'Total income up to', 'rupees', 1_200_000],
    ['most', 'At most', 'rupees', 60_000],
    ['relief', 'Just above the limit', 'text', 'Tax before cess is at most the income above ₹12,00,000'],
  ), {
    from: '2025-04-01', document: 's. 87A / s. 156(2)-(3)',
    note: 'For resident individuals. It is taken from tax at slab rates alone, so it never lowers the tax on gains at special rates.',
    caution: 'Never set it against tax under sections 196, 197 and 198. The income up to which relief works follows from the formula.',
  }),
  row('it-rebate-old', 'Rebate, old regime', named(
    ['income-limit', 'Total income up to', 'rupees', 500_000],
    ['most', 'At most', 'rupees', 12_500],
  ), {
    from: '2025-04-01', document: 's. 87A / s. 156(1)',
    note: 'It ends at once above the limit. It is not set against tax on long-term gains from listed equity.',
    caution: 'No relief just above the limit: a cliff. Tax under section 198 alone is barred.',
  }),
  row('it-surcharge', 'Surcharge on income tax', {
    kind: 'slabs', unit: 'rupees', appliesTo: 'whole',
    groups: [
      {
        name: 'old', title: 'Old regime, total income',
        bands: bands([5_000_000, 0], [10_000_000, 10], [20_000_000, 15], [50_000_000, 25], [null, 37]),
      },
      { name: 'new', title: 'New regime, total income', bands: bands([5_000_000, 0], [10_000_000, 10], [20_000_000, 15], [null, 25]) },
    ],
  }, {
    from: '2025-04-01', document: 'Finance Act 2026, s. 3 and First Schedule, Part III, Paragraph F', address: financeAct,
    note: 'On tax from gains under sections 196 to 198 and on dividends it is at most 15 %. 25 % and 37 % count income without those.',
    caution: 'With capital gains above ₹2 crore no page seen settles the parts: give no result.',
  }),
  row('it-surcharge-gains-cap', 'Surcharge on tax from capital gains and dividends, at most', percent(15), {
    from: '2025-04-01', document: 'Finance Act 2026, s. 3 and First Schedule, Part III, Paragraph F', address: financeAct,
  }),
  row('it-surcharge-relief', 'Marginal relief on surcharge', list(
    'Tax and surcharge are at most tax and surcharge at the threshold, and the income above the threshold',
    'This holds at every threshold; from ₹1 crore on the threshold’s own amount carries its surcharge',
  ), { from: '2025-04-01', document: 'Finance Act 2026, First Schedule, Part III, Paragraph F', address: financeAct }),
  row('it-cess', 'Health and education cess', percent(4), {
    from: '2018-04-01', document: 'Finance Act 2026, s. 3(15)-(16)', address: financeAct,
    note: 'On tax and surcharge, after rebate and reliefs.',
  }),
  row('it-rounding', 'Rounding of income and tax', list(
    'Paise are dropped; total income and tax go to the nearest ten rupees, five rupees upwards',
  ), {
    from: '2025-04-01', heldBefore: true, document: 's. 288A and 288B / s. 516',
    address: 'https://www.incometaxindia.gov.in/w/section-516-3',
  }),
  row('it-advance', 'Advance tax', named(
    ['threshold', 'Owed where the year’s tax is at least', 'rupees', 10_000],
    ['jun-15', 'Paid by 15 June', 'percent', 15],
    ['sep-15', 'Paid by 15 September', 'percent', 45],
    ['dec-15', 'Paid by 15 December', 'percent', 75],
    ['mar-15', 'Paid by 15 March', 'percent', 100],
    ['presumptive', 'Presumptive taxation', 'text', 'All of it by 15 March'],
    ['exempt', 'Not owed by', 'text', 'Residents from 60 years on without income from business or profession'],
  ), { from: '2016-06-01', document: 's. 207-211 / s. 403, 404 and 408' }),
  row('it-interest', 'Interest on late or low payment of income tax', named(
    ['late-return', 'Return after its due date, a month or part', 'percent-a-month', 1],
    ['low-advance', 'Advance tax below 90 %, a month from 1 April', 'percent-a-month', 1],
    ['low-advance-share', 'Advance tax that is enough', 'percent', 90],
    ['deferred-jun', 'Short in June', 'percent', 3],
    ['deferred-sep', 'Short in September', 'percent', 3],
    ['deferred-dec', 'Short in December', 'percent', 3],
    ['deferred-mar', 'Short in March', 'percent', 1],
    ['enough-jun', 'Nothing owed where paid by June', 'percent', 12],
    ['enough-sep', 'Nothing owed where paid by September', 'percent', 36],
  ), {
    from: '2025-04-01', heldBefore: true, document: 's. 234A, 234B and 234C / s. 423, 424 and 425; Rule 119A / Rule 269',
    note: 'Simple interest on the sum rounded down to hundreds. None under s. 425 for a gain or dividend nobody could foresee, paid with the next parts.',
  }),
  row('it-late-fee', 'Fees for a late and for a late revised return', named(
    ['late-above', 'Late return, total income above ₹5 lakh', 'rupees', 5_000],
    ['late-up-to', 'Late return, total income up to ₹5 lakh', 'rupees', 1_000],
    ['revised-above', 'Revised after 31 December, total income above ₹5 lakh', 'rupees', 5_000],
    ['revised-up-to', 'Revised after 31 December, total income up to ₹5 lakh', 'rupees', 1_000],
  ), { from: '2026-04-01', document: 'Revised return: s. 234-I / s. 428(b); late return: as reported with the due dates' }),
]

/** Income tax: what is deducted or exempt, most of it in the old regime alone. */
export const incomeTaxDeductions = [
  row('it-stddeduction', 'Standard deduction from salary or pension', named(
    ['new', 'New regime', 'rupees', 75_000], ['old', 'Old regime', 'rupees', 50_000],
  ), { from: '2024-04-01', document: 's. 16(ia) / s. 19(1), Table, row 2', note: 'Never more than the salary itself.' }),
  row('it-familypension', 'Deduction from family pension', named(
    ['new', 'New regime, at most', 'rupees', 25_000], ['old', 'Old regime, at most', 'rupees', 15_000],
  ), {
    from: '2024-04-01', document: 's. 57(iia) / s. 93', confidence: 'one-source',
    note: 'A third of the pension where that is less. The section’s new number is not settled.',
  }),
  row('it-80c', 'Section 80C and its group (now section 123)', rupees(150_000), {
    from: '2014-04-01', document: 's. 80C, 80CCC and 80CCD(1) / s. 123 with Schedule XV',
    note: 'Old regime alone, all of the group together. One’s own NPS part is also limited to 10 % of basic pay and DA.',
  }),
  row('it-nps-own', 'Extra deduction for one’s own NPS payment', rupees(50_000), {
    from: '2015-04-01', document: 's. 80CCD(1B) / s. 124(3)', note: 'Old regime alone; a child’s account shares the same sum.',
  }),
  row('it-nps-employer', 'Deduction for the employer’s NPS payment', named(
    ['new', 'New regime, every employer', 'percent', 14],
    ['old-private', 'Old regime, private employer', 'percent', 10],
    ['old-government', 'Old regime, government', 'percent', 14],
  ), { from: '2024-04-01', document: 's. 80CCD(2) / s. 124(1)-(2)', note: 'Of basic pay and DA; allowed in both regimes.' }),
  row('it-employer-funds-cap', 'Employer’s payments to PF, NPS and superannuation, free of tax up to', rupees(750_000), {
    from: '2024-04-01', heldBefore: true, document: 'As reported with s. 80CCD(2) / s. 124', confidence: 'one-source',
    note: 'A year; what is above counts as salary.',
  }),
  row('it-80d', 'Section 80D, health insurance (now section 126)', named(
    ['family', 'Oneself and family', 'rupees', 25_000],
    ['family-senior', 'Oneself and family, from 60 years on', 'rupees', 50_000],
    ['parents', 'Parents', 'rupees', 25_000],
    ['parents-senior', 'Parents, from 60 years on', 'rupees', 50_000],
    ['check-up', 'Preventive check-up, within those limits', 'rupees', 5_000],
  ), { from: '2018-04-01', document: 's. 80D / s. 126', note: 'Old regime alone.' }),
  row('it-80tta-ttb', 'Deduction for interest on deposits', named(
    ['savings', 'Below 60 years, savings accounts', 'rupees', 10_000],
    ['senior', 'From 60 years on, all deposits', 'rupees', 50_000],
  ), { from: '2018-04-01', document: 's. 80TTA and 80TTB / s. 153', note: 'Old regime alone.' }),
  row('it-24b', 'Home-loan interest and house property', named(
    ['self-occupied-old', 'Own home, old regime, at most', 'rupees', 200_000],
    ['self-occupied-new', 'Own home, new regime', 'rupees', 0],
    ['loss-old', 'Loss set against other income, old regime, at most', 'rupees', 200_000],
    ['loss-new', 'Loss set against other income, new regime', 'rupees', 0],
    ['repairs', 'Flat deduction for repairs, of a let home’s net yearly value', 'percent', 30],
    ['let-out', 'A let home', 'text', 'The whole interest; in the new regime against rent alone'],
  ), {
    from: '2017-04-01', document: 's. 24 and 71(3A) / s. 22 and 109; s. 202(2) for the new regime',
    caution: 'In the new regime the loss of a let home is never set against salary. Whether it is carried on is not settled.',
  }),
  row('it-other-old', 'Other deductions of the old regime', named(
    ['education-loan', 'Education loan', 'text', 'All interest, for 8 years (80E / s. 129)'],
    ['gifts', 'Gifts to charities', 'text', 'Half or all of it; cash above ₹2,000 counts for nothing (80G / s. 133)'],
    ['rent', 'Rent without HRA', 'text', 'The least of ₹5,000 a month, 25 % of income, and rent less 10 % of income (80GG / s. 134)'],
    ['disability', 'Disability (80U, 80DD)', 'rupees', 75_000],
    ['disability-severe', 'Severe disability (80U, 80DD)', 'rupees', 125_000],
    ['illness', 'Listed illnesses (80DDB)', 'rupees', 40_000],
    ['illness-senior', 'Listed illnesses, from 60 years on (80DDB)', 'rupees', 100_000],
  ), { from: '2025-04-01', heldBefore: true, document: 'The sections named in each line', confidence: 'one-source' }),
  row('it-ptax-cap', 'Professional tax, at most a year', rupees(2_500), {
    from: '2025-04-01', heldBefore: true, authority: 'Constitution; the states', document: 'Article 276(2); s. 16(iii) / s. 19', address: null,
    reviewDue: '2027-04-01', note: 'What a state takes it says itself. It is deducted in the old regime alone.',
    caution: 'No table of states: each state’s notification would have to be read.',
  }),
  row('it-hra', 'Cities where half the salary counts for HRA', list('Mumbai', 'Kolkata', 'Delhi', 'Chennai'), {
    from: '2025-04-01', heldBefore: true, until: '2026-03-31', authority: 'CBDT', address: null, reviewDue: null,
    document: 's. 10(13A) and Rule 2A of the Rules of 1962',
    note: 'Old regime. Least of: HRA received; rent less 10 % of salary; 50 % of salary in these cities, 40 % elsewhere.',
    caution: 'A return for financial year 2025-26 knows four cities alone.',
  }),
  row('it-hra', 'Cities where half the salary counts for HRA', list(
    'Mumbai', 'Kolkata', 'Delhi', 'Chennai', 'Hyderabad', 'Pune', 'Ahmedabad', 'Bengaluru',
  ), {
    from: '2026-04-01', authority: 'CBDT', address: 'https://www.incometaxindia.gov.in/w/rule-279-1',
    document: 'Schedule III, Table, row 11 of the Act of 2025 with Rule 279 of the Rules of 2026',
    note: 'Old regime. Least of: HRA received; rent less 10 % of salary; 50 % of salary in these cities, 40 % elsewhere. The city of the home counts.',
  }),
  row('it-hra-shares', 'HRA: the shares of salary', named(
    ['listed', 'In the listed cities', 'percent', 50],
    ['elsewhere', 'Elsewhere', 'percent', 40],
    ['rent-less', 'Taken from the rent', 'percent', 10],
    ['landlord-pan-rent', 'Landlord’s PAN is asked where the year’s rent is above', 'rupees', 100_000],
    ['salary', 'Salary means', 'text', 'Basic pay, and DA where the terms of employment count it'],
  ), {
    from: '2025-04-01', heldBefore: true, authority: 'CBDT', address: 'https://www.incometaxindia.gov.in/w/rule-279-1',
    document: 's. 10(13A) with Rule 2A / Schedule III with Rule 279',
  }),
  row('it-rules-2026-allowances', 'Limits of other allowances', named(
    ['education', 'A child’s education, a month', 'rupees-a-month', 3_000],
    ['hostel', 'A child’s hostel, a month', 'rupees-a-month', 9_000],
    ['meal', 'A meal', 'rupees', 200],
    ['car-small', 'Car up to 1.6 litres, a month', 'rupees-a-month', 5_000],
    ['car-large', 'Car above 1.6 litres, a month', 'rupees-a-month', 7_000],
    ['driver', 'Driver, a month', 'rupees-a-month', 3_000],
  ), {
    from: '2026-04-01', authority: 'CBDT', document: 'Income-tax Rules 2026', address: null,
    note: 'Until 31 Mar 2026: 100, 300, 50, 1,800, 2,400 and 900 rupees.',
  }),
  row('it-leave-gratuity-tax', 'Retirement payments free of tax, in a lifetime', named(
    ['gratuity', 'Gratuity, outside government', 'rupees', 2_000_000],
    ['leave', 'Leave encashed on leaving, outside government', 'rupees', 2_500_000],
    ['vrs', 'Voluntary retirement', 'rupees', 500_000],
  ), {
    from: '2023-04-01', authority: 'CBDT', document: 's. 10(10), 10(10AA) and 10(10C) / s. 19', confidence: 'one-source',
    note: 'Both regimes. Leave encashed while in service is taxed in full.',
  }),
]
