import { percentText, rupees } from '../../../lib/money.ts'
import { calculator } from '../definition/calculator.ts'
import { countField, rateField, sumField } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { rateText } from '../inputs/value-texts.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { flatRateResults } from './flat-rate-results.ts'
import { differenceText } from '../what-ifs/difference-texts.ts'

const rates = [8, 10, 12, 14]

export const flatRate = calculator({
  path: '/flat-rate-calculator',
  name: 'Flat rate',
  title: 'Flat rate calculator',
  standfirst: 'What a flat rate really costs, as a reducing-balance rate with the same EMI.',
  fields: {
    principal: sumField('Loan amount', { initial: 500_000, min: 1, to: 5_000_000, step: 10_000 }, { chips: [100_000, 500_000, 1_000_000] }),
    flatRate: rateField('Annual flat rate', { initial: 10, to: 30 }),
    months: countField('Months', { initial: 36, min: 1, max: 480, to: 84, isMonths: true }),
  },
  work: (input) => flatRateResults(input) ?? nothingToWorkOut,
  results: () => [
    { id: 'reducingRate', name: 'Equivalent reducing rate', unit: 'percent' },
    { id: 'emi', name: 'Monthly EMI' },
    { id: 'interest', name: 'Total interest' },
    { id: 'effectiveRate', name: 'Effective annual rate', unit: 'percent' },
  ],
  sentence: ({ reducingRate }, { flatRate: flat }) =>
    `A flat ${percentText(flat)} costs as much as ${percentText(reducingRate, 2)} on a reducing balance.`,
  whatIf: {
    change: ({ flatRate }) => ({ flatRate: flatRate - 0.5 }),
    words: (then, now, { flatRate }) =>
      `At a flat ${percentText(flatRate)}: ${percentText(then.reducingRate, 2)} reducing, ${differenceText(then.interest - (now?.interest ?? 0))} interest.`,
  },
  formula: 'EMI = (P + P × rate ÷ 100 × months ÷ 12) ÷ months; the reducing rate is the one that gives the same EMI',
  steps: ({ emi, interest, reducingRate, effectiveRate }, { principal, flatRate: flat, months }) => [
    `Interest: ${rupees(principal)} × ${rateText(flat)} ÷ 100 × ${months} ÷ 12 = ${rupees(interest)}`,
    `EMI: ${rupees(principal + interest)} ÷ ${months} = ${rupees(emi)}`,
    `Monthly rate at which ${months} such EMIs repay ${rupees(principal)}, × 12 (the internal rate of return): ${percentText(reducingRate, 4)}`,
    `Effective: (1 + that rate ÷ 1200) to the power of 12, minus 1 = ${percentText(effectiveRate, 4)}`,
  ],
  chart: ({ reducingRate, effectiveRate }, { flatRate: flat }) => ({
    kind: 'bars',
    title: 'One loan, three rates',
    finding: `Flat ${percentText(flat)}, reducing ${percentText(reducingRate, 2)}, effective ${percentText(effectiveRate, 2)}.`,
    bars: [
      { name: 'Flat', value: flat, words: percentText(flat), tone: 'first' },
      { name: 'Reducing', value: reducingRate, words: percentText(reducingRate, 2), tone: 'second' },
      { name: 'Effective', value: effectiveRate, words: percentText(effectiveRate, 2), tone: 'second' },
    ],
  }),
  tables: (_figures, input) => [
    {
      title: 'At other flat rates',
      caption: 'The same loan at other flat rates, in rupees',
      heads: ['Flat rate', 'EMI', 'Interest'],
      rows: rates.map((flat) => {
        const { emi, interest } = flatRateResults({ ...input, flatRate: flat }) ?? { emi: 0, interest: 0 }
        return { name: percentText(flat), paise: [inPaise(emi, 'paisa'), inPaise(interest, 'rupee')] }
      }),
    },
  ],
  differs: 'A rule of thumb doubles the flat rate, or multiplies it by 1.8; the right factor depends on the tenure.',
  leavesOut: [
    'Fees, which add to the cost: lenders show them in the annual percentage rate (APR) in the Key Facts Statement.',
    'Early repayment: with a flat rate you get back less interest than you might expect.',
  ],
  ways: ({ reducingRate }, { principal, months }) => [
    {
      text: 'This loan at its reducing rate',
      to: `/loan-calculator?principal=${Math.round(principal)}&annualRate=${reducingRate.toFixed(2)}&months=${months}`,
    },
  ],
})
