import { groupedNumber, rupees, wholeRupees } from '../../../lib/money.ts'
import { yearEnds } from '../charts/year-ends.ts'
import { calculator } from '../declared/calculator.ts'
import { countField, optional, rateField, sumField, termField } from '../declared/field.ts'
import { nothingToWorkOut } from '../declared/refusal.ts'
import { addedUp } from '../declared/shown-figures.ts'
import { growthTable } from '../declared/year-rows.ts'
import { rateText, valueText } from '../inputs/value-words.ts'
import { yearName } from '../tables/year-name.ts'
import { lumpsumFigures, lumpsumGrowth } from './lumpsum-figures.ts'
import { linkText } from '../links/read-link.ts'

export const lumpsum = calculator({
  path: '/lumpsum-calculator',
  title: 'Lumpsum calculator',
  standfirst: 'What a sum that is left alone grows to, by how often its interest is added.',
  fields: {
    principal: sumField('Sum at the start', { initial: 100_000, to: 10_000_000, step: 10_000 }, { chips: [100_000, 500_000, 1_000_000] }),
    annualRate: rateField('Expected return a year', { initial: 12 }),
    term: termField('Time', { initial: 10, to: 40 }),
    perYear: optional(countField('Interest is added, times a year', { initial: 1, min: 1, max: 365, to: 12 })),
  },
  work: (input) => lumpsumFigures(input) ?? nothingToWorkOut,
  shown: (figures, { principal }, decimals) => addedUp(figures, decimals, { whole: 'futureValue', parts: [principal, 'gain'] }),
  results: () => [
    { id: 'futureValue', name: 'Value at the end' },
    { id: 'gain', name: 'Growth' },
    { id: 'yearlyYield', name: 'That is in a year', unit: 'percent' },
  ],
  sentence: ({ futureValue }, { principal, term }) =>
    `${wholeRupees(principal)} become ${wholeRupees(futureValue)} in ${valueText('years', term / 12)}.`,
  formula: 'Value = P × (1 + rate ÷ 100 ÷ m) to the power of m × years',
  steps: ({ futureValue }, input) => [
    `P, the sum: ${rupees(input.principal)}`,
    `m, how often interest is added in a year: ${input.perYear}`,
    `Growth of ₹1: (1 + ${rateText(input.annualRate)} ÷ 100 ÷ ${input.perYear}) to the power of ${groupedNumber((input.perYear * input.term) / 12, 2)} = ${groupedNumber(1 + lumpsumGrowth(input, input.term), 8)}`,
    `Value = ${rupees(futureValue)}`,
  ],
  chart: ({ futureValue, gain }, input) => {
    const ends = yearEnds(input.term)
    return {
      kind: 'years',
      title: 'How it grows',
      finding: `${wholeRupees(input.principal)} grow to ${wholeRupees(futureValue)}; ${wholeRupees(gain)} of that are growth.`,
      years: ends.map((months) => months / 12),
      layers: [
        { name: 'Sum', amounts: ends.map(() => input.principal), tone: 'first', nameAt: 0.5 },
        { name: 'Growth', amounts: ends.map((months) => input.principal * lumpsumGrowth(input, months)), tone: 'second', nameAt: 0.85 },
      ],
    }
  },
  tables: (_figures, input) => {
    const ends = yearEnds(input.term).slice(1)
    const points = ends.map((months, index) => ({
      name: yearName(index + 1, months - index * 12),
      paidIn: input.principal,
      value: input.principal * (1 + lumpsumGrowth(input, months)),
    }))
    return [growthTable('Year by year, in rupees', points)]
  },
  assumed: 'annualRate',
  differs:
    'The same yearly rate gives more the more often interest is added: funds state what a year brings (once), banks add interest to deposits each quarter (four times).',
  leavesOut: ['Tax on the growth.', 'Years in which the return is another than assumed.', 'Costs: a return after costs is meant.'],
  ways: (_figures, { principal, annualRate, term }) => [
    { text: 'As a bank’s fixed deposit', to: `/fixed-deposit-calculator?principal=${Math.round(principal)}&years=${linkText(term / 12)}` },
    {
      text: 'With a sum each month beside it',
      to: `/investment-calculator?initial=${Math.round(principal)}&annualRate=${annualRate}&years=${linkText(term / 12)}`,
    },
    { text: 'What inflation takes of it', to: '/inflation-calculator' },
  ],
})
