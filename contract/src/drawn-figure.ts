import * as z from 'zod/mini'
import { figureUnits } from './figure-units.ts'

/** Units that a drawing can have on its axis: all but words. */
export const drawnUnits = figureUnits.filter((unit) => unit !== 'text')

/** What every drawing says beside its numbers. `after`: the section below which it stands, counted from 1; 0 is above the first. */
const head = {
  title: z.string(),
  unit: z.enum(drawnUnits),
  after: z.number(),
  source: z.string(),
  /** Where the numbers can be looked up; "" where that is no page. */
  address: z.string(),
  /** The day of which the numbers are. */
  date: z.string(),
}

/**
 * Numbers of an article that are drawn: amounts side by side, what became of each between two times, or rates by bands (`from`
 * up to `upTo`, null for no end; in rupees).
 */
export const drawnFigure = z.discriminatedUnion('kind', [
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
export type DrawnFigure = z.infer<typeof drawnFigure>
