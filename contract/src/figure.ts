import * as z from 'zod/mini'
import { dayProblem } from './figure-problems.ts'
import { figureDay, figureValue } from './figure-value.ts'
import { lineText, longText, requiredLine } from './text-rules.ts'

/** The chapters in which readers find figures. */
export const figureGroups = [
  'income-tax', 'capital-gains', 'gst', 'small-savings', 'retirement', 'banking', 'funds-and-prices', 'due-dates',
] as const
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

export const figureKey = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A key is of small letters, digits and hyphens'), z.maxLength(60))

const officialAddress = z.string().check(z.regex(/^https:\/\/[^\s<>"']{4,400}$/, 'An address begins with https://'))

const rowShape = z.strictObject({
  figureKey,
  group: z.enum(figureGroups),
  title: requiredLine(160, 'A figure needs a title'),
  value: figureValue,
  validFrom: figureDay,
  /** It held before `validFrom` too; since when was not seen. */
  heldBefore: z.optional(z.boolean()),
  /** Null: until something else is said. A later row of the same key ends it too. */
  validUntil: z.nullable(figureDay),
  authority: requiredLine(160, 'Whose figure is it?'),
  /** The act, notification or release that says it. */
  document: requiredLine(400, 'Which document says it?'),
  /** Where an editor checks it; null where no official address is known. */
  address: z.nullable(officialAddress),
  confidence: z.enum(figureConfidences),
  checkedOn: figureDay,
  /** A desk, never a person. */
  checkedBy: requiredLine(80, 'Which desk checked it?'),
  /** Null: it is looked at when something is heard of it. */
  reviewDue: z.nullable(figureDay),
  /** What a reader should know beside. */
  note: lineText(600),
  /** What whoever calculates with it must not do. */
  caution: lineText(400),
})

/** One row of the register: what a figure is from one day on. A change is a new row. */
export const figureRow = rowShape.check((context) => {
  const problem = dayProblem(context.value)
  if (problem) context.issues.push({ code: 'custom', message: problem.message, path: [problem.field], input: context.value })
})
export type FigureRow = z.infer<typeof figureRow>

/** Why a published row holds no longer: it was wrong, and is kept for whoever followed it. */
export const withdrawalReason = longText(400).check(z.minLength(1, 'Say why it is withdrawn'))
