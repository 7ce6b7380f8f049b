import { list, named, numberIn, percent, rowsOf } from './write-row.ts'

const act = 'https://www.incometaxindia.gov.in/documents/d/guest/income_tax_act_2025_as_amended_by_fa_act_2026-pdf'

const row = rowsOf('retirement', { authority: 'Ministry of Labour and Employment', confidence: 'two-sources' })

/** By the year in which it begins. */
const declaredRates: [year: number, percentAYear: number][] = [
  [2015, 8.8], [2016, 8.65], [2017, 8.55], [2018, 8.65], [2019, 8.5], [2020, 8.5], [2021, 8.1], [2022, 8.15], [2023, 8.25], [2024, 8.25],
  [2025, 8.25],
]

export const epf = [
  ...declaredRates.map(([year, rate]) => row('epf-rate', 'EPF interest', numberIn('percent-a-year', rate), {
    from: `${year}-04-01`, until: `${year + 1}-03-31`, authority: 'EPFO and Ministry of Labour', reviewDue: '2027-03-15',
    address: 'https://www.pib.gov.in/PressReleasePage.aspx?PRID=2234502',
    document: year === 2025
      ? '239th meeting of the Central Board, 2 Mar 2026; approved in June 2026; EPFO circular of 1 Jul 2026'
      : 'Rates by year, as reported with the 239th meeting of the Central Board, 2 Mar 2026',
    note: 'On each month’s balance. A year’s rate is declared at its end or later; for 2026-27 none is.',
    caution: 'No rate for 2026-27 may be published. A projection takes the last declared one and says so.',
  })),
  row('epf-ceiling', 'Wage ceiling of EPF, EPS and EDLI', numberIn('rupees-a-month', 15_000), {
    from: '2014-09-01', address: null, reviewDue: null, document: 'The ceiling that S.O. 5109(E) of 17 Sep 2026 ended',
  }),
  row('epf-ceiling', 'Wage ceiling of EPF, EPS and EDLI', numberIn('rupees-a-month', 25_000), {
    from: '2026-09-17', address: 'https://egazette.gov.in/WriteReadData/2026/276299.pdf', reviewDue: '2026-12-31',
    document: 'S.O. 5109(E) of 17 Sep 2026 under s. 2(89), Code on Social Security 2020; EPFO circular of 25 Sep 2026, FAQ of 24 Sep 2026',
    note: 'EPFO splits September 2026 by days: 16 at ₹15,000, 14 at ₹25,000.',
    caution: 'September 2026 has two parts. Do not guess at voluntary higher wages, exempt trusts or EPS above the ceiling.',
  }),
  row('epf-split', 'How EPF contributions are split', named(
    ['employee', 'Employee, of PF wages', 'percent', 12],
    ['employer', 'Employer, of PF wages', 'percent', 12],
    ['eps', 'of it EPS, of wages up to the ceiling', 'percent', 8.33],
    ['edli', 'EDLI, of wages up to the ceiling', 'percent', 0.5],
    ['admin', 'Administration, of PF wages', 'percent', 0.5],
    ['admin-least', 'Administration, an establishment at least', 'rupees-a-month', 500],
    ['employer-epf', 'Employer’s share in EPF', 'text', '12 % of PF wages less EPS; all 12 % for who is no member of EPS'],
    ['eps-end', 'EPS ends at the age of', 'years', 58],
  ), {
    from: '2026-09-17', authority: 'EPFO', address: 'https://unifiedportal-emp.epfindia.gov.in/epfo/', reviewDue: '2026-12-31',
    document: 'EPF Scheme 2026, G.S.R. 525(E) of 29 Jun 2026; EDLI Scheme 2026, para 5(1); EPFO FAQ, question 13',
    note: '3.67 % is what is left over, and right only where EPS and EPF count the same wage. The notifications of the rates were not seen.',
    caution: 'The Code’s own rate is 10 %; 12 %, EDLI and administration rest on notifications that were carried over.',
  }),
  row('eps-formula', 'EPS pension', named(
    ['divisor', 'Pensionable salary × years of service, divided by', 'count', 70],
    ['least', 'At least', 'rupees-a-month', 1_000],
    ['service', 'From years of service', 'years', 10],
    ['age', 'From the age of', 'years', 58],
    ['bonus', 'Years added from 20 years of service', 'years', 2],
    ['early', 'Early from the age of', 'years', 50],
    ['early-less', 'Less for each year before', 'percent', 4],
  ), {
    from: '2026-06-29', authority: 'Ministry of Labour and EPFO', address: 'https://labour.gov.in/', confidence: 'one-source', reviewDue: '2026-12-31',
    document: 'EPS 2026, gazetted 29 Jun 2026; said to carry on para 12 of EPS 1995',
    caution: 'How months at ₹15,000 and at ₹25,000 are averaged was not seen: project no pension on ₹25,000.',
  }),
  row('eps-membership-2026', 'Who came into EPS when the ceiling rose', list(
    'Members of EPF alone whose wages were at most ₹25,000 on 17 Sep 2026',
  ), {
    from: '2026-09-17', address: 'https://egazette.gov.in', confidence: 'one-source', reviewDue: '2026-12-31',
    document: 'G.S.R. 847(E) of 25 Sep 2026', caution: 'Ask whether EPS is deducted; never infer it from the wage.',
  }),
  row('epf-wages', 'What counts as wages', named(
    ['counted', 'Counted', 'text', 'Basic pay, dearness allowance and retaining allowance'],
    ['others-most', 'Other parts of the pay, at most', 'percent', 50],
    ['above', 'What is above', 'text', 'It is added to the wages; gratuity and retrenchment pay are left out'],
  ), {
    from: '2025-11-21', address: null, confidence: 'official-page', reviewDue: '2027-03-31',
    document: 'Code on Wages s. 2(y), Code on Social Security s. 2(88); FAQ of 30 Dec 2025 and 16 Mar 2026',
    note: 'No rule that basic pay must be half. Incentives by performance, stock options and repaid expenses are no wages. Rules of states differ.',
  }),
  row('epf-tax', 'EPF: interest is taxed on own payments above', named(
    ['with-employer', 'Where the employer pays too', 'rupees-a-year', 250_000],
    ['without-employer', 'Where the employer pays nothing', 'rupees-a-year', 500_000],
  ), { from: '2021-04-01', authority: 'CBDT', document: 'Rule 9D of the Rules of 1962 and what follows it', address: null, reviewDue: '2027-02-01' }),
  row('gratuity', 'Gratuity', named(
    ['days', 'Days of last wages for each year', 'days', 15],
    ['month-days', 'of a month of', 'days', 26],
    ['service', 'After', 'years', 5],
    ['service-fixed-term', 'Fixed term, by its part of the year, after', 'years', 1],
    ['rounding-months', 'A year more for months above', 'months', 6],
    ['most', 'Outside government, at most', 'rupees', 2_000_000],
    ['exception', 'Death or disablement', 'text', 'No least time of service'],
  ), {
    from: '2025-11-21', address: 'https://labour.gov.in/en/faqs-labour-codes', reviewDue: '2027-03-31',
    document: 'Code on Social Security 2020, chapter V (s. 53); the ceiling is carried over from the Payment of Gratuity Act',
    note: 'Wages here follow the 50 % rule. Tax exemption uses a narrower meaning of salary.',
    caution: 'No new notification of the ceiling was seen.',
  }),
  row('esi', 'ESI', named(
    ['ceiling', 'Wages up to', 'rupees-a-month', 21_000],
    ['ceiling-disability', 'Wages up to, with a disability', 'rupees-a-month', 25_000],
    ['employee', 'Employee', 'percent', 0.75],
    ['employer', 'Employer', 'percent', 3.25],
  ), { from: '2019-07-01', authority: 'ESIC', document: 'ESIC’s page on contributions', address: 'https://esic.gov.in/contribution', reviewDue: '2027-03-31' }),
]

