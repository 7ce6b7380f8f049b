import * as z from 'zod/mini'
import { documentId, timestamp } from './article.ts'
import { monthForm } from './month-form.ts'

/** A month in an address: "2026-11". */
export const calendarMonth = z.string().check(z.regex(monthForm, 'Expected a month, as in 2026-11'))

/** A month or a day. Without either, the current month in India. */
export const calendarQuery = z
  .strictObject({ month: z.optional(calendarMonth), day: z.optional(z.iso.date()) })
  .check(z.refine(({ month, day }) => month === undefined || day === undefined, { path: ['day'], message: 'Ask for a month or for a day' }))
export type CalendarQuery = z.infer<typeof calendarQuery>

/** The events of a piece: published, scheduled, a story's end, or the last day of a figure that an article states. */
export const calendarEvents = ['published', 'scheduled', 'ends', 'figure-ends'] as const
export type CalendarEvent = (typeof calendarEvents)[number]

/** An event of a piece on a day in India. `at` is left out for an event without a time. */
export const calendarEntry = z.object({
  _id: documentId,
  kind: z.enum(['article', 'story']),
  title: z.string(),
  event: z.enum(calendarEvents),
  day: z.iso.date(),
  at: z.optional(timestamp),
  /** The last saved version of the piece. */
  version: z.number().check(z.int(), z.nonnegative()),
  /** True if the caller may change the piece. A scheduled one may then be moved. */
  mayChange: z.boolean(),
})
export type CalendarEntry = z.infer<typeof calendarEntry>

/** The events of these days, in order of time. If there are too many, the list is cut and `isCut` is true. */
export const calendarAnswer = z.object({ from: z.iso.date(), to: z.iso.date(), entries: z.array(calendarEntry), isCut: z.boolean() })
export type CalendarAnswer = z.infer<typeof calendarAnswer>

/** Moves a scheduled piece to another day, at the same time in India. `version` is the one that the editor saw. */
export const calendarMoveBody = z.strictObject({
  kind: z.enum(['article', 'story']),
  id: documentId,
  version: z.number().check(z.int(), z.nonnegative()),
  day: z.iso.date(),
})
export type CalendarMoveBody = z.infer<typeof calendarMoveBody>

/** The new date, and the version needed to move it back. */
export const calendarMoved = z.object({ _id: documentId, day: z.iso.date(), at: timestamp, version: z.number().check(z.int(), z.nonnegative()) })
export type CalendarMoved = z.infer<typeof calendarMoved>
