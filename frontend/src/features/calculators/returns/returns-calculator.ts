import { groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../declared/calculator.ts'
import { sumField, type NumberKind, type RowsKind } from '../declared/field.ts'
import { isDay } from '../declared/read-fields.ts'
import type { LabelledAmount } from '../inputs/labelled-amounts.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { cagr, xirr, type Flow } from './returns-figures.ts'
import { refuse } from '../declared/refusal.ts'

const years: NumberKind = {
  kind: 'number',
  label: 'Years between',
  limits: { unit: 'years', min: 0, max: 100, step: 1, initial: 5, parts: 10_000, slide: [1, 40] },
  omitted: 0,
}

const flow: RowsKind = {
  kind: 'rows',
  label: 'Money in and out, by day',
  nameLabel: 'day, as 2024-04-01',
  list: {
    limits: { unit: 'rupees', min: -100_000_000_000, max: 100_000_000_000, step: 1_000, initial: 0, parts: 100, slide: 'none' },
    startLabels: [],
    unlabelled: 'Payment',
  },
  initial: [
    { label: '2024-04-01', amount: -100_000 },
    { label: '2025-04-01', amount: -50_000 },
    { label: '2026-10-01', amount: 185_000 },
  ],
  omitted: [],
}

/** The rows that have a day; one without is left out, which is said. */
const flowsOf = (rows: readonly LabelledAmount[]): Flow[] =>
  rows.filter(({ label }) => isDay(label)).map(({ label, amount }) => ({ day: label, amount }))

export const returns = calculator({
  path: '/returns-calculator',
  title: 'Returns calculator: CAGR and XIRR',
  standfirst: 'The yearly return of a sum that grew, and of payments on many days.',
  fields: {
    start: sumField('Value at the start', { initial: 100_000, to: 10_000_000, step: 1_000 }, { omitted: 0 }),
    end: sumField('Value at the end', { initial: 180_000, to: 10_000_000, step: 1_000 }, { omitted: 0 }),
    years,
    flow,
  },
  work: (input) => {
    const flows = flowsOf(input.flow)
    const figures = { cagr: cagr(input.start, input.end, input.years), xirr: xirr(flows), flows, left: input.flow.length - flows.length }
    return figures.cagr === undefined && figures.xirr === undefined
      ? refuse('There is no return here: a value at the start and a time are needed, or payments in both directions on two days.')
      : figures
  },
  results: ({ start, end, years: time }) => {
    const rows = [
      { id: 'cagr', name: 'Return a year (CAGR)', unit: 'percent' },
      { id: 'xirr', name: 'Return a year of the payments (XIRR)', unit: 'percent' },
    ] as const
    return cagr(start, end, time) === undefined ? [rows[1], rows[0]] : rows
  },
  sentence: ({ cagr: rate, xirr: ofFlows }, { start, end }) =>
    rate === undefined
      ? `The payments below bring ${percentText(ofFlows ?? Number.NaN, 2)} a year.`
      : `${wholeRupees(start)} became ${wholeRupees(end)}: ${percentText(rate, 2)} a year.`,
  remarks: ({ left, flows, xirr: ofFlows }) => [
    ...(left > 0
      ? [`${left} of the payments ${left === 1 ? 'has' : 'have'} no day that can be read, as 2024-04-01, and ${left === 1 ? 'is' : 'are'} left out.`]
      : []),
    ...(ofFlows === undefined && flows.length > 0 ? ['The payments have no rate of return: they need both directions, on two days at least.'] : []),
  ],
  formula: 'CAGR = (end ÷ start) to the power of 1 ÷ years, less 1; XIRR: Σ payment ÷ (1 + rate) to the power of days ÷ 365 = 0',
  steps: ({ cagr: rate, xirr: ofFlows, flows }, { start, end, years: time }) => [
    ...(rate === undefined
      ? []
      : [`CAGR: (${rupees(end)} ÷ ${rupees(start)}) to the power of 1 ÷ ${groupedNumber(time, 2)}, less 1 = ${percentText(rate, 4)}`]),
    ...(ofFlows === undefined
      ? []
      : [`XIRR: the rate at which ${flows.length} payments come to nothing on the first day: ${percentText(ofFlows, 4)}`]),
  ],
  chart: ({ cagr: rate }, { start, end, years: time }) => {
    if (rate === undefined || time < 1) return undefined
    const points = Array.from({ length: Math.floor(time) + 1 }, (_, year) => year)
    return {
      kind: 'years',
      title: 'As if it had grown evenly',
      finding: `${wholeRupees(start)} to ${wholeRupees(end)} at ${percentText(rate, 2)} a year.`,
      years: points,
      layers: [{ name: 'Value', amounts: points.map((year) => start * (1 + rate / 100) ** year), tone: 'first', nameAt: 0.7 }],
    }
  },
  tables: ({ flows }) =>
    flows.length === 0
      ? []
      : [
          {
            title: 'The payments',
            caption: 'The payments, in rupees',
            heads: ['Day', 'Amount'],
            rows: flows.map(({ day, amount }, index) => ({ name: `${index + 1}. ${day}`, paise: [inPaise(amount, 'paisa')] })),
            total: { name: 'All', paise: [flows.reduce((sum, { amount }) => sum + inPaise(amount, 'paisa'), 0)] },
          },
        ],
  differs: 'An average of yearly returns is higher than the CAGR. Sites that count months instead of days, or 365.25 days a year, give another XIRR.',
  leavesOut: [
    'Tax and costs, unless they are among the payments.',
    'What happened between start and end: the CAGR knows only the two.',
    'That some payments have more than one rate; the one nearest to 10% is taken, as spreadsheets do.',
  ],
  ways: () => [
    { text: 'What is left after inflation', to: '/inflation-calculator' },
    { text: 'What the gain is taxed at', to: '/capital-gains-calculator' },
  ],
})
