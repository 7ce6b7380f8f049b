import * as z from 'zod/mini'
import { timestamp } from './article.ts'
import { figureUnits } from './figure-units.ts'

/**
 * A row of the register in a response. Rows are validated when they are written (`figure.ts`); these schemas stay small because readers'
 * browsers load them.
 */

/** The chapters of the figures' pages. */
export const figureGroups = ['income-tax', 'capital-gains', 'gst', 'small-savings', 'retirement', 'banking', 'funds-and-prices', 'due-dates'] as const
export type FigureGroup = (typeof figureGroups)[number]

/**
 * The evidence for a figure. A figure without evidence has no row.
 * - `official-page`: an official page was read; shown as verified.
 * - `two-sources`: two or more other sources agree, and the page says so.
 * - `one-source`: one other source; shown as "not verified", and never used in a headline, cover or subject line.
 */
export const figureConfidences = ['official-page', 'two-sources', 'one-source'] as const
export type FigureConfidence = (typeof figureConfidences)[number]

/** A calendar day in India, as the authority means it. */
export const figureDay = z.iso.date()

const unit = z.enum(figureUnits)
const part = { name: z.string(), title: z.string() }

/** A rate between two amounts. An `upTo` of null is no end. */
const band = z.object({ from: z.number(), upTo: z.nullable(z.number()), percent: z.number() })
export type FigureBand = z.infer<typeof band>

export const figureValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number'), number: z.number(), unit }),
  /**
   * Rates by slab. `part`: each rate applies to the part within its slab, as for income tax. `whole`: the rate of the slab in which the
   * sum lies applies to all of it, as for the surcharge.
   */
  z.object({
    kind: z.literal('slabs'),
    unit: z.enum(['rupees', 'crore-rupees']),
    appliesTo: z.enum(['part', 'whole']),
    groups: z.array(z.object({ ...part, bands: z.array(band) })),
  }),
  /** Named numbers and texts. A row has one cell for each column; most tables have the single column `value`. */
  z.object({
    kind: z.literal('table'),
    columns: z.array(z.object(part)),
    rows: z.array(z.object({ ...part, unit, cells: z.array(z.union([z.number(), z.string()])) })),
  }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('dates'), dates: z.array(z.object({ ...part, date: figureDay })) }),
])
export type FigureValue = z.infer<typeof figureValue>

/** A row of the register: the value of a figure from a day on. Every change is a new row. */
export const figureRow = z.object({
  figureKey: z.string(),
  group: z.enum(figureGroups),
  title: z.string(),
  value: figureValue,
  validFrom: figureDay,
  /** It was valid before `validFrom` too, but the first day is unknown. */
  heldBefore: z.optional(z.boolean()),
  /** The last day; null if open. A later row of the same key ends it too. */
  validUntil: z.nullable(figureDay),
  authority: z.string(),
  /** The act, notification or release that sets it. */
  document: z.string(),
  /** The address where an editor checks it; null if no official address is known. */
  address: z.nullable(z.string()),
  confidence: z.enum(figureConfidences),
  checkedOn: figureDay,
  /** The name of a desk, never of a person. */
  checkedBy: z.string(),
  /** The day of the next review; null if it is reviewed only when there is news. */
  reviewDue: z.nullable(figureDay),
  /** Further information for readers; "" if none. */
  note: z.string(),
  /** A warning for calculations with it; "" if none. */
  caution: z.string(),
  /** The row was published by mistake. It is valid on no day, and is kept for readers who followed a link to it. */
  withdrawn: z.optional(z.object({ on: figureDay, reason: z.string() })),
  /** The time it was added or withdrawn; absent for figures of the build. */
  changedAt: z.optional(timestamp),
})
export type FigureRow = z.infer<typeof figureRow>

export const figureList = z.array(figureRow)

/** A figure with all its rows, oldest first. `holds` is the row valid on the day `on`, null if there is none. */
export const figureAnswer = z.object({
  figureKey: z.string(),
  title: z.string(),
  group: z.enum(figureGroups),
  on: figureDay,
  holds: z.nullable(figureRow),
  rows: figureList,
})
export type FigureAnswer = z.infer<typeof figureAnswer>

/** The day to read. Without it, a list has every row, and a single figure uses today in India. */
export const figureQuery = z.strictObject({ on: z.optional(figureDay) })
export type FigureQuery = z.infer<typeof figureQuery>

/**
 * `keys` names at most a hundred figures, separated by commas. `on` may be `today` (in India): then a figure whose last row has expired
 * is returned with that row.
 */
export const figureListQuery = z.strictObject({
  on: z.optional(z.union([z.literal('today'), figureDay])),
  keys: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,99}$/))),
})
export type FigureListQuery = z.infer<typeof figureListQuery>
