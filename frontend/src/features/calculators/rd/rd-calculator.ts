import { groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { yearEnds } from '../charts/year-ends.ts'
import { calculator } from '../definition/calculator.ts'
import { countField, rateField, sumField } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { addedUp } from '../definition/shown-results.ts'
import { growthTable } from '../definition/year-rows.ts'
import { yearName } from '../tables/year-name.ts'
import { rdResults, rdValue } from './rd-results.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'

export const rd = calculator({
  path: '/rd-calculator',
  name: 'Recurring deposit',
  title: 'Recurring deposit calculator',
  standfirst: 'What a monthly deposit grows to with quarterly compounding, as banks do it.',
  fields: {
    monthly: sumField('Monthly deposit', { initial: 5_000, to: 100_000 }, { chips: [1_000, 5_000, 10_000] }),
    annualRate: rateField('Annual interest rate', { initial: 6.7, to: 12 }),
    months: countField('Months', { initial: 60, min: 1, max: 480, to: 120, isMonths: true }),
  },
  work: (input) => rdResults(input) ?? nothingToWorkOut,
  shown: (results, _input, decimals) => addedUp(results, decimals, { whole: 'maturityValue', parts: ['totalInvested', 'interest'] }),
  results: () => [
    { id: 'maturityValue', name: 'Maturity value' },
    { id: 'totalInvested', name: 'Total deposited' },
    { id: 'interest', name: 'Interest earned' },
  ],
  sentence: ({ interest }, { monthly, months }) => `${wholeRupees(monthly)} a month for ${months} months earns ${wholeRupees(interest)} in interest.`,
  whatIf: {
    change: ({ months }) => ({ months: months + 12 }),
    words: (then, now) => comparedText('One year longer', then.maturityValue, now?.maturityValue),
  },
  formula: 'Value = R × ((1 + i)ⁿ − 1) ÷ (1 − (1 + i) to the power of −1 ÷ 3)',
  steps: ({ maturityValue, interest }, { monthly, annualRate, months }) => [
    `R, the monthly deposit: ${rupees(monthly)}`,
    `i, the quarterly rate: ${percentText(annualRate)} ÷ 4 = ${groupedNumber(annualRate / 400, 6)}`,
    `n, the number of quarters: ${months} ÷ 3 = ${groupedNumber(months / 3, 4)}`,
    `Value = ${rupees(maturityValue)}, including ${rupees(interest)} interest`,
  ],
  chart: ({ maturityValue, interest }, input) => {
    const ends = yearEnds(input.months)
    return {
      kind: 'years',
      title: 'How it grows',
      finding: `It grows to ${wholeRupees(maturityValue)}, including ${wholeRupees(interest)} of interest.`,
      years: ends.map((months) => months / 12),
      layers: [
        { name: 'Deposited', amounts: ends.map((months) => input.monthly * months), tone: 'first', nameAt: 0.7 },
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
      'Deposited',
      'Interest',
    ),
  ],
  differs:
    'Sites that compound monthly, or count deposits at month end, show a different value. The post office’s own table may differ by paise, and it pays whole rupees.',
  leavesOut: ['Late deposits and the penalty for them.', 'Early closure.', 'Tax on the interest; banks deduct TDS above a yearly limit.'],
  ways: (_figures, { monthly, annualRate, months }) => [
    { text: 'The same amount monthly in a fund', to: `/sip-calculator?monthly=${Math.round(monthly)}&months=${months}` },
    { text: 'A lump-sum deposit instead', to: `/fixed-deposit-calculator?annualRate=${annualRate}` },
  ],
})
