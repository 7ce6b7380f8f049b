import { exactRupees, groupedNumber, percentText, rupees } from '../../../lib/money.ts'
import { yearEnds } from '../charts/year-ends.ts'
import { calculator } from '../definition/calculator.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { addedUp } from '../definition/shown-results.ts'
import { growthTable } from '../definition/year-rows.ts'
import { valueText } from '../inputs/value-texts.ts'
import { linkText } from '../links/read-link.ts'
import { yearName } from '../tables/year-name.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'
import { investmentFields, investmentTerms } from './investment-fields.ts'
import { investmentResults, investmentPoints, investmentWorkings, rateOfMonth } from './investment-results.ts'

export const investment = calculator({
  path: '/investment-calculator',
  name: 'Investment',
  title: 'Investment calculator',
  standfirst: 'What a lump sum plus monthly savings grow to at a rate you choose.',
  fields: investmentFields,
  work: (input) => investmentResults(investmentTerms(input)) ?? nothingToWorkOut,
  shown: (results, _input, decimals) => addedUp(results, decimals, { whole: 'futureValue', parts: ['totalInvested', 'gain'] }),
  results: () => [
    { id: 'futureValue', name: 'Final value' },
    { id: 'totalInvested', name: 'Total invested' },
    { id: 'gain', name: 'Gain' },
    { id: 'effectiveFutureValue', name: 'Value at the effective rate' },
  ],
  sentence: () => 'This assumes the same growth every month. No investment grows so evenly: the rate is your assumption, not a promise.',
  said: false,
  below: ({ nominalYieldPercent }, { annualRate }) => [
    `Why other sites differ: one twelfth of ${percentText(annualRate)} each month compounds to ${percentText(nominalYieldPercent, 2)} a year. Sites that quote annual returns use the smaller monthly rate that compounds to exactly ${percentText(annualRate)}.`,
  ],
  whatIf: {
    change: ({ years }) => ({ years: years + 1 }),
    words: (then, now) => comparedText('One year longer', then.futureValue, now?.futureValue),
  },
  formula: 'Value = P × (1 + i)ⁿ + M × ((1 + i)ⁿ − 1) ÷ i × (1 + i)',
  steps: ({ futureValue, gain, effectiveFutureValue }, input) => {
    const { monthlyRate, months, growthFactor } = investmentWorkings(investmentTerms(input))
    const [rate, growth] = [groupedNumber(monthlyRate, 8), groupedNumber(growthFactor, 8)]
    const effective = groupedNumber(rateOfMonth('effective', input.annualRate), 8)
    const [once, monthly] = [exactRupees(input.initial), exactRupees(input.monthly)]
    return [
      `P, the one-time investment: ${once}`,
      `M, invested at the start of each month: ${monthly}`,
      `i, the monthly rate: ${percentText(input.annualRate)} ÷ 12 = ${rate}`,
      `n, the number of months: ${months}`,
      `(1 + i)ⁿ = ${growth}`,
      `Value = ${once} × ${growth} + ${monthly} × (${growth} − 1) ÷ ${rate} × (1 + ${rate}) = ${rupees(futureValue)}`,
      `Gain: value − total invested = ${rupees(gain)}`,
      `At the effective rate: i = (1 + ${linkText(input.annualRate)} ÷ 100) to the power of 1 ÷ 12, minus 1 = ${effective}, which gives ${rupees(effectiveFutureValue)}`,
    ]
  },
  chart: (_figures, input, { futureValue, totalInvested, gain }) => {
    if (totalInvested === 0) return undefined
    const terms = investmentTerms(input)
    const points = investmentPoints(terms, yearEnds(terms.months))
    return {
      kind: 'years',
      title: 'How it grows',
      finding: `${rupees(totalInvested)} invested over ${valueText('years', terms.months / 12)} grows to ${rupees(futureValue)}, of which ${rupees(gain)} is gain.`,
      years: points.map(({ months }) => months / 12),
      layers: [
        { name: 'Invested', amounts: points.map(({ paidIn }) => paidIn), tone: 'first', nameAt: 0.7 },
        { name: 'Gain', amounts: points.map(({ paidIn, value }) => Math.max(0, value - paidIn)), tone: 'second', nameAt: 0.9 },
      ],
    }
  },
  tables: (_figures, input) => {
    const terms = investmentTerms(input)
    const points = investmentPoints(terms, yearEnds(terms.months).slice(1))
    return [
      growthTable(
        'Year by year, in rupees',
        points.map(({ months, paidIn, value }, index) => ({ name: yearName(index + 1, months - index * 12), paidIn, value })),
        'Invested',
      ),
    ]
  },
  accuracy: 'Charges and tax are not included.',
  ways: (_figures, { monthly, annualRate, years }) =>
    monthly > 0
      ? [
          {
            text: `The same monthly amount, rising ${percentText(10)} a year`,
            to: `/sip-calculator?monthly=${monthly}&annualRate=${annualRate}&months=${Math.round(years * 12)}&stepUpPercent=10`,
          },
        ]
      : [],
})
