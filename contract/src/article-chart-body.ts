import * as z from 'zod/mini'
import { chartUnits } from './article-chart.ts'
import { figureDay } from './figure-answer.ts'
import { isLinkTarget } from './link-target.ts'
import { lineText, requiredLine } from './text-rules.ts'

export const articleChartLimits = { charts: 4, title: 160, source: 160, address: 500, label: 60, bars: 12, slopes: 8, slabs: 12, after: 40 } as const

/** Larger numbers are not exact in JavaScript. */
const most = 9_007_199_254_740_991
const amount = z.number('Enter a number').check(z.minimum(-most, 'This number is too small'), z.maximum(most, 'This number is too large'))
const label = requiredLine(articleChartLimits.label, 'Enter a name')

const head = {
  title: requiredLine(articleChartLimits.title, 'Enter a title'),
  unit: z.enum(chartUnits, 'Choose a unit'),
  after: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(articleChartLimits.after)), 0),
  source: requiredLine(articleChartLimits.source, 'Say where the numbers come from'),
  address: z._default(
    lineText(articleChartLimits.address).check(
      z.refine((text) => text === '' || isLinkTarget(text), 'Enter a path on this site or an address with https://'),
    ),
    '',
  ),
  date: figureDay,
}

const rowsOf = <Row extends z.core.$ZodType>(row: Row, least: number, largest: number) =>
  z.array(row).check(z.minLength(least, `At least ${least} rows`), z.maxLength(largest, `At most ${largest} rows`))

const slab = z.strictObject({
  from: amount.check(z.minimum(0, 'The first slab must start at 0 or above')),
  upTo: z.nullable(amount),
  percent: amount.check(z.minimum(0, 'A rate must be 0 or more'), z.maximum(100, 'A rate can be at most 100')),
})

/** True if each slab begins where the one before it ends, and only the last has no end. */
const inOrder = (slabs: readonly z.output<typeof slab>[]) =>
  slabs.every(({ from, upTo }, at) => (upTo === null ? at === slabs.length - 1 : upTo > from && (slabs[at + 1]?.from ?? upTo) === upTo))

export const articleChartBody = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bar'),
    ...head,
    rows: rowsOf(z.strictObject({ label, value: amount }), 2, articleChartLimits.bars),
  }),
  z.strictObject({
    kind: z.literal('slope'),
    ...head,
    fromLabel: label,
    toLabel: label,
    rows: rowsOf(z.strictObject({ label, from: amount, to: amount }), 1, articleChartLimits.slopes),
  }),
  z.strictObject({
    kind: z.literal('slabs'),
    ...head,
    rows: rowsOf(slab, 1, articleChartLimits.slabs).check(
      z.refine(inOrder, 'Each slab begins where the one before it ends; only the last has no end'),
    ),
  }),
])
