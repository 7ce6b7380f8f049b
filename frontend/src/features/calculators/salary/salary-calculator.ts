import { daysOfTaxYear } from '@artha/contract/figure-on'
// Of the deductions the provident fund alone, and HRA: this page has no field for the others.
import rows from 'figures:it-slabs-new,it-slabs-old,it-surcharge,it-rebate-new,it-rebate-old,it-cess,it-stddeduction,it-80c,it-hra,it-hra-shares'
import { rupees, wholeRupees } from '../../../lib/money.ts'
import { lateHydrated } from '../../../ui/late-hydrated.tsx'
import { calculator } from '../declared/calculator.ts'
import { choiceField, rateField, sumField, yesNoField } from '../declared/field.ts'
import { ageField, taxYearField } from '../income-tax/tax-choices.ts'
import { rateText } from '../inputs/value-words.ts'
import { salaryFigures } from './salary-figures.ts'

const fields = {
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
}

export type SalaryFields = typeof fields

export const salary = calculator({
  path: '/salary-calculator',
  title: 'Salary calculator',
  standfirst: 'What of a yearly cost to company reaches your bank each month, after provident fund and tax.',
  fields,
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
  Pictures: lateHydrated(async () => (await import('./salary-pictures.ts')).SalaryPictures),
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
  sources: ({ taxYear }) => ({
    keys: ['it-slabs-new', 'it-slabs-old', 'it-stddeduction', 'it-hra', 'it-80c'],
    day: daysOfTaxYear(taxYear)?.last ?? '',
  }),
})
