import * as z from 'zod/mini'
import { documentId, timestamp } from './article.ts'
import { searchText } from './desk.ts'
import { pageQuery, isPageWithinLimit } from './list-query.ts'
import { picture } from './picture.ts'

const mediaKinds = ['image', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

/**
 * A file of the media library. `url` is the address for `imageUrl` of a section or a slide. `image` has the size and the other files of a
 * picture, and is null for a video. `bytes` is rounded to tens, as the library stores it.
 */
export const libraryFile = z.object({
  _id: documentId,
  url: z.string(),
  kind: z.enum(mediaKinds),
  name: z.string(),
  alt: z.string(),
  caption: z.string(),
  image: z.nullable(picture),
  bytes: z.number().check(z.int(), z.nonnegative()),
  createdAt: timestamp,
})
export type LibraryFile = z.infer<typeof libraryFile>
export const libraryFiles = z.array(libraryFile)

/** `q` is found in names, alternative texts and captions. `withoutAlt` leaves only files without alternative text. */
export const libraryQuery = z
  .strictObject({ ...pageQuery, q: searchText, kind: z.optional(z.enum(mediaKinds)), withoutAlt: z.optional(z.literal('1')) })
  .check(z.refine(isPageWithinLimit, { path: ['page'], message: 'Lists stop at row 10,000' }))
export type LibraryQuery = z.infer<typeof libraryQuery>
