import * as z from 'zod/mini'
import { documentId, timestamp } from './article.ts'
import { deskStates, searchText } from './desk.ts'
import { pageQuery, isPageWithinLimit, wholeNumber } from './list-query.ts'
import { libraryLimits, mediaPlaces } from './media-places.ts'
import { picture } from './picture.ts'
import { lineText } from './text-rules.ts'

/** The longest side that WebP allows, in pixels. */
export const longestSide = 16_383

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

/**
 * A piece that shows a file, and where. `state` is that of the row with the file: "draft" for a live article whose draft alone has it. `live` and
 * `scheduled` count as published.
 */
export const mediaUse = z.object({
  kind: z.enum(['article', 'story']),
  _id: documentId,
  title: z.string(),
  state: z.enum(deskStates),
  places: z.array(z.enum(mediaPlaces)),
})
export type MediaUse = z.infer<typeof mediaUse>

const count = z.number().check(z.int(), z.nonnegative())

/** A file with all that its page shows. `uses` lists at most 100 pieces, published ones first; `useCount` and `publishedUses` count all. */
export const libraryFileDetails = z.object({
  ...libraryFile.shape,
  credit: z.string(),
  version: count,
  /** The file that this one was cropped from; null for an upload, and once that file is deleted. */
  croppedFrom: z.nullable(z.object({ _id: documentId, name: z.string() })),
  /** True if the caller may change and delete the file: creators their own, admins all. */
  mayChange: z.boolean(),
  uses: z.array(mediaUse),
  useCount: count,
  publishedUses: count,
})
export type LibraryFileDetails = z.infer<typeof libraryFileDetails>

const percent = z.number().check(z.int(), z.minimum(0), z.maximum(100))

/** The words of a file. An empty text clears the stored one. Without `focus` the focal point stays; null clears it. */
export const mediaWordsBody = z.strictObject({
  alt: lineText(libraryLimits.alt),
  caption: lineText(libraryLimits.caption),
  credit: lineText(libraryLimits.credit),
  focus: z.optional(z.nullable(z.strictObject({ x: percent, y: percent }))),
})
export type MediaWords = z.infer<typeof mediaWordsBody>

export const mostAcceptedUses = 99_999

/** `publishedUses` is the number of published pieces that the person has seen and accepts. With more of them the file is not deleted. */
export const deleteMediaQuery = z.strictObject({ publishedUses: z._default(wholeNumber(0, mostAcceptedUses), 0) })

const pixels = (least: number) => z.number().check(z.int(), z.minimum(least), z.maximum(longestSide))

/** The part of a picture that a crop keeps, in pixels of its full size from the top left corner. */
export const cropBody = z.strictObject({ x: pixels(0), y: pixels(0), width: pixels(1), height: pixels(1) })
export type CropRectangle = z.infer<typeof cropBody>
