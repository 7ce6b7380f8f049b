import * as z from 'zod/mini'
import { documentId, timestamp } from './article.ts'
import { pageQuery, isPageWithinLimit } from './list-query.ts'

/**
 * Review before publishing, a switch on the Studio's Access page. While it is on, the work of a person who may not publish stays a draft
 * until somebody else who may publish approves it.
 */

/** The caller's permissions on the desk, which `account` does not have. If review is off, everyone who may create may publish. */
export const deskMe = z.object({
  mayCreate: z.boolean(),
  mayPublish: z.boolean(),
  mayRestore: z.boolean(),
  isReviewOn: z.boolean(),
})
export type DeskMe = z.infer<typeof deskMe>

/** `none`: not submitted, or published. `returned`: needs more work. `approved`: approved in its current version. */
export const reviewStates = ['none', 'waiting', 'returned', 'approved'] as const
export type ReviewState = (typeof reviewStates)[number]

const count = z.number().check(z.int(), z.nonnegative())

const piece = { _id: documentId, kind: z.enum(['article', 'story']), title: z.string(), version: count, state: z.enum(reviewStates) }

/** A submitted piece. `wasApproved`: it was approved, but changed since, so the approval is void. */
export const reviewLine = z.object({
  ...piece,
  submittedBy: z.string(),
  submittedAt: timestamp,
  wasApproved: z.boolean(),
  openRemarks: count,
})
export type ReviewLine = z.infer<typeof reviewLine>

/** The longest waiting comes first. */
export const reviewLines = z.array(reviewLine)

export const reviewQuery = z
  .strictObject({ ...pageQuery })
  .check(z.refine(isPageWithinLimit, { path: ['page'], message: 'Lists stop at row 10,000' }))
export type ReviewQuery = z.infer<typeof reviewQuery>

/** The limits of a remark, of the quoted paragraph, and of the number of remarks on one piece. */
export const remarkLimits = { words: 2_000, quote: 500, ofOne: 200 } as const

/** A remark on a paragraph. The paragraph is found by its quoted words, wherever it stands. */
export const remark = z.object({
  _id: documentId,
  quote: z.string(),
  words: z.string(),
  madeBy: z.string(),
  madeAt: timestamp,
  mayResolve: z.boolean(),
  resolvedBy: z.optional(z.string()),
  resolvedAt: z.optional(timestamp),
})
export type Remark = z.infer<typeof remark>

/**
 * The review state of a piece. `notApprovedBecause`: the reason why the caller may not approve it; left out if they may. `heldBack`: what
 * the rules of publishing object to.
 */
export const review = z.object({
  ...piece,
  submittedBy: z.optional(z.string()),
  submittedAt: z.optional(timestamp),
  decidedBy: z.optional(z.string()),
  decidedAt: z.optional(timestamp),
  wasApproved: z.boolean(),
  isPublished: z.boolean(),
  mayChange: z.boolean(),
  mayPublish: z.boolean(),
  notApprovedBecause: z.optional(z.string()),
  heldBack: z.array(z.string()),
  remarks: z.array(remark),
})
export type Review = z.infer<typeof review>

export const reviewSteps = ['submit', 'withdraw', 'approve', 'return', 'publish'] as const
export type ReviewStep = (typeof reviewSteps)[number]

/** `version` is the one that was read; the step is refused if it was changed since. Open remarks stop publication unless `despiteRemarks` is set. */
export const reviewStepBody = z.strictObject({
  step: z.enum(reviewSteps),
  version: z.number().check(z.int(), z.nonnegative(), z.lte(2_147_483_647)),
  despiteRemarks: z.optional(z.literal(true)),
})
export type ReviewStepBody = z.output<typeof reviewStepBody>

const line = (most: number, what: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, `${what} is required`),
    z.maxLength(most, `At most ${most} characters`),
    // PostgreSQL cannot store a NUL
    z.refine((text) => !text.includes('\u0000'), 'This text contains a character that is not allowed'),
  )

export const remarkBody = z.strictObject({ quote: line(remarkLimits.quote, 'The paragraph'), words: line(remarkLimits.words, 'A remark') })
export type RemarkBody = z.output<typeof remarkBody>

export const remarkChangeBody = z.strictObject({ isResolved: z.boolean() })
