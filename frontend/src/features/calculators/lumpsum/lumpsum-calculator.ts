import { groupedNumber, rupees, wholeRupees } from '../../../lib/money.ts'
import { yearEnds } from '../charts/year-ends.ts'
import { calculator } from '../definition/calculator.ts'
import { countField, optional, rateField, sumField, termField } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { addedUp } from '../definition/shown-results.ts'
import { growthTable } from '../definition/year-rows.ts'
import { rateText, valueText } from '../inputs/value-texts.ts'
import { yearName } from '../tables/year-name.ts'
import { lumpsumResults, lumpsumGrowth } from './lumpsum-results.ts'
import { linkText } from '../links/read-link.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'

export const lumpsum = calculator({
  path: '/lumpsum-calculator',
  name: 'Lumpsum',
  title: 'Lumpsum calculator',
  standfirst: 'What a one-time investment grows to, depending on how often it compounds.',
  fields: {
    principal: sumField('Amount invested', { initial: 100_000, to: 10_000_000, step: 10_000 }, { chips: [100_000, 500_000, 1_000_000] }),
    annualRate: rateField('Expected annual return', { initial: 12 }),
    term: termField('Time', { initial: 10, to: 40 }),
    perYear: optional(countField('Compounding per year', { initial: 1, min: 1, max: 365, to: 12 })),
  },
  work: (input) => lumpsumResults(input) ?? nothingToWorkOut,
  shown: (results, { principal }, decimals) => addedUp(results, decimals, { whole: 'futureValue', parts: [principal, 'gain'] }),
  results: () => [
    { id: 'futureValue', name: 'Final value' },
    { id: 'gain', name: 'Growth' },
    { id: 'yearlyYield', name: 'Effective annual return', unit: 'percent' },
  ],
  sentence: ({ futureValue }, { principal, term }) =>
    `${wholeRupees(principal)} grows to ${wholeRupees(futureValue)} in ${valueText('years', term / 12)}.`,
  whatIf: {
    change: ({ term }) => ({ term: term + 12 }),
    words: (then, now) => comparedText('One year longer', then.futureValue, now?.futureValue),
  },
  formula: 'Value = P × (1 + rate ÷ 100 ÷ m) to the power of m × years',
  steps: ({ futureValue }, input) => [
    `P, the amount invested: ${rupees(input.principal)}`,
    `m, times compounded per year: ${input.perYear}`,
    `Growth of ₹1: (1 + ${rateText(input.annualRate)} ÷ 100 ÷ ${input.perYear}) to the power of ${groupedNumber((input.perYear * input.term) / 12, 2)} = ${groupedNumber(1 + lumpsumGrowth(input, input.term), 8)}`,
    `Value = ${rupees(futureValue)}`,
  ],
  chart: ({ futureValue, gain }, input) => {
    const ends = yearEnds(input.term)
    return {
      kind: 'years',
      title: 'How it grows',
      finding: `${wholeRupees(input.principal)} grows to ${wholeRupees(futureValue)}; ${wholeRupees(gain)} of that is growth.`,
      years: ends.map((months) => months / 12),
      layers: [
        { name: 'Invested', amounts: ends.map(() => input.principal), tone: 'first', nameAt: 0.5 },
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
    'The same annual rate earns more the more often it compounds: funds quote annual returns (once a year), banks compound deposits quarterly (four times).',
  leavesOut: ['Tax on the growth.', 'Years when the return differs from what you assumed.', 'Costs: returns shown are after costs.'],
  ways: (_figures, { principal, annualRate, term }) => [
    { text: 'As a bank’s fixed deposit', to: `/fixed-deposit-calculator?principal=${Math.round(principal)}&years=${linkText(term / 12)}` },
    {
      text: 'Add a monthly investment',
      to: `/investment-calculator?initial=${Math.round(principal)}&annualRate=${annualRate}&years=${linkText(term / 12)}`,
    },
    { text: 'What inflation does to it', to: '/inflation-calculator' },
  ],
})
