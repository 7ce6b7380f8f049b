import { groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { yearEnds } from '../charts/year-ends.ts'
import { calculator } from '../declared/calculator.ts'
import { countField, rateField, sumField } from '../declared/field.ts'
import { nothingToWorkOut } from '../declared/refusal.ts'
import { addedUp } from '../declared/shown-figures.ts'
import { growthTable } from '../declared/year-rows.ts'
import { yearName } from '../tables/year-name.ts'
import { rdFigures, rdValue } from './rd-figures.ts'

export const rd = calculator({
  path: '/rd-calculator',
  title: 'Recurring deposit calculator',
  standfirst: 'What a deposit every month comes to, with interest each quarter as banks reckon it.',
  fields: {
    monthly: sumField('Deposit each month', { initial: 5_000, to: 100_000 }, { chips: [1_000, 5_000, 10_000] }),
    annualRate: rateField('Interest rate a year', { initial: 6.7, to: 12 }),
    months: countField('Months', { initial: 60, min: 1, max: 480, to: 120, isMonths: true }),
  },
  work: (input) => rdFigures(input) ?? nothingToWorkOut,
  shown: (figures, _input, decimals) => addedUp(figures, decimals, { whole: 'maturityValue', parts: ['totalInvested', 'interest'] }),
  results: () => [
    { id: 'maturityValue', name: 'Value at maturity' },
    { id: 'totalInvested', name: 'Paid in' },
    { id: 'interest', name: 'Interest' },
  ],
  sentence: ({ interest }, { monthly, months }) =>
    `${wholeRupees(monthly)} a month for ${months} months, and ${wholeRupees(interest)} of interest on it.`,
  formula: 'Value = R × ((1 + i)ⁿ − 1) ÷ (1 − (1 + i) to the power of −1 ÷ 3)',
  steps: ({ maturityValue, interest }, { monthly, annualRate, months }) => [
    `R, the deposit of a month: ${rupees(monthly)}`,
    `i, the rate of a quarter: ${percentText(annualRate)} ÷ 4 = ${groupedNumber(annualRate / 400, 6)}`,
    `n, the quarters: ${months} ÷ 3 = ${groupedNumber(months / 3, 4)}`,
    `Value = ${rupees(maturityValue)}, of that interest ${rupees(interest)}`,
  ],
  chart: ({ maturityValue, interest }, input) => {
    const ends = yearEnds(input.months)
    return {
      kind: 'years',
      title: 'How it grows',
      finding: `It comes to ${wholeRupees(maturityValue)}; ${wholeRupees(interest)} of that are interest.`,
      years: ends.map((months) => months / 12),
      layers: [
        { name: 'Paid in', amounts: ends.map((months) => input.monthly * months), tone: 'first', nameAt: 0.7 },
        { name: 'Interest', amounts: ends.map((months) => rdValue({ ...input, months }) - input.monthly * months), tone: 'second', nameAt: 0.9 },
      ],
    }
  },
  tables: (_figures, input) => [
    growthTable(
      'Year by year, in rupees',
      yearEnds(input.months)
        .slice(1)
        .map((months, index) => ({
          name: yearName(index + 1, months - index * 12),
          paidIn: input.monthly * months,
          value: rdValue({ ...input, months }),
        })),
      'Paid in',
      'Interest',
    ),
  ],
  differs:
    'Sites that add interest every month, or pay the deposit in at the month’s end, show another sum. The post office’s own table may differ by paise, and it pays whole rupees.',
  leavesOut: [
    'Deposits that come late, and the charge for them.',
    'Closing before the end.',
    'Tax on the interest, which a bank withholds above a sum a year.',
  ],
  ways: (_figures, { monthly, annualRate, months }) => [
    { text: 'The same each month in a fund', to: `/sip-calculator?monthly=${Math.round(monthly)}&months=${months}` },
    { text: 'A sum at once instead', to: `/fixed-deposit-calculator?annualRate=${annualRate}` },
  ],
})
