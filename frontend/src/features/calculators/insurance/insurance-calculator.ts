import { exactRupees, groupedNumber, rupees } from '../../../lib/money.ts'
import { shiftDecimals, toPaise } from '../../../lib/rounding.ts'
import type { NamedBar } from '../charts/amount-bars.tsx'
import { calculator } from '../definition/calculator.ts'
import { choiceField, numberField, type InputOf } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { linkText } from '../links/read-link.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'
import { ageBandOf, ageBands, insuranceResults } from './insurance-results.ts'

/** From section 9 of the product text. Where it gives none, the step is 1 and the initial value is in the middle half of the range. */
const fields = {
  base: numberField('Base', { unit: 'rupees', min: 10_000, max: 1_000_000, step: 1_000, initial: 500_000 }),
  age: numberField('Age', { unit: 'count', min: 18, max: 100, step: 1, initial: 40 }),
  years: numberField('Policy term in years', { unit: 'years', min: 1, max: 40, step: 1, initial: 20 }),
  type: choiceField('Type of insurance', { life: 'Life', health: 'Health', vehicle: 'Vehicle' }, 'life'),
}

type Input = InputOf<typeof fields>

const bandName = (at: number) => {
  const [from, next] = [ageBands[at]?.from ?? 0, ageBands[at + 1]?.from]
  if (next === undefined) return `Age ${from} and over`
  return from === 0 ? `Below ${next}` : `${from} to ${next - 1}`
}

/** The premium in every age band for the same insurance, with the reader's own bar filled. */
const ageBars = (input: Input) =>
  ageBands.flatMap((band, at): NamedBar[] => {
    // The youngest band begins at 0, which is not a valid age; every age in a band has the same premium
    const value = insuranceResults({ ...input, age: Math.max(1, band.from) })?.monthlyPremium
    const isOwn = band === ageBandOf(input.age)
    const name = bandName(at) + (isOwn ? `, with you at ${input.age}` : '')
    return value === undefined ? [] : [{ name, value, words: rupees(value), tone: 'first', isOutlined: !isOwn }]
  })

export const insurance = calculator({
  path: '/insurance-calculator',
  name: 'Insurance',
  title: 'Insurance calculator',
  standfirst: 'A rough premium for life, health or vehicle insurance, monthly and in total.',
  fields,
  work: (input) => insuranceResults(input) ?? nothingToWorkOut,
  results: () => [
    { id: 'monthlyPremium', name: 'Monthly premium' },
    { id: 'exactPremium', name: 'Exact premium, in paise', isToThePaisa: true },
    { id: 'totalPremium', name: 'Total premiums', isToThePaisa: true },
  ],
  sentence: () => 'This is an estimate, not a quote: it uses only age and type. Insurers ask more questions and will quote differently.',
  remarks: (_figures, { base }) => [
    `“Base” is the amount the factors apply to, here ${exactRupees(base)}: the monthly premium is one hundredth of it, increased by age and type. This is not the sum insured or an insurer’s quote.`,
  ],
  // The displayed monthly premium times the months can differ from the displayed total
  below: ({ monthlyPremium, totalPremium }, { years }) => {
    const months = Math.round(years * 12)
    const ofShown = toPaise(monthlyPremium) * months
    return ofShown === toPaise(totalPremium)
      ? []
      : [
          `${rupees(monthlyPremium)} times ${groupedNumber(months)} months would be ${rupees(shiftDecimals(ofShown, -2))}: total premiums use the unrounded monthly premium.`,
        ]
  },
  // Waiting until the next age band
  whatIf: {
    change: (input) => {
      const age = ageBands.find(({ from }) => from > input.age)?.from
      return age === undefined ? undefined : { age }
    },
    words: (then, now, { age }) => comparedText(`From age ${age}`, then.monthlyPremium, now?.monthlyPremium, ' a month'),
  },
  formula: 'Premium = base × age factor × type factor ÷ 100',
  steps: ({ ageFactor, typeFactor, monthlyPremium, totalPremium }, { base, age, years }) => [
    `Base: ${exactRupees(base)}`,
    `Age factor at ${age}: ${ageFactor} (1.05 below 30, 1.2 below 50, else 1.5)`,
    `Type factor: ${typeFactor} (life 1.1, health 1.3, vehicle 1.2)`,
    `Premium = ${exactRupees(base)} × ${ageFactor} × ${typeFactor} ÷ 100 = ${rupees(monthlyPremium)}`,
    `Total premiums: premium × 12 × ${linkText(years)} = ${rupees(totalPremium)}`,
  ],
  chart: (_figures, input) => {
    const bars = ageBars(input)
    const finding = `Monthly premium by age: ${bars.map(({ name, words }) => `${name}, ${words}`).join('; ')}.`
    return { kind: 'bars', title: 'Monthly premium by age', finding, bars }
  },
  accuracy: 'It does not use any insurer’s tariff.',
})
