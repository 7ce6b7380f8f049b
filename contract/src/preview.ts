import * as z from 'zod/mini'
import { article, timestamp } from './article.ts'
import { articleBody } from './article-body.ts'
import { story } from './story.ts'
import { storyBody } from './story-body.ts'

/** Unsaved work to preview. */
export const previewBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('article'), article: articleBody }),
  z.strictObject({ kind: z.literal('story'), story: storyBody }),
])
export type PreviewInput = z.input<typeof previewBody>

/** `path` is the signed address on the site, valid until `expiresAt`. */
export const previewLink = z.object({ path: z.string(), expiresAt: timestamp })
export type PreviewLink = z.infer<typeof previewLink>

/** The signature in the address of a preview or of the mail of an issue. If it is missing or wrong, nothing is found. */
export const previewQuery = z.object({ expires: z.optional(z.string()), signature: z.optional(z.string()) })

export const preview = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), article, expiresAt: timestamp }),
  z.object({ kind: z.literal('story'), story, expiresAt: timestamp }),
])
export type Preview = z.infer<typeof preview>
