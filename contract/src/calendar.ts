import * as z from 'zod/mini'
import { documentId, timestamp } from './article.ts'
import { monthForm } from './month-form.ts'

/** A month as addresses have it: "2026-11". */
export const calendarMonth = z.string().check(z.regex(monthForm, 'Expected a month, as in 2026-11'))

/** A month, or one day; without either the month that it is in India. */
export const calendarQuery = z
  .strictObject({ month: z.optional(calendarMonth), day: z.optional(z.iso.date()) })
  .check(z.refine(({ month, day }) => month === undefined || day === undefined, { path: ['day'], message: 'Ask for a month or for a day' }))
export type CalendarQuery = z.infer<typeof calendarQuery>

/**
 * What happens to a piece: readers have it since then, or will have it; a story ends; or it is the last day of a figure that an
 * article states.
 */
export const calendarEvents = ['published', 'scheduled', 'ends', 'figure-ends'] as const
export type CalendarEvent = (typeof calendarEvents)[number]

/** What of a piece falls on a day in India; `at` is left out where the whole day is meant. */
export const calendarEntry = z.object({
  _id: documentId,
  kind: z.enum(['article', 'story']),
  title: z.string(),
  event: z.enum(calendarEvents),
  day: z.iso.date(),
  at: z.optional(timestamp),
  /** Of the piece as it was last saved. */
  version: z.number().check(z.int(), z.nonnegative()),
  /** Whether the person who asks may change the piece. What is scheduled may then be moved. */
  mayChange: z.boolean(),
})
export type CalendarEntry = z.infer<typeof calendarEntry>

/** What falls on these days, in the order of time. Where that is very much, the last of it is told, and `isCut` says so. */
export const calendarAnswer = z.object({ from: z.iso.date(), to: z.iso.date(), entries: z.array(calendarEntry), isCut: z.boolean() })
export type CalendarAnswer = z.infer<typeof calendarAnswer>

/** Moves what is scheduled to another day, at the same hour in India; `version` is the one that was seen. */
export const calendarMoveBody = z.strictObject({
  kind: z.enum(['article', 'story']),
  id: documentId,
  version: z.number().check(z.int(), z.nonnegative()),
  day: z.iso.date(),
})
export type CalendarMoveBody = z.infer<typeof calendarMoveBody>

/** Where it stands now, and the version that moves it back. */
export const calendarMoved = z.object({ _id: documentId, day: z.iso.date(), at: timestamp, version: z.number().check(z.int(), z.nonnegative()) })
export type CalendarMoved = z.infer<typeof calendarMoved>
