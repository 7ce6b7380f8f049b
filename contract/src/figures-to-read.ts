import * as z from 'zod/mini'
import { documentId } from './article.ts'

/** A published piece that uses a figure: by a mark, or by words that look like one. */
const usingPiece = z.object({
  _id: documentId,
  kind: z.enum(['article', 'story']),
  title: z.string(),
  how: z.enum(['mark', 'words']),
  /** What it says of the figure. */
  said: z.string(),
  /** Whether the person who asks may say that it was looked at. */
  mayLook: z.boolean(),
  /** How often it was opened of late; left out where nothing is counted. */
  openings: z.optional(z.number()),
})
export type UsingPiece = z.infer<typeof usingPiece>

/**
 * A figure that changed, ended or is to be checked again, and what has to be read again for it: the pieces that no editor has
 * looked at since that day, most opened first, then the newest; and the calculators that work with it.
 */
export const figureToRead = z.object({
  figureKey: z.string(),
  title: z.string(),
  because: z.enum(['changed', 'ended', 'review-due']),
  since: z.iso.date(),
  pieces: z.array(usingPiece),
  calculators: z.array(z.string()),
})
export type FigureToRead = z.infer<typeof figureToRead>
export const figuresToRead = z.array(figureToRead)

/** An editor has looked at a piece, and what it says of its figures may stand. */
export const lookedAtBody = z.strictObject({ kind: z.enum(['article', 'story']), id: documentId })
