import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { roundTo } from '../../../lib/rounding.ts'
import { calculator } from '../definition/calculator.ts'
import { countField, optional, rateField, sumField } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { addedUp } from '../definition/shown-results.ts'
import { rateText } from '../inputs/value-texts.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { transferResults } from './transfer-results.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'

export const balanceTransfer = calculator({
  path: '/balance-transfer-calculator',
  name: 'Balance transfer',
  title: 'Balance transfer calculator',
  standfirst: 'Is moving your loan worth it? Compare both EMIs, the cost, and when you break even.',
  fields: {
    outstanding: sumField(
      'Outstanding loan',
      { initial: 4_000_000, min: 1, to: 20_000_000, step: 50_000 },
      { chips: [2_000_000, 4_000_000, 7_500_000] },
    ),
    months: countField('EMIs left', { initial: 180, min: 1, max: 480, to: 360, isMonths: true }),
    oldRate: rateField('Current rate', { initial: 9.5, to: 20 }),
    newRate: rateField('New lender’s rate', { initial: 8.5, to: 20 }),
    newMonths: optional(
      countField('EMIs at the new lender', { initial: 180, min: 1, max: 480, to: 360, isMonths: true }, { omitted: ({ months }) => Number(months) }),
    ),
    feePercent: optional(rateField('Processing fee', { initial: 0.5, to: 3 }, { omitted: 0 })),
    gstPercent: optional(rateField('GST on the fee', { initial: 18, to: 40, step: 1 })),
    otherCharges: optional(sumField('Other charges', { initial: 0, to: 100_000 })),
  },
  work: (input) => transferResults(input) ?? nothingToWorkOut,
  shown: (results, _input, decimals) => addedUp(results, decimals, { whole: 'interestSaved', parts: ['netSaving', 'cost'] }),
  results: () => [
    { id: 'netSaving', name: 'Net saving' },
    { id: 'oldEmi', name: 'Current EMI' },
    { id: 'newEmi', name: 'New EMI' },
    { id: 'interestSaved', name: 'Interest saved' },
    { id: 'cost', name: 'Cost of switching' },
    { id: 'breakEvenMonths', name: 'Break-even after', unit: 'months' },
  ],
  sentence: ({ oldEmi, newEmi, netSaving }) =>
    netSaving < 0
      ? `Switching costs ${wholeRupees(-netSaving)} more than it saves.`
      : `Your EMI is ${wholeRupees(Math.abs(oldEmi - newEmi))} ${oldEmi >= newEmi ? 'lower' : 'higher'}, and you save ${wholeRupees(netSaving)} overall.`,
  remarks: ({ breakEvenMonths }) =>
    breakEvenMonths === undefined ? ['The EMIs never recover the cost: the new one is not lower, or the loan ends too soon.'] : [],
  whatIf: {
    change: ({ newRate }) => ({ newRate: Math.round((newRate - 0.25) * 10_000) / 10_000 }),
    words: (then, now, { newRate }) => comparedText(`At ${percentText(newRate)} with the new lender`, then.netSaving, now?.netSaving, ' saved'),
  },
  formula: 'Saved = interest left on current loan − interest on new loan − (fee + GST on it + other charges)',
  steps: ({ oldEmi, newEmi, cost, interestSaved, netSaving }, input, worked) => [
    `Current: ${input.months} EMIs of ${rupees(oldEmi)} at ${percentText(input.oldRate)}`,
    `New: ${input.newMonths} EMIs of ${rupees(newEmi)} at ${percentText(input.newRate)}`,
    `Interest saved: ${rupees(worked.oldEmi * input.months)} − ${rupees(worked.newEmi * input.newMonths)}, less the principal in each = ${rupees(interestSaved)}`,
    `Cost: ${rupees(input.outstanding)} × ${rateText(input.feePercent)} ÷ 100, plus ${percentText(input.gstPercent)} GST and ${rupees(input.otherCharges)} other charges = ${rupees(cost)}`,
    `Saved: ${rupees(interestSaved)} − ${rupees(cost)} = ${rupees(netSaving)}`,
  ],
  chart: ({ cost, interestSaved }, { newMonths, outstanding }, { newEmi }) => {
    const after = roundTo(newEmi * newMonths - outstanding, 0)
    const before = after + interestSaved
    return {
      kind: 'bars',
      title: 'Interest and cost',
      finding: `${wholeRupees(before)} interest on the current loan; ${wholeRupees(after)} interest and ${wholeRupees(cost)} costs on the new one.`,
      bars: [
        { name: 'Current interest', value: Math.max(0, before), words: wholeRupees(before), tone: 'second' },
        { name: 'New interest', value: Math.max(0, after), words: wholeRupees(after), tone: 'first' },
        { name: 'Cost of switching', value: cost, words: wholeRupees(cost), tone: 'loss' },
      ],
    }
  },
  tables: ({ oldEmi, newEmi, cost, interestSaved }, { newMonths, outstanding }) => {
    const after = inPaise(newEmi * newMonths - outstanding, 'rupee')
    return [
      {
        title: 'Both loans compared',
        caption: 'Both loans side by side, in rupees',
        heads: ['Loan', 'EMI', 'Interest', 'Cost'],
        rows: [
          { name: 'Current', paise: [inPaise(oldEmi, 'paisa'), after + inPaise(interestSaved, 'rupee'), 0] },
          { name: 'New', paise: [inPaise(newEmi, 'paisa'), after, inPaise(cost, 'rupee')] },
        ],
      },
    ]
  },
  differs: 'Some sites compare only EMIs: a longer tenure makes these smaller but adds interest. Some leave out GST on the fee.',
  leavesOut: [
    'Prepayment charges: none on floating-rate loans to individuals for non-business use (Reserve Bank, loans from 1 Jan 2026); fixed-rate loans may have them.',
    'Stamp duty and valuation, unless you add them to other charges.',
    'A lower rate from your own lender, if you ask for one.',
  ],
  ways: (_figures, { outstanding, newRate, newMonths }) => [
    {
      text: 'The new loan, month by month',
      to: `/home-loan-calculator?principal=${Math.round(outstanding)}&annualRate=${newRate}&months=${newMonths}`,
    },
  ],
})
