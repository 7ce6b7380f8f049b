import * as z from 'zod/mini'
import { figureUnits } from './figure-units.ts'

/** The units of a chart's axis: all except text. */
export const chartUnits = figureUnits.filter((unit) => unit !== 'text')

/** The fields of every chart. It stands below the section number `after`, counted from 1; 0 is above the first. */
const head = {
  title: z.string(),
  unit: z.enum(chartUnits),
  after: z.number(),
  source: z.string(),
  /** The address of the source; "" if it has none. */
  address: z.string(),
  /** The date of the numbers. */
  date: z.string(),
}

/** A chart in an article: bars of amounts, changes between two times, or rates by slab in rupees (`from` up to `upTo`, null for no end). */
export const articleChart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bar'), ...head, rows: z.array(z.object({ label: z.string(), value: z.number() })) }),
  z.object({
    kind: z.literal('slope'),
    ...head,
    fromLabel: z.string(),
    toLabel: z.string(),
    rows: z.array(z.object({ label: z.string(), from: z.number(), to: z.number() })),
  }),
  z.object({
    kind: z.literal('slabs'),
    ...head,
    rows: z.array(z.object({ from: z.number(), upTo: z.nullable(z.number()), percent: z.number() })),
  }),
])
export type ArticleChart = z.infer<typeof articleChart>
