import { groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../definition/calculator.ts'
import { optional, sumField, type NumberKind, type RowsKind } from '../definition/field.ts'
import type { LabelledAmount } from '../inputs/labelled-amounts.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { dayOf } from './day-of.ts'
import { mostPercent, resultText } from '../definition/result-text.ts'
import { cagr, returnOf, type Flow } from './returns-results.ts'
import { refuse } from '../definition/refusal.ts'

const years: NumberKind = {
  kind: 'number',
  label: 'Years between',
  limits: { unit: 'years', min: 0, max: 100, step: 1, initial: 5, parts: 10_000, slide: [1, 40] },
  omitted: 0,
}

const flow: RowsKind = {
  kind: 'rows',
  label: 'Payments in and out, by date',
  by: 'date',
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

/** A result for programs and files; undefined if it is too large for a number. */
const held = (percent: number | undefined) => (percent !== undefined && Number.isFinite(percent) ? percent : undefined)

const stepText = (percent: number) => (percent > mostPercent ? resultText(percent, 'percent') : percentText(percent, 4))

const tooShort = (what: string) => `${what}. The period is too short for an annual rate.`

function noRate(flows: readonly Flow[]) {
  const hasBoth = flows.some(({ amount }) => amount > 0) && flows.some(({ amount }) => amount < 0)
  return hasBoth && new Set(flows.map(({ day }) => day)).size > 1
    ? 'These payments have no rate of return: no rate makes them balance.'
    : 'These payments have no rate of return: enter money both in and out, on at least two dates.'
}

/** The rows with a date. Rows without one are left out, and the page says so. */
const flowsOf = (rows: readonly LabelledAmount[]): Flow[] =>
  rows.flatMap(({ label, amount }) => {
    const day = dayOf(label)
    return day === undefined ? [] : [{ day, amount }]
  })

export const returns = calculator({
  path: '/returns-calculator',
  name: 'Returns',
  title: 'Returns calculator: CAGR and XIRR',
  standfirst: 'The annual return on an amount that grew, or on payments made on different dates.',
  fields: {
    start: sumField('Starting value', { initial: 100_000, to: 10_000_000, step: 1_000 }, { omitted: 0 }),
    end: sumField('Final value', { initial: 180_000, to: 10_000_000, step: 1_000 }, { omitted: 0 }),
    years,
    flow: optional(flow),
  },
  work: (input) => {
    const flows = flowsOf(input.flow)
    const [growth, ofFlows] = [cagr(input.start, input.end, input.years), returnOf(flows)]
    const results = { cagr: held(growth), xirr: held(ofFlows?.percent), growth, ofFlows, flows, left: input.flow.length - flows.length }
    return growth === undefined && ofFlows === undefined
      ? refuse('No return: enter a starting value and a time, or payments in and out on two dates.')
      : results
  },
  results: ({ start, end, years: time }) => {
    const rows = [
      { id: 'cagr', name: 'Annual return (CAGR)', unit: 'percent' },
      { id: 'xirr', name: 'Annual return on the payments (XIRR)', unit: 'percent' },
    ] as const
    return cagr(start, end, time) === undefined ? [rows[1], rows[0]] : rows
  },
  sentence: ({ growth, ofFlows }, { start, end }) =>
    growth === undefined
      ? `The payments below return ${resultText(ofFlows?.percent ?? Number.NaN, 'percent')} a year.`
      : `${wholeRupees(start)} became ${wholeRupees(end)}: ${resultText(growth, 'percent')} a year.`,
  remarks: ({ left, flows, growth, ofFlows }, { start, end }) => [
    ...(growth !== undefined && growth > mostPercent ? [tooShort(`${wholeRupees(start)} became ${wholeRupees(end)}`)] : []),
    ...(ofFlows && ofFlows.percent > mostPercent
      ? [tooShort(`The payments return ${resultText(ofFlows.inAll, 'percent')} in ${ofFlows.days} ${ofFlows.days === 1 ? 'day' : 'days'}`)]
      : []),
    ...(left > 0
      ? [`${left} of the payments ${left === 1 ? 'has' : 'have'} no readable date, such as 2024-04-01, and ${left === 1 ? 'is' : 'are'} left out.`]
      : []),
    ...(ofFlows === undefined && flows.length > 0 ? [noRate(flows)] : []),
    ...(growth === undefined && start > 0 && end > 0 ? ['The period is zero years, so there is no annual return.'] : []),
  ],
  whatIf: {
    change: ({ years }) => ({ years: years + 1 }),
    words: ({ cagr }) => (cagr === undefined ? undefined : `Over one more year: ${percentText(cagr, 2)} a year.`),
  },
  formula: 'CAGR = (end ÷ start) to the power of 1 ÷ years, minus 1; XIRR: Σ payment ÷ (1 + rate) to the power of days ÷ 365 = 0',
  steps: ({ cagr: rate, xirr: ofFlows, flows }, { start, end, years: time }) => [
    ...(rate === undefined
      ? []
      : [`CAGR: (${rupees(end)} ÷ ${rupees(start)}) to the power of 1 ÷ ${groupedNumber(time, 2)}, minus 1 = ${stepText(rate)}`]),
    ...(ofFlows === undefined ? [] : [`XIRR: the rate at which ${flows.length} payments add up to zero on the first day: ${stepText(ofFlows)}`]),
  ],
  chart: ({ cagr: rate }, { start, end, years: time }) => {
    if (rate === undefined || time < 1 || rate > mostPercent) return undefined
    const points = Array.from({ length: Math.floor(time) + 1 }, (_, year) => year)
    return {
      kind: 'years',
      title: 'Assuming even growth',
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
            heads: ['Date', 'Amount'],
            rows: flows.map(({ day, amount }, index) => ({ name: `${index + 1}. ${day}`, paise: [inPaise(amount, 'paisa')] })),
            total: { name: 'Total', paise: [flows.reduce((sum, { amount }) => sum + inPaise(amount, 'paisa'), 0)] },
          },
        ],
  differs:
    'The average of yearly returns is higher than the CAGR. Sites that count months instead of days, or 365.25 days a year, show a different XIRR.',
  leavesOut: [
    'Tax and costs, unless included in the payments.',
    'Ups and downs in between: the CAGR uses only the start and the end.',
    'Payments that fit more than one rate: the one nearest 10% is used, as in spreadsheets.',
  ],
  ways: () => [
    { text: 'Return after inflation', to: '/inflation-calculator' },
    { text: 'Tax on the gain', to: '/capital-gains-calculator' },
  ],
})