export const pensions = [
  row('nps-exit', 'NPS: leaving, outside government', named(
    ['annuity-least', 'For an annuity, at least', 'percent', 20],
    ['lump-most', 'As one sum, at most', 'percent', 80],
    ['all-up-to', 'All of it, up to', 'rupees', 800_000],
    ['band-lump', '₹8 lakh to ₹12 lakh: as one sum up to', 'rupees', 600_000],
    ['early-annuity', 'Early: for an annuity', 'percent', 80],
    ['early-all-up-to', 'Early: all of it, up to', 'rupees', 500_000],
    ['years', 'Normal after', 'years', 15],
    ['age', 'or at the age of', 'years', 60],
    ['stay-until', 'One may stay until the age of', 'years', 85],
    ['death', 'Death', 'text', 'All of it to the nominee; an annuity is free to choose'],
  ), {
    from: '2025-12-16', authority: 'PFRDA', address: 'https://pib.gov.in/PressReleasePage.aspx?PRID=2206763', reviewDue: '2027-01-31',
    document: 'Exits and Withdrawals (Amendment) Regulations 2025; press release of 19 Dec 2025',
    caution: 'Never “80 % free of tax”: only 60 % of the corpus is (see nps-tax).',
  }),
  row('nps-exit-govt', 'NPS: leaving, government', named(
    ['annuity-least', 'For an annuity, at least', 'percent', 40],
    ['all-up-to', 'All of it, up to', 'rupees', 800_000],
    ['early-annuity', 'Early: for an annuity', 'percent', 80],
    ['early-all-up-to', 'Early: all of it, up to', 'rupees', 500_000],
  ), {
    from: '2025-12-16', authority: 'PFRDA', address: null, reviewDue: '2027-01-31',
    document: 'Exits and Withdrawals (Amendment) Regulations 2025',
  }),
  row('nps-tax', 'NPS: free of tax when taken as one sum', percent(60), {
    from: '2019-04-01', authority: 'Parliament', address: act, reviewDue: '2027-02-01',
    document: 's. 10(12A) / Schedule II, Table, row 6 with s. 124',
    note: 'Of the corpus, in both regimes. What is taken above it is taxed at slab rates; the pension is income.',
    caution: 'PFRDA allows 80 % as one sum, tax law frees 60 %: the part between is taxed.',
  }),
  row('nps-partial', 'NPS: taken early in part, free of tax', percent(25), {
    from: '2019-04-01', heldBefore: true, authority: 'Parliament', address: act, reviewDue: '2027-02-01',
    document: 'As reported with Schedule II of the Act of 2025', note: 'Of one’s own payments.',
  }),
  row('nps-min', 'NPS: least payment', named(
    ['opening', 'When opening', 'rupees', 250], ['later', 'Later', 'rupees', 10],
  ), {
    from: '2026-03-10', authority: 'PFRDA', address: null, confidence: 'one-source', reviewDue: '2027-01-31',
    document: 'Circular PFRDA/2026/16/REG-POP/01 of 10 Mar 2026', note: 'No upper limit. What an annuity pays is no official figure.',
  }),
  row('ups', 'Unified Pension Scheme, central government', named(
    ['assured', 'Pension after 25 years, of the last twelve months’ average basic pay', 'percent', 50],
    ['years', 'In full after', 'years', 25],
    ['years-least', 'In part from', 'years', 10],
    ['least', 'At least', 'rupees-a-month', 10_000],
    ['family', 'Family, of the pension', 'percent', 60],
    ['employee', 'Employee, of basic pay and DA', 'percent', 10],
    ['lump', 'One sum', 'text', 'A tenth of basic pay and DA for each six months of service'],
  ), {
    from: '2025-04-01', authority: 'Ministry of Finance and PFRDA', address: null, reviewDue: '2027-03-31',
    document: 'Decision of the Cabinet of 24 Aug 2024', note: 'One source says that who was in service could choose until 30 Nov 2025.',
  }),
]

