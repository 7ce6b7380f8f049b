import { daysOfTaxYear } from '@artha/contract/figure-on'
import { incomeTaxDeductions } from '@artha/contract/figures/income-tax-deductions'
import { incomeTaxRates } from '@artha/contract/figures/income-tax-rates'
import { rupees, wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../declared/calculator.ts'
import { choiceField, rateField, sumField, yesNoField } from '../declared/field.ts'
import { usedFigures } from '../declared/official-figures.ts'
import { ageField, taxYearField } from '../income-tax/income-tax-fields.ts'
import { rateText } from '../inputs/value-words.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { salaryFigures } from './salary-figures.ts'

const rows = [...incomeTaxRates, ...incomeTaxDeductions]

export const salary = calculator({
  path: '/salary-calculator',
  title: 'Salary calculator',
  standfirst: 'What of a yearly cost to company reaches your bank each month, after provident fund and tax.',
  fields: {
    taxYear: taxYearField(),
    ctc: sumField('Cost to company a year (CTC)', { initial: 1_500_000, to: 10_000_000, step: 25_000 }),
    regime: choiceField('Tax regime', { new: 'New', old: 'Old' }, 'new'),
    basicPercent: rateField(
      'Basic pay, of the CTC',
      { initial: 50, to: 100, step: 1 },
      { hint: 'Since 21 Nov 2025 at least half of the pay counts as wages.' },
    ),
    employerPf: yesNoField('The employer’s PF is in the CTC', 'yes'),
    gratuityInCtc: yesNoField('Gratuity is in the CTC', 'no'),
    nps: sumField('Employer’s NPS in the CTC, a year', { initial: 0, to: 500_000, step: 5_000 }),
    rent: sumField('Rent a year', { initial: 0, to: 1_200_000, step: 6_000 }),
    city: choiceField('You live in', { metro: 'A city in which half counts for HRA', other: 'Any other place' }, 'metro'),
    age: ageField,
  },
  unused: ({ regime }) => (regime === 'new' ? ['rent', 'city'] : []),
  work: (input) => salaryFigures(rows, input),
  results: () => [
    { id: 'monthlyInHand', name: 'In hand each month' },
    { id: 'annualTax', name: 'Tax of the year' },
    { id: 'epf', name: 'Your provident fund, of the year' },
    { id: 'deductions', name: 'Both taken off, of the year' },
    { id: 'gross', name: 'Gross pay of the year' },
  ],
  sentence: ({ monthlyInHand }, { ctc }) => `Of ${wholeRupees(ctc)} a year ${wholeRupees(monthlyInHand)} reach you each month.`,
  remarks: ({ annualTax, otherTax }, { regime }) =>
    otherTax < annualTax
      ? [`In the ${regime === 'new' ? 'old' : 'new'} regime the tax would be ${wholeRupees(otherTax)}: ${wholeRupees(annualTax - otherTax)} less.`]
      : [],
  formula: 'In hand = (CTC − employer’s PF − gratuity − employer’s NPS − your PF − tax) ÷ 12',
  steps: ({ basic, employerEpf, gratuity, gross, epf, annualTax, monthlyInHand, hraExempt }, { ctc, basicPercent, nps, regime }) => [
    `Basic pay: ${rateText(basicPercent)} % of ${rupees(ctc)} = ${rupees(basic)}`,
    `Gross pay: ${rupees(ctc)} − ${rupees(employerEpf)} PF of the employer − ${rupees(gratuity)} gratuity (basic × 15 ÷ 26 ÷ 12) − ${rupees(nps)} NPS = ${rupees(gross)}`,
    `Your provident fund: 12 % of basic pay = ${rupees(epf)}`,
    ...(regime === 'old'
      ? [`Old regime: provident fund up to ₹1,50,000 (80C) and ${rupees(hraExempt)} of HRA are taken off; HRA is taken as 50 or 40 % of basic pay`]
      : []),
    `Tax in the ${regime} regime: ${rupees(annualTax)}`,
    `In hand: (${rupees(gross)} − ${rupees(epf)} − ${rupees(annualTax)}) ÷ 12 = ${rupees(monthlyInHand)}`,
  ],
  chart: ({ monthlyInHand, annualTax, epf, employerEpf, gratuity }, { nps }) => ({
    kind: 'bars',
    title: 'Where the CTC goes',
    finding: `${wholeRupees(monthlyInHand * 12)} in hand, ${wholeRupees(annualTax)} tax, ${wholeRupees(epf + employerEpf)} provident fund, ${wholeRupees(gratuity + nps)} gratuity and NPS.`,
    bars: [
      { name: 'In hand', value: monthlyInHand * 12, words: wholeRupees(monthlyInHand * 12), tone: 'gain' },
      { name: 'Tax', value: annualTax, words: wholeRupees(annualTax), tone: 'loss' },
      { name: 'Provident fund, both shares', value: epf + employerEpf, words: wholeRupees(epf + employerEpf), tone: 'first' },
      { name: 'Gratuity and NPS', value: gratuity + nps, words: wholeRupees(gratuity + nps), tone: 'second' },
    ],
  }),
  tables: ({ monthlyInHand, annualTax, epf, employerEpf, gratuity, gross, basic }, { nps, ctc }) => [
    {
      title: 'By month and by year',
      caption: 'The pay by month and by year, in rupees',
      heads: ['Part', 'A month', 'A year'],
      rows: (
        [
          ['CTC', ctc],
          ['Employer’s PF', employerEpf],
          ['Gratuity', gratuity],
          ['Employer’s NPS', nps],
          ['Gross pay', gross],
          ['Of it basic pay', basic],
          ['Your PF', epf],
          ['Tax', annualTax],
          ['In hand', monthlyInHand * 12],
        ] as const
      ).map(([name, sum]) => ({ name, paise: [inPaise(sum / 12, 'rupee'), inPaise(sum, 'rupee')] })),
    },
  ],
  differs:
    'Employers may pay PF on the wage ceiling alone (₹25,000 a month since 17 Sep 2026), which leaves more in hand; here it is 12 % of all basic pay. Professional tax of a state, up to ₹2,500 a year, comes off beside.',
  leavesOut: [
    'Professional tax, which is a state’s own.',
    'Bonus and variable pay, which come once.',
    'Insurance and meals within the CTC.',
    'Deductions beside PF and HRA: the tax calculator has them.',
    'Payments of the employer to PF and NPS above ₹7,50,000 a year, which are taxed.',
  ],
  ways: ({ gross, basic, hraExempt }, { taxYear, rent, city }) => [
    {
      text: 'The tax in full, both regimes',
      to: `/income-tax-calculator?taxYear=${taxYear}&salary=${Math.round(gross)}&hraExempt=${Math.round(hraExempt)}`,
    },
    {
      text: 'The exemption of HRA',
      to: `/hra-calculator?taxYear=${taxYear}&basic=${Math.round(basic)}&hra=${Math.round(basic / 2)}&rent=${Math.round(rent)}&city=${city}`,
    },
    { text: 'What the provident fund comes to', to: `/epf-calculator?wage=${Math.round(basic / 12)}&years=20` },
  ],
  figures: ({ taxYear }) =>
    usedFigures(rows, ['it-slabs-new', 'it-slabs-old', 'it-stddeduction', 'it-hra', 'it-80c'], daysOfTaxYear(taxYear)?.last ?? ''),
})
