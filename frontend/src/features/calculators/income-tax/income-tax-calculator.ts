import { groupedNumber, wholeRupees } from '../../../lib/money.ts'
import { toPaise } from '../../../lib/rounding.ts'
import { lateHydrated } from '../../../ui/late-hydrated.tsx'
import { calculator } from '../definition/calculator.ts'
import { withFigures } from '../definition/with-figures.ts'
import { daysOfTaxYear, figureOn } from '@artha/contract/figure-on'
import { isRefused } from '../definition/refusal.ts'
import { bothRegimes, namedSteps, shownSteps } from './both-regimes.ts'
import { incomeTaxFields, oneByOne } from './income-tax-fields.ts'
import { heldOfTaxYear, laterTaxYear } from './tax-choices.ts'

// Created once and not again when the register changes, because the page would lose what it has rendered
const Workings = lateHydrated(async () => (await import('./tax-workings.tsx')).TaxWorkings)
const Pictures = lateHydrated(async () => (await import('./tax-pictures.ts')).TaxPictures)
const Notes = lateHydrated(async () => (await import('./tax-notes.tsx')).TaxNotes)

export const incomeTax = withFigures(
  'it-24b,it-80c,it-80d,it-80tta-ttb,it-act-2025,it-advance,it-cess,it-nps-own,it-rebate-new,it-rebate-old,it-rounding,it-slabs-new,it-slabs-old,it-stddeduction,it-surcharge',
  (rows, today) =>
    calculator({
      path: '/income-tax-calculator',
      name: 'Income tax',
      title: 'Income tax calculator',
      standfirst: 'Old or new regime: which costs you less, and the deductions at which that changes.',
      fields: incomeTaxFields(rows, today),
      unused: ({ deductions }) => (deductions > 0 ? oneByOne : []),
      work: (input) => {
        const later = laterTaxYear(rows, input.taxYear, today)
        if (later) return later
        const worked = bothRegimes(rows, input)
        const advance = figureOn(rows, 'it-advance', daysOfTaxYear(input.taxYear)?.last ?? '')
        return isRefused(worked) ? worked : { ...worked, advance, ...namedSteps('new', worked.ofNew), ...namedSteps('old', worked.ofOld) }
      },
      shown: ({ ofNew, ofOld }, _input, decimals) => ({
        ...namedSteps('new', shownSteps(ofNew, decimals)),
        ...namedSteps('old', shownSteps(ofOld, decimals)),
      }),
      results: () => [
        { id: 'newTax', name: 'Tax in the new regime' },
        { id: 'oldTax', name: 'Tax in the old regime' },
        { id: 'saving', name: 'You save' },
        { id: 'newTaxableIncome', name: 'New: taxable income' },
        { id: 'newSlabTax', name: 'New: tax by slabs' },
        { id: 'newRebate', name: 'New: rebate', isHiddenAtZero: true },
        { id: 'newMarginalRelief', name: 'New: marginal relief', isHiddenAtZero: true },
        { id: 'newSurcharge', name: 'New: surcharge', isHiddenAtZero: true },
        { id: 'newSurchargeRelief', name: 'New: surcharge relief', isHiddenAtZero: true },
        { id: 'newCess', name: 'New: cess', isHiddenAtZero: true },
        { id: 'newRounding', name: 'New: rounding to ten rupees', isHiddenAtZero: true },
        { id: 'oldTaxableIncome', name: 'Old: taxable income' },
        { id: 'oldSlabTax', name: 'Old: tax by slabs' },
        { id: 'oldRebate', name: 'Old: rebate', isHiddenAtZero: true },
        { id: 'oldMarginalRelief', name: 'Old: marginal relief', isHiddenAtZero: true },
        { id: 'oldSurcharge', name: 'Old: surcharge', isHiddenAtZero: true },
        { id: 'oldSurchargeRelief', name: 'Old: surcharge relief', isHiddenAtZero: true },
        { id: 'oldCess', name: 'Old: cess', isHiddenAtZero: true },
        { id: 'oldRounding', name: 'Old: rounding to ten rupees', isHiddenAtZero: true },
      ],
      sentence: ({ newTax, oldTax, saving }) =>
        `New regime ${wholeRupees(newTax)} (${wholeRupees(newTax / 12)} a month). Old ${wholeRupees(oldTax)}. ` +
        (saving === 0 ? 'Both cost the same.' : `${newTax < oldTax ? 'New' : 'Old'} is lower by ${wholeRupees(saving)}.`),
      said: ({ newTax, oldTax, saving }, { taxYear }) => {
        const regimes = [`new regime, ${taxYear}`, `old regime, ${taxYear}`]
        const [lower, other] = newTax <= oldTax ? [newTax, oldTax] : [oldTax, newTax]
        const [first, second] = newTax <= oldTax ? regimes : regimes.toReversed()
        return `${wholeRupees(lower)} a year, ${first}. ${saving === 0 ? `The same in the ${second}.` : `${wholeRupees(other)} in the ${second}.`}`
      },
      held: heldOfTaxYear(rows),
      remarksInAnswer: 2,
      remarks: ({ winningDeductions, kept, ofNew, ofOld, deductions, interest, standardDeductions }, { gains, taxYear }) => [
        winningDeductions === undefined
          ? 'No amount of deductions makes the old regime cheaper.'
          : `The old regime is cheaper once deductions pass ${wholeRupees(winningDeductions)} (before rounding tax to ten rupees); yours are ${wholeRupees(deductions)}${standardDeductions.old > 0 ? ', not counting the standard deduction' : ''}.`,
        `Of your next ₹100 you keep ₹${groupedNumber(kept, 2)}.`,
        ...(interest
          ? [
              `Home-loan interest counts only in the old regime: ${wholeRupees(interest.counted)} of it cuts your tax there by ${wholeRupees(interest.saved)}.`,
            ]
          : []),
        ...([ofNew, ofOld].some((of) => of.unroundedIncome !== of.taxableIncome || toPaise(of.rounding) !== 0)
          ? ['As in a tax return, income and then tax are rounded to the nearest ten rupees (s. 288A and 288B / s. 516).']
          : []),
        ...(gains > 0 ? ['Capital gains and dividends are not included: gains have their own rates.'] : []),
        ...(taxYear === '2025-26' ? ['For 2025-26, a belated return can be filed until 31 Dec 2026.'] : []),
      ],
      Workings,
      Pictures,
      Notes,
      ways: (_figures, { salary, taxYear }) => [
        { text: 'Your monthly take-home pay', to: `/salary-calculator?ctc=${Math.round(salary)}&taxYear=${taxYear}` },
        { text: 'Advance-tax dates', to: '/tax-calendar' },
        { text: 'Tax on a capital gain', to: '/capital-gains-calculator' },
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
    }),
)
