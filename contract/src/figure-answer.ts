import * as z from 'zod/mini'
import { timestamp } from './article.ts'
import { figureUnits } from './figure-units.ts'

/**
 * A row of the register as it is answered. What makes a row impossible is asked when it is written (`figure.ts`): this
 * table of shapes is part of what readers load, and stays small.
 */

/** The chapters in which readers find figures. */
export const figureGroups = ['income-tax', 'capital-gains', 'gst', 'small-savings', 'retirement', 'banking', 'funds-and-prices', 'due-dates'] as const
export type FigureGroup = (typeof figureGroups)[number]

/**
 * How a figure was seen. What was not seen is in no row at all.
 *
 * - `official-page`: an official page was read: "verified".
 * - `two-sources`: two or more other sources agree, which is said.
 * - `one-source`: one other source: "not verified"; such a figure stands in no headline, cover or subject line.
 */
export const figureConfidences = ['official-page', 'two-sources', 'one-source'] as const
export type FigureConfidence = (typeof figureConfidences)[number]

/** A calendar day as its authority means it, in India. */
export const figureDay = z.iso.date()

const unit = z.enum(figureUnits)
const part = { name: z.string(), title: z.string() }

/** `from` is where the rate begins, `upTo` where it ends; null is no end. */
const band = z.object({ from: z.number(), upTo: z.nullable(z.number()), percent: z.number() })
export type FigureBand = z.infer<typeof band>

export const figureValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number'), number: z.number(), unit }),
  /**
   * Rates by bands. `part`: each rate falls on the part within its band, as with income tax. `whole`: the rate of the band
   * in which a sum lies falls on the whole, as with the surcharge.
   */
  z.object({
    kind: z.literal('slabs'),
    unit: z.enum(['rupees', 'crore-rupees']),
    appliesTo: z.enum(['part', 'whole']),
    groups: z.array(z.object({ ...part, bands: z.array(band) })),
  }),
  /** Named numbers and words. A row has one cell for each column; most tables have the single column `value`. */
  z.object({
    kind: z.literal('table'),
    columns: z.array(z.object(part)),
    rows: z.array(z.object({ ...part, unit, cells: z.array(z.union([z.number(), z.string()])) })),
  }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('dates'), dates: z.array(z.object({ ...part, date: figureDay })) }),
])
export type FigureValue = z.infer<typeof figureValue>

/** One row of the register: what a figure is from one day on. A change is a new row. */
export const figureRow = z.object({
  figureKey: z.string(),
  group: z.enum(figureGroups),
  title: z.string(),
  value: figureValue,
  validFrom: figureDay,
  /** It held before `validFrom` too; since when was not seen. */
  heldBefore: z.optional(z.boolean()),
  /** Null: until something else is said. A later row of the same key ends it too. */
  validUntil: z.nullable(figureDay),
  authority: z.string(),
  /** The act, notification or release that says it. */
  document: z.string(),
  /** Where an editor checks it; null where no official address is known. */
  address: z.nullable(z.string()),
  confidence: z.enum(figureConfidences),
  checkedOn: figureDay,
  /** A desk, never a person. */
  checkedBy: z.string(),
  /** Null: it is reviewed when there is news of it. */
  reviewDue: z.nullable(figureDay),
  /** What a reader should know beside; "" for nothing. */
  note: z.string(),
  /** What a calculation with it must not do; "" for nothing. */
  caution: z.string(),
  /** It was published and is wrong: it holds on no day, and stays for readers who followed a link to it. */
  withdrawn: z.optional(z.object({ on: figureDay, reason: z.string() })),
  /** When it came into the register, or was withdrawn; absent in the figures of the build. */
  changedAt: z.optional(timestamp),
})
export type FigureRow = z.infer<typeof figureRow>

export const figureList = z.array(figureRow)

/** One figure with all its rows, oldest first; `holds` is the row of the day, null where none holds. */
export const figureAnswer = z.object({
  figureKey: z.string(),
  title: z.string(),
  group: z.enum(figureGroups),
  on: figureDay,
  holds: z.nullable(figureRow),
  rows: figureList,
})
export type FigureAnswer = z.infer<typeof figureAnswer>

/** The day of which is asked; without it a list has every row, and one figure that of today in India. */
export const figureQuery = z.strictObject({ on: z.optional(figureDay) })
export type FigureQuery = z.infer<typeof figureQuery>

/** `keys` names at most a hundred figures, with commas between them; `on` may be `today`, in India: a figure whose last row is past is given with that row. */
export const figureListQuery = z.strictObject({
  on: z.optional(z.union([z.literal('today'), figureDay])),
  keys: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,99}$/))),
})
export type FigureListQuery = z.infer<typeof figureListQuery>
