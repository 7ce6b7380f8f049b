import * as z from 'zod/mini'
import { documentId } from './article.ts'

/** A published piece that uses a figure: by a mark, or by words that look like one. */
const affectedEntry = z.object({
  _id: documentId,
  kind: z.enum(['article', 'story']),
  title: z.string(),
  how: z.enum(['mark', 'words']),
  /** The words about the figure. */
  said: z.string(),
  /** True if the caller may mark the piece as reviewed. */
  mayLook: z.boolean(),
  /** The number of recent views. Left out if views are not counted. */
  openings: z.optional(z.number()),
})
export type AffectedEntry = z.infer<typeof affectedEntry>

/**
 * A figure that changed, ended or is due for review, and what to review for it: the pieces that no editor has reviewed since that day,
 * most viewed first, then newest; and the calculators that use it.
 */
export const figureToReview = z.object({
  figureKey: z.string(),
  title: z.string(),
  because: z.enum(['changed', 'ended', 'review-due']),
  since: z.iso.date(),
  pieces: z.array(affectedEntry),
  calculators: z.array(z.string()),
})
export type FigureToReview = z.infer<typeof figureToReview>
export const figuresToReview = z.array(figureToReview)

/** Marks a piece as reviewed: its text about figures may stay. */
export const reviewedBody = z.strictObject({ kind: z.enum(['article', 'story']), id: documentId })
