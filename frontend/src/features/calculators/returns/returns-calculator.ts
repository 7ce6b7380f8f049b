import { groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../declared/calculator.ts'
import { optional, sumField, type NumberKind, type RowsKind } from '../declared/field.ts'
import type { LabelledAmount } from '../inputs/labelled-amounts.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { dayOf } from './day-of.ts'
import { mostPercent, resultText } from '../declared/result-text.ts'
import { cagr, returnOf, type Flow } from './returns-figures.ts'
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

/** A figure for programs and files; one that a double does not hold is none. */
const held = (percent: number | undefined) => (percent !== undefined && Number.isFinite(percent) ? percent : undefined)

const stepText = (percent: number) => (percent > mostPercent ? resultText(percent, 'percent') : percentText(percent, 4))

const tooShort = (what: string) => `${what}. As a rate for a whole year that is more than anything can earn: the time is too short for one.`

function noRate(flows: readonly Flow[]) {
  const hasBoth = flows.some(({ amount }) => amount > 0) && flows.some(({ amount }) => amount < 0)
  return hasBoth && new Set(flows.map(({ day }) => day)).size > 1
    ? 'The payments have no rate of return: at no rate do they come to nothing.'
    : 'The payments have no rate of return: they need both directions, on two days at least.'
}

/** The rows that have a day; one without is left out, which is said. */
const flowsOf = (rows: readonly LabelledAmount[]): Flow[] =>
  rows.flatMap(({ label, amount }) => {
    const day = dayOf(label)
    return day === undefined ? [] : [{ day, amount }]
  })

export const returns = calculator({
  path: '/returns-calculator',
  title: 'Returns calculator: CAGR and XIRR',
  standfirst: 'The yearly return of a sum that grew, and of payments on many days.',
  fields: {
    start: sumField('Value at the start', { initial: 100_000, to: 10_000_000, step: 1_000 }, { omitted: 0 }),
    end: sumField('Value at the end', { initial: 180_000, to: 10_000_000, step: 1_000 }, { omitted: 0 }),
    years,
    flow: optional(flow),
  },
  work: (input) => {
    const flows = flowsOf(input.flow)
    const [growth, ofFlows] = [cagr(input.start, input.end, input.years), returnOf(flows)]
    const figures = { cagr: held(growth), xirr: held(ofFlows?.percent), growth, ofFlows, flows, left: input.flow.length - flows.length }
    return growth === undefined && ofFlows === undefined
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
  sentence: ({ growth, ofFlows }, { start, end }) =>
    growth === undefined
      ? `The payments below bring ${resultText(ofFlows?.percent ?? Number.NaN, 'percent')} a year.`
      : `${wholeRupees(start)} became ${wholeRupees(end)}: ${resultText(growth, 'percent')} a year.`,
  remarks: ({ left, flows, growth, ofFlows }, { start, end }) => [
    ...(growth !== undefined && growth > mostPercent ? [tooShort(`${wholeRupees(start)} became ${wholeRupees(end)}`)] : []),
    ...(ofFlows && ofFlows.percent > mostPercent
      ? [tooShort(`The payments bring ${resultText(ofFlows.inAll, 'percent')} in ${ofFlows.days} ${ofFlows.days === 1 ? 'day' : 'days'}`)]
      : []),
    ...(left > 0
      ? [`${left} of the payments ${left === 1 ? 'has' : 'have'} no day that can be read, as 2024-04-01, and ${left === 1 ? 'is' : 'are'} left out.`]
      : []),
    ...(ofFlows === undefined && flows.length > 0 ? [noRate(flows)] : []),
    ...(growth === undefined && start > 0 && end > 0
      ? ['Between the two values lie 0 years, which is below the least: they have no return a year.']
      : []),
  ],
  formula: 'CAGR = (end ÷ start) to the power of 1 ÷ years, less 1; XIRR: Σ payment ÷ (1 + rate) to the power of days ÷ 365 = 0',
  steps: ({ cagr: rate, xirr: ofFlows, flows }, { start, end, years: time }) => [
    ...(rate === undefined
      ? []
      : [`CAGR: (${rupees(end)} ÷ ${rupees(start)}) to the power of 1 ÷ ${groupedNumber(time, 2)}, less 1 = ${stepText(rate)}`]),
    ...(ofFlows === undefined ? [] : [`XIRR: the rate at which ${flows.length} payments come to nothing on the first day: ${stepText(ofFlows)}`]),
  ],
  chart: ({ cagr: rate }, { start, end, years: time }) => {
    if (rate === undefined || time < 1 || rate > mostPercent) return undefined
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
