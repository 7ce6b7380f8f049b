import { groupedNumber, rupees, wholeRupees } from '../../../lib/money.ts'
import { lateHydrated } from '../../../ui/late-hydrated.tsx'
import { calculator } from '../declared/calculator.ts'
import { daysOfTaxYear } from '@artha/contract/figure-on'
import { isRefused } from '../declared/refusal.ts'
import { bothRegimes, namedSteps } from './both-regimes.ts'
import { incomeTaxFields, oneByOne } from './income-tax-fields.ts'
import { asFiled, stepsInWords } from './income-tax-words.ts'
import { taxFigures } from './tax-figures.ts'

export const incomeTax = calculator({
  path: '/income-tax-calculator',
  title: 'Income tax calculator',
  standfirst: 'Old or new regime: the tax of a year, which is lower, and from which deductions on the other one wins.',
  fields: incomeTaxFields,
  unused: ({ deductions }) => (deductions > 0 ? oneByOne : []),
  work: (input) => {
    const worked = bothRegimes(taxFigures, input)
    return isRefused(worked) ? worked : { ...worked, ...namedSteps('new', worked.ofNew), ...namedSteps('old', worked.ofOld) }
  },
  results: () => [
    { id: 'newTax', name: 'Tax in the new regime' },
    { id: 'oldTax', name: 'Tax in the old regime' },
    { id: 'saving', name: 'The lower one saves' },
    { id: 'newTaxableIncome', name: 'New: taxable income' },
    { id: 'newSlabTax', name: 'New: tax by slabs' },
    { id: 'newRebate', name: 'New: rebate' },
    { id: 'newMarginalRelief', name: 'New: marginal relief' },
    { id: 'newSurcharge', name: 'New: surcharge' },
    { id: 'newSurchargeRelief', name: 'New: relief of the surcharge' },
    { id: 'newCess', name: 'New: cess' },
    { id: 'oldTaxableIncome', name: 'Old: taxable income' },
    { id: 'oldSlabTax', name: 'Old: tax by slabs' },
    { id: 'oldRebate', name: 'Old: rebate' },
    { id: 'oldMarginalRelief', name: 'Old: marginal relief' },
    { id: 'oldSurcharge', name: 'Old: surcharge' },
    { id: 'oldSurchargeRelief', name: 'Old: relief of the surcharge' },
    { id: 'oldCess', name: 'Old: cess' },
  ],
  sentence: ({ newTax, oldTax, saving }) =>
    `New regime ${wholeRupees(newTax)} (${wholeRupees(newTax / 12)} a month). Old ${wholeRupees(oldTax)}. ` +
    (saving === 0 ? 'Both are the same.' : `${newTax < oldTax ? 'New' : 'Old'} is lower by ${wholeRupees(saving)}.`),
  remarks: ({ winningDeductions, kept, newTax, oldTax, newTaxableIncome, oldTaxableIncome, deductions }, { gains, taxYear }) => [
    winningDeductions === undefined
      ? 'No deductions make the old one lower.'
      : `The old one wins when deductions pass ${wholeRupees(winningDeductions)}; yours are ${wholeRupees(deductions)}, beside the standard deduction.`,
    `Of your next ₹100 you keep ₹${groupedNumber(kept, 2)}.`,
    ...([newTax, oldTax, newTaxableIncome, oldTaxableIncome].some((each) => asFiled(each) !== each)
      ? [`A return rounds income and tax to the nearest ten rupees: ${wholeRupees(asFiled(newTax))} and ${wholeRupees(asFiled(oldTax))} of tax.`]
      : []),
    ...(gains > 0 ? ['Gains and dividends are in none of these figures: gains have rates of their own.'] : []),
    ...(taxYear === '2025-26' ? ['For 2025-26 a belated return is possible until 31 Dec 2026.'] : []),
  ],
  formula: 'Tax = tax by slabs − rebate − marginal relief + surcharge − its relief + cess',
  steps: ({ ofNew, ofOld, newRules, oldRules, parts, deductions }, { deductions: inAll }) => [
    ...stepsInWords('New', ofNew, newRules),
    ...(inAll > 0
      ? []
      : parts
          .filter(({ counted }) => counted > 0)
          .map(({ name, counted, limit }) => `${name}: ${rupees(counted)}${limit === undefined ? '' : ` of at most ${wholeRupees(limit)}`}`)),
    `Old, deductions in all: ${rupees(deductions)}`,
    ...stepsInWords('Old', ofOld, oldRules),
  ],
  Pictures: lateHydrated(async () => (await import('./tax-pictures.ts')).TaxPictures),
  differs:
    'Sites that forget marginal relief show ₹62,556 for a salary of ₹12,76,000 instead of ₹1,040. Some take the standard deduction of one regime for both, or allow in the new one what only the old one knows. A return rounds income and tax to ten rupees; the figures here are before that.',
  leavesOut: [
    'Income at rates of its own: capital gains, lottery, crypto. Gains have a calculator of their own.',
    'Rent and the loss of a let home, business income, agricultural income, losses carried on.',
    'Limits by basic pay: employer’s NPS counts up to 14 % of it in the new regime (10 % in the old one at private employers).',
    'Professional tax, and deductions beside the named ones (80E, 80G, 80GG, 80U, 80DDB): put them into the deductions in all.',
    'Who is no resident: the rebate and the bands for seniors are for resident individuals.',
    'Interest and fees for paying or filing late.',
  ],
  ways: (_figures, { salary, taxYear }) => [
    { text: 'What of a salary reaches you each month', to: `/salary-calculator?ctc=${Math.round(salary)}&taxYear=${taxYear}` },
    { text: 'Advance-tax dates', to: '/figures/it-advance' },
    { text: 'Tax on a gain', to: '/capital-gains-calculator' },
  ],
  sources: ({ taxYear }) => ({
    keys: [
      'it-slabs-new',
      'it-slabs-old',
      'it-rebate-new',
      'it-rebate-old',
      'it-surcharge',
      'it-cess',
      'it-stddeduction',
      'it-80c',
      'it-80d',
      'it-24b',
      'it-rounding',
      'it-advance',
    ],
    day: daysOfTaxYear(taxYear)?.last ?? '',
  }),
})