/** By the age of entry from 18 on, a month, for a pension of 1,000 to 5,000 rupees. */
const apyPayments = [
  [42, 84, 126, 168, 210], [46, 92, 138, 183, 228], [50, 100, 150, 198, 248], [54, 108, 162, 215, 269], [59, 117, 177, 234, 292],
  [64, 127, 192, 254, 318], [70, 139, 208, 277, 346], [76, 151, 226, 301, 376], [82, 164, 246, 327, 409], [90, 178, 268, 356, 446],
  [97, 194, 292, 388, 485], [106, 212, 318, 423, 529], [116, 231, 347, 462, 577], [126, 252, 379, 504, 630], [138, 276, 414, 551, 689],
  [151, 302, 453, 602, 752], [165, 330, 495, 659, 824], [181, 362, 543, 722, 902], [198, 396, 594, 792, 990], [218, 436, 654, 870, 1087],
  [240, 480, 720, 957, 1196], [264, 528, 792, 1054, 1318], [291, 582, 873, 1164, 1454],
]

export const atalPension = [
  row('apy', 'Atal Pension Yojana: payment by age of entry', {
    kind: 'table',
    columns: [1_000, 2_000, 3_000, 4_000, 5_000].map((pension) => ({
      name: String(pension), title: `₹${pension.toLocaleString('en-IN')} a month`,
    })),
    rows: apyPayments.map((cells, index) => ({
      name: String(18 + index), title: `Entry at ${18 + index}`, unit: 'rupees-a-month' as const, cells,
    })),
  }, {
    from: '2015-06-01', authority: 'PFRDA', address: 'https://jansuraksha.gov.in/Files/APY/ENGLISH/APY.pdf', reviewDue: '2027-06-01',
    document: 'Chart of contributions, Jan Suraksha', note: 'The pension begins at 60. Who pays income tax cannot join since 1 Oct 2022.',
  }),
  row('apy-limits', 'Atal Pension Yojana: ages', named(
    ['age-least', 'Entry from', 'years', 18], ['age-most', 'Entry until', 'years', 40], ['pension-age', 'Pension from', 'years', 60],
  ), {
    from: '2015-06-01', authority: 'PFRDA', address: 'https://jansuraksha.gov.in/Files/APY/ENGLISH/APY.pdf', reviewDue: '2027-06-01',
    document: 'Chart of contributions, Jan Suraksha',
  }),
]
