import { figureOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import { rupees, wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../declared/calculator.ts'
import { withFigures } from '../declared/with-figures.ts'
import { choiceField, onField, optional, sumField, type TermKind } from '../declared/field.ts'
import { nothingToWorkOut } from '../declared/refusal.ts'
import { noFigure } from '../declared/official-figures.ts'
import { valueText } from '../inputs/value-words.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { gratuityFigures } from './gratuity-figures.ts'

const service: TermKind = { kind: 'term', label: 'Service', limits: { unit: 'years', min: 0, max: 60, step: 1, initial: 12, slide: [1, 40] } }

const ceilingOn = (rows: readonly DatedFigure[], day: string) => numberOf(figureOn(rows, 'gratuity', day), 'most')

const lengths = [5, 10, 15, 20, 25, 30]

export const gratuity = withFigures('gratuity', (rows) =>
  calculator({
    path: '/gratuity-calculator',
    title: 'Gratuity calculator',
    standfirst: 'What an employer owes for years of service, and how many years count.',
    fields: {
      on: onField,
      salary: sumField(
        'Basic pay and dearness allowance, last month',
        { initial: 60_000, to: 500_000, step: 1_000 },
        { chips: [30_000, 60_000, 100_000] },
      ),
      service,
      covered: optional(choiceField('The employer is', { yes: 'Under the Act (ten or more people)', no: 'Not under the Act' }, 'yes')),
    },
    work: (input, today) => {
      const ceiling = ceilingOn(rows, input.on || today)
      return ceiling === undefined ? noFigure('ceiling of gratuity', input.on || today) : (gratuityFigures(input, ceiling) ?? nothingToWorkOut)
    },
    results: () => [
      { id: 'payable', name: 'Payable' },
      { id: 'gratuity', name: 'By the formula' },
      { id: 'yearsCounted', name: 'Years that count', unit: 'years' },
    ],
    sentence: ({ yearsCounted: years, payable }, { service: months }) =>
      payable === 0
        ? `${valueText('years', months / 12)} of service: nothing is owed before five years.`
        : `${valueText('years', months / 12)} of service count as ${years} years.`,
    remarks: ({ gratuity: sum, payable }, { service: months }) => [
      ...(sum > payable && payable > 0
        ? [`The formula gives ${wholeRupees(sum)}; above ${wholeRupees(payable)} nothing is owed, and what is paid is not free of tax.`]
        : []),
      ...(months < 60
        ? ['Five years of service are needed, but for death or disablement; for a fixed term one year, by its part of the year, since 21 Nov 2025.']
        : []),
      ...(months % 12 === 6 ? ['Exactly six months above a whole year do not count: the Act says “in excess of six months”.'] : []),
    ],
    formula: 'Under the Act: 15 ÷ 26 × last wages × years; otherwise 15 ÷ 30 × last wages × whole years',
    steps: ({ gratuity: sum, yearsCounted: years, payable }, { salary, covered, service: months }) => [
      `Service: ${valueText('years', months / 12)}; years that count: ${years} (${covered === 'yes' ? 'months in excess of six are a year' : 'whole years only'})`,
      `15 ÷ ${covered === 'yes' ? 26 : 30} × ${rupees(salary)} × ${years} = ${rupees(sum)}`,
      `Payable after the rule of five years and the ceiling: ${rupees(payable)}`,
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
        caption: 'At the same wages, in rupees',
        heads: ['Years', 'By the formula'],
        rows: lengths.map((years) => ({
          name: String(years),
          paise: [inPaise(gratuityFigures({ ...input, service: years * 12 }, Infinity)?.gratuity ?? 0, 'rupee')],
        })),
      },
    ],
    differs:
      'Some sites count six months as a year; the Act counts what is in excess of six. Wages mean basic pay and dearness allowance; since 21 Nov 2025 parts above half of the pay are added back, which many sites do not do.',
    leavesOut: [
      'The tax: gratuity is free of it up to the ceiling, in a lifetime, by a narrower meaning of salary.',
      'The ceiling of government servants.',
      'An employer who pays more than the law asks for.',
      'Rounding to the rupee: the paise of the formula are kept.',
      'Four years and 240 days, which some courts count as five years.',
    ],
    ways: () => [
      { text: 'What EPF comes to', to: '/epf-calculator' },
      { text: 'What retirement needs', to: '/retirement-calculator' },
    ],
    sources: (input, today) => ({ keys: ['gratuity'], day: input.on || today }),
  }),
)
