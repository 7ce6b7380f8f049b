import * as z from 'zod/mini'
import { timestamp } from './article.ts'
import { maxSearchPage, maxSearchLength, searchTypes } from './search-types.ts'
import { articleCategories, legacyCategories } from './value-lists.ts'

/** The query of `GET /api/search`. */
export const searchQuery = z.strictObject({
  q: z.string().check(z.trim(), z.minLength(1, 'Expected words'), z.maxLength(maxSearchLength, `Expected at most ${maxSearchLength} characters`)),
  type: z.optional(z.enum(searchTypes)),
  topic: z.optional(z.enum([...articleCategories, ...legacyCategories])),
  /** The earliest publication day in India. */
  from: z.optional(z.iso.date()),
  /** Sent while the reader is still typing. Such a search is never recorded. */
  typing: z.optional(z.literal('1')),
  page: z._default(z.pipe(z.string().check(z.regex(/^[1-5]$/, `Expected a page from 1 to ${maxSearchPage}`)), z.transform(Number)), 1),
})
export type SearchQuery = z.infer<typeof searchQuery>

/** A text in parts, those that match the query and those between. */
export const markedText = z.array(z.object({ text: z.string(), isMatch: z.boolean() }))
export type MarkedText = z.infer<typeof markedText>

const searchResult = z.object({
  path: z.string(),
  title: markedText,
  /** An extract of the text around the matching words. */
  line: markedText,
  /** The rank among all results, from 1. */
  rank: z.number(),
  /** The share of the query that it matches: 1 is all words. */
  covers: z.number(),
  /** "" if it has none. */
  topic: z.string(),
  /** The publication date, if it matters for this type. */
  createdAt: z.optional(timestamp),
})
export type SearchResult = z.infer<typeof searchResult>

const searchGroup = z.object({
  type: z.enum(searchTypes),
  /** The number of results; counting stops at 1,000. */
  count: z.number(),
  results: z.array(searchResult),
})
export type SearchGroup = z.infer<typeof searchGroup>

export const searchAnswer = z.object({
  /** The best group first. Past the last page its results are empty. */
  groups: z.array(searchGroup),
  /** Words of the query that occur nowhere. The search was made without them. */
  leftOut: z.array(z.string()),
  /** The query with corrected spelling, if nothing matches as typed. */
  didYouMean: z.optional(z.string()),
})
export type SearchAnswer = z.infer<typeof searchAnswer>
