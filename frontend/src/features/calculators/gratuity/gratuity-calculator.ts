import { figureOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import { rupees, wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../definition/calculator.ts'
import { withFigures } from '../definition/with-figures.ts'
import { choiceField, onField, optional, sumField, type TermKind } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { noFigure } from '../definition/official-figures.ts'
import { valueText } from '../inputs/value-texts.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { gratuityResults } from './gratuity-results.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'

const service: TermKind = {
  kind: 'term',
  label: 'Length of service',
  limits: { unit: 'years', min: 0, max: 60, step: 1, initial: 12, slide: [1, 40] },
}

const ceilingOn = (rows: readonly DatedFigure[], day: string) => numberOf(figureOn(rows, 'gratuity', day), 'most')

const lengths = [5, 10, 15, 20, 25, 30]

export const gratuity = withFigures('gratuity', (rows) =>
  calculator({
    path: '/gratuity-calculator',
    name: 'Gratuity',
    title: 'Gratuity calculator',
    standfirst: 'The gratuity your employer owes you for your years of service.',
    fields: {
      on: onField,
      salary: sumField('Last monthly basic pay and DA', { initial: 60_000, to: 500_000, step: 1_000 }, { chips: [30_000, 60_000, 100_000] }),
      service,
      covered: optional(choiceField('Employer', { yes: 'Under the Act (ten or more staff)', no: 'Not under the Act' }, 'yes')),
    },
    work: (input, today) => {
      const ceiling = ceilingOn(rows, input.on || today)
      return ceiling === undefined ? noFigure('gratuity ceiling', input.on || today) : (gratuityResults(input, ceiling) ?? nothingToWorkOut)
    },
    results: () => [
      { id: 'payable', name: 'Payable' },
      { id: 'gratuity', name: 'By the formula' },
      { id: 'yearsCounted', name: 'Years counted', unit: 'years' },
    ],
    sentence: ({ yearsCounted: years, payable }, { service: months }) =>
      payable === 0
        ? `${valueText('years', months / 12)} of service: no gratuity is due before five years.`
        : `${valueText('years', months / 12)} of service count as ${years} years.`,
    remarks: ({ gratuity: sum, payable }, { service: months }) => [
      ...(sum > payable && payable > 0
        ? [`The formula gives ${wholeRupees(sum)}; anything above ${wholeRupees(payable)} is not due, and is taxable if paid.`]
        : []),
      ...(months < 60
        ? ['You need five years of service, except on death or disablement. Fixed-term staff need one year, pro rata, since 21 Nov 2025.']
        : []),
      ...(months % 12 === 6 ? ['Exactly six months over a whole year do not count: the Act says “in excess of six months”.'] : []),
    ],
    whatIf: {
      change: ({ service }) => ({ service: service + 12 }),
      words: (then, now) => comparedText('With one more year of service', then.payable, now?.payable),
    },
    formula: 'Under the Act: 15 ÷ 26 × last pay × years; otherwise 15 ÷ 30 × last pay × whole years',
    steps: ({ gratuity: sum, yearsCounted: years, payable }, { salary, covered, service: months }) => [
      `Service: ${valueText('years', months / 12)}; years counted: ${years} (${covered === 'yes' ? 'more than six months count as a year' : 'whole years only'})`,
      `15 ÷ ${covered === 'yes' ? 26 : 30} × ${rupees(salary)} × ${years} = ${rupees(sum)}`,
      `Payable after the five-year rule and the ceiling: ${rupees(payable)}`,
    ],
    chart: ({ gratuity: sum, payable }) => ({
      kind: 'bars',
      title: 'Formula and ceiling',
      finding: `${wholeRupees(sum)} by the formula, ${wholeRupees(payable)} payable.`,
      bars: [
        { name: 'By the formula', value: sum, words: wholeRupees(sum), tone: 'second' },
        { name: 'Payable', value: payable, words: wholeRupees(payable), tone: 'first' },
      ],
    }),
    tables: (_figures, input) => [
      {
        title: 'By years of service',
        caption: 'At the same pay, in rupees',
        heads: ['Years', 'By the formula'],
        rows: lengths.map((years) => ({
          name: String(years),
          paise: [inPaise(gratuityResults({ ...input, service: years * 12 }, Infinity)?.gratuity ?? 0, 'rupee')],
        })),
      },
    ],
    differs:
      'Some sites count six months as a year; the Act needs more than six. Pay means basic pay and DA; since 21 Nov 2025 allowances above half of the pay are added back, which many sites do not do.',
    leavesOut: [
      'Tax: gratuity is exempt up to the ceiling over your lifetime, on a narrower definition of salary.',
      'The ceiling for government staff.',
      'Employers who pay more than the law requires.',
      'Rounding to the rupee: the formula’s paise are kept.',
      'Four years and 240 days, which some courts count as five years.',
    ],
    ways: () => [
      { text: 'Your EPF balance', to: '/epf-calculator' },
      { text: 'How much you need to retire', to: '/retirement-calculator' },
    ],
    sources: (input, today) => ({ keys: ['gratuity'], day: input.on || today }),
  }),
)
