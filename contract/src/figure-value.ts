import * as z from 'zod/mini'
import { valueProblem } from './figure-problems.ts'
import { requiredLine } from './text-rules.ts'

/** What a number of the register counts. `text` is a cell that says something in words. */
export const figureUnits = [
  'percent', 'percent-a-year', 'percent-a-month', 'rupees', 'rupees-a-year', 'rupees-a-month', 'crore-rupees', 'days', 'months', 'years',
  'index', 'count', 'text',
] as const
export type FigureUnit = (typeof figureUnits)[number]

/** A calendar day as its authority means it, in India. */
export const figureDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'A day is written 2026-10-07'))

/** The name of a part of a figure, by which a rule finds it: it never changes while the figure lives. */
const partName = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'A name is of small letters, digits and hyphens'))
const partTitle = requiredLine(160, 'A part needs a title')
const unit = z.enum(figureUnits)
const finite = z.number().check(z.gte(-1e15), z.lte(1e15))

const numberValue = z.strictObject({ kind: z.literal('number'), number: finite, unit })

/** `from` is the first rupee above which the rate holds, `upTo` the last one; null is no end. */
const band = z.strictObject({ from: finite, upTo: z.nullable(finite), percent: finite })

/**
 * Rates by bands. `part`: each rate falls on the part within its band, as with income tax. `whole`: the rate of the band
 * in which a sum lies falls on the whole, as with the surcharge.
 */
const slabsValue = z.strictObject({
  kind: z.literal('slabs'),
  unit: z.enum(['rupees', 'crore-rupees']),
  appliesTo: z.enum(['part', 'whole']),
  groups: z.array(z.strictObject({ name: partName, title: partTitle, bands: z.array(band).check(z.minLength(1), z.maxLength(30)) })).check(
    z.minLength(1), z.maxLength(12),
  ),
})

/** Named numbers and words. A row has one cell for each column; most tables have the single column `value`. */
const tableValue = z.strictObject({
  kind: z.literal('table'),
  columns: z.array(z.strictObject({ name: partName, title: partTitle })).check(z.minLength(1), z.maxLength(12)),
  rows: z.array(z.strictObject({
    name: partName, title: partTitle, unit, cells: z.array(z.union([finite, requiredLine(400, 'A cell says something')])),
  })).check(z.minLength(1), z.maxLength(80)),
})

const listValue = z.strictObject({
  kind: z.literal('list'), items: z.array(requiredLine(400, 'An item says something')).check(z.minLength(1), z.maxLength(60)),
})

const datesValue = z.strictObject({
  kind: z.literal('dates'),
  dates: z.array(z.strictObject({ name: partName, title: partTitle, date: figureDay })).check(z.minLength(1), z.maxLength(60)),
})

const shapedValue = z.discriminatedUnion('kind', [numberValue, slabsValue, tableValue, listValue, datesValue])
export type FigureValue = z.infer<typeof shapedValue>
export type FigureKind = FigureValue['kind']
export type FigureBand = z.infer<typeof band>

/** What a figure says, by its kind; what cannot be is refused in words. */
export const figureValue = shapedValue.check((context) => {
  const problem = valueProblem(context.value)
  if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value })
})
