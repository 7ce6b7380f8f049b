import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { roundTo } from '../../../lib/rounding.ts'
import { calculator } from '../declared/calculator.ts'
import { countField, optional, rateField, sumField } from '../declared/field.ts'
import { nothingToWorkOut } from '../declared/refusal.ts'
import { addedUp } from '../declared/shown-figures.ts'
import { rateText } from '../inputs/value-words.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { transferFigures } from './transfer-figures.ts'

export const balanceTransfer = calculator({
  path: '/balance-transfer-calculator',
  title: 'Balance transfer calculator',
  standfirst: 'Whether a loan at another lender pays for itself: both instalments, the cost, and after how many months it is back.',
  fields: {
    outstanding: sumField('Still owed', { initial: 4_000_000, min: 1, to: 20_000_000, step: 50_000 }, { chips: [2_000_000, 4_000_000, 7_500_000] }),
    months: countField('Instalments left', { initial: 180, min: 1, max: 480, to: 360, isMonths: true }),
    oldRate: rateField('Rate now', { initial: 9.5, to: 20 }),
    newRate: rateField('Rate at the other lender', { initial: 8.5, to: 20 }),
    newMonths: optional(
      countField('Instalments there', { initial: 180, min: 1, max: 480, to: 360, isMonths: true }, { omitted: ({ months }) => Number(months) }),
    ),
    feePercent: optional(rateField('Fee, of the loan', { initial: 0.5, to: 3 }, { omitted: 0 })),
    gstPercent: optional(rateField('GST on the fee', { initial: 18, to: 40, step: 1 })),
    otherCharges: optional(sumField('Other charges', { initial: 0, to: 100_000 })),
  },
  work: (input) => transferFigures(input) ?? nothingToWorkOut,
  shown: (figures, _input, decimals) => addedUp(figures, decimals, { whole: 'interestSaved', parts: ['netSaving', 'cost'] }),
  results: () => [
    { id: 'netSaving', name: 'Saved after the cost' },
    { id: 'oldEmi', name: 'Instalment now' },
    { id: 'newEmi', name: 'Instalment there' },
    { id: 'interestSaved', name: 'Less interest' },
    { id: 'cost', name: 'Cost of moving' },
    { id: 'breakEvenMonths', name: 'Lower instalments have paid the cost after', unit: 'months' },
  ],
  sentence: ({ oldEmi, newEmi, netSaving }) =>
    netSaving < 0
      ? `Moving costs ${wholeRupees(-netSaving)} more than it saves.`
      : `${wholeRupees(Math.abs(oldEmi - newEmi))} a month ${oldEmi >= newEmi ? 'less' : 'more'}, and ${wholeRupees(netSaving)} saved in the end.`,
  remarks: ({ breakEvenMonths }) =>
    breakEvenMonths === undefined
      ? ['There is no month in which lower instalments have paid the cost: they are not lower, or the time is too short.']
      : [],
  formula: 'Saved = interest left now − interest there − (fee + GST on it + other charges)',
  steps: ({ oldEmi, newEmi, cost, interestSaved, netSaving }, input, worked) => [
    `Now: ${input.months} instalments of ${rupees(oldEmi)} at ${percentText(input.oldRate)}`,
    `There: ${input.newMonths} instalments of ${rupees(newEmi)} at ${percentText(input.newRate)}`,
    `Less interest: ${rupees(worked.oldEmi * input.months)} − ${rupees(worked.newEmi * input.newMonths)}, less what is borrowed in each = ${rupees(interestSaved)}`,
    `Cost: ${rupees(input.outstanding)} × ${rateText(input.feePercent)} ÷ 100, with ${percentText(input.gstPercent)} GST, and ${rupees(input.otherCharges)} = ${rupees(cost)}`,
    `Saved: ${rupees(interestSaved)} − ${rupees(cost)} = ${rupees(netSaving)}`,
  ],
  chart: ({ cost, interestSaved }, { newMonths, outstanding }, { newEmi }) => {
    const after = roundTo(newEmi * newMonths - outstanding, 0)
    const before = after + interestSaved
    return {
      kind: 'bars',
      title: 'Interest and cost',
      finding: `${wholeRupees(before)} of interest now; there ${wholeRupees(after)} and ${wholeRupees(cost)} of cost.`,
      bars: [
        { name: 'Interest now', value: Math.max(0, before), words: wholeRupees(before), tone: 'second' },
        { name: 'Interest there', value: Math.max(0, after), words: wholeRupees(after), tone: 'first' },
        { name: 'Cost of moving', value: cost, words: wholeRupees(cost), tone: 'loss' },
      ],
    }
  },
  tables: ({ oldEmi, newEmi, cost, interestSaved }, { newMonths, outstanding }) => {
    const after = inPaise(newEmi * newMonths - outstanding, 'rupee')
    return [
      {
        title: 'Both loans',
        caption: 'Both loans side by side, in rupees',
        heads: ['Loan', 'Instalment', 'Interest', 'Cost'],
        rows: [
          { name: 'Now', paise: [inPaise(oldEmi, 'paisa'), after + inPaise(interestSaved, 'rupee'), 0] },
          { name: 'There', paise: [inPaise(newEmi, 'paisa'), after, inPaise(cost, 'rupee')] },
        ],
      },
    ]
  },
  differs:
    'Some sites compare instalments alone; a longer time at the other lender makes these smaller while the interest grows. Some leave the GST on the fee out.',
  leavesOut: [
    'A charge for repaying early: floating-rate loans to individuals for no business have none (Reserve Bank, loans from 1 Jan 2026); fixed-rate loans may.',
    'Stamp duty and valuation, unless you put them under other charges.',
    'Whether your lender lowers its rate when it is asked.',
  ],
  ways: (_figures, { outstanding, newRate, newMonths }) => [
    {
      text: 'The new loan, month by month',
      to: `/home-loan-calculator?principal=${Math.round(outstanding)}&annualRate=${newRate}&months=${newMonths}`,
    },
  ],
})
