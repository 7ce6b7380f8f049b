import * as z from 'zod/mini'
import { figureUnits } from './figure-units.ts'
import { valueProblem } from './figure-problems.ts'
import { requiredLine } from './text-rules.ts'

/** A calendar day as an editor writes it. */
export const calendarDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Write a date as 2026-10-07'))

const most = <Schema extends z.ZodMiniType>(schema: Schema, count: number) => z.array(schema).check(z.minLength(1), z.maxLength(count))

const part = {
  /** Calculators find a part by its name, so it must never change. */
  name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'Use lower-case letters, digits and hyphens in a name')),
  title: requiredLine(160, 'A part needs a title'),
}
const unit = z.enum(figureUnits)
const finite = z.number().check(z.gte(-1e15), z.lte(1e15))
const band = z.strictObject({ from: finite, upTo: z.nullable(finite), percent: finite })

const shapedValue = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('number'), number: finite, unit }),
  z.strictObject({
    kind: z.literal('slabs'),
    unit: z.enum(['rupees', 'crore-rupees']),
    appliesTo: z.enum(['part', 'whole']),
    groups: most(z.strictObject({ ...part, bands: most(band, 30) }), 12),
  }),
  z.strictObject({
    kind: z.literal('table'),
    columns: most(z.strictObject(part), 12),
    rows: most(z.strictObject({ ...part, unit, cells: most(z.union([finite, requiredLine(400, 'A cell cannot be empty')]), 12) }), 80),
  }),
  z.strictObject({ kind: z.literal('list'), items: most(requiredLine(400, 'An item cannot be empty'), 60) }),
  z.strictObject({ kind: z.literal('dates'), dates: most(z.strictObject({ ...part, date: calendarDay }), 60) }),
])

/** A figure's value as an editor writes it, by kind. Impossible values are refused with a message. */
export const figureValueBody = shapedValue.check((context) => {
  const problem = valueProblem(context.value)
  if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value })
})
