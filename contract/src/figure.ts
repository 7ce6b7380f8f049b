import * as z from 'zod/mini'
import { figureConfidences, figureGroups } from './figure-answer.ts'
import { dayProblem } from './figure-problems.ts'
import { calendarDay, figureValueBody } from './figure-value.ts'
import { lineText, requiredLine } from './text-rules.ts'

export type { FigureRow } from './figure-answer.ts'

const key = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens in a key'), z.maxLength(60, 'At most 60 characters'))

const rowShape = z.strictObject({
  figureKey: key,
  group: z.enum(figureGroups),
  title: requiredLine(160, 'A figure needs a title'),
  value: figureValueBody,
  validFrom: calendarDay,
  heldBefore: z.optional(z.boolean()),
  validUntil: z.nullable(calendarDay),
  authority: requiredLine(160, 'Enter the authority'),
  document: requiredLine(400, 'Enter the document'),
  address: z.nullable(z.string().check(z.regex(/^https:\/\/[^\s<>"']{4,400}$/, 'The address must begin with https://'))),
  confidence: z.enum(figureConfidences),
  checkedOn: calendarDay,
  checkedBy: requiredLine(80, 'Enter the desk that checked it'),
  reviewDue: z.nullable(calendarDay),
  note: lineText(600),
  caution: lineText(400),
})

/** A row of the register as it is written. Its fields are explained in `figure-answer.ts`. */
export const figureRowBody = rowShape.check((context) => {
  const problem = dayProblem(context.value)
  if (problem) context.issues.push({ code: 'custom', message: problem.message, path: [problem.field], input: context.value })
})
