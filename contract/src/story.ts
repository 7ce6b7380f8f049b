import * as z from 'zod/mini'
import { documentId, timestamp } from './article.ts'
import { pageQuery, isPageWithinLimit } from './list-query.ts'
import { picture } from './picture.ts'
import { storyExpiries, storyTypes } from './value-lists.ts'

export const storySlide = z.object({
  text: z.string(),
  imageUrl: z.string(),
  imageAlt: z.string(),
  image: z.nullable(picture),
  /** An http(s) address or a path of this site; "" if there is none. */
  ctaLink: z.string(),
})

/** A short story. `expiryTime` counts from `createdAt`. */
export const story = z.object({
  _id: documentId,
  title: z.string(),
  authorName: z.string(),
  category: z.string(),
  storyType: z.enum(storyTypes),
  slides: z.array(storySlide),
  tags: z.array(z.string()),
  expiryTime: z.enum(storyExpiries),
  createdAt: timestamp,
  version: z.number().check(z.int(), z.nonnegative()),
})

export type Story = z.infer<typeof story>

/** The query of `GET /api/stories`. `all` (expired ones too) needs a creator's token. */
export const storyListQuery = z
  .strictObject({ ...pageQuery, all: z.optional(z.literal('1')) })
  .check(z.refine(isPageWithinLimit, { path: ['page'], message: 'Lists stop at row 10,000' }))

export type StoryListQuery = z.infer<typeof storyListQuery>

export const storyList = z.array(story)
