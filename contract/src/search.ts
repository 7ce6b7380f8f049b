import * as z from 'zod/mini'
import { timestamp } from './article.ts'
import { lastSearchPage, longestSearch, searchTypes } from './search-types.ts'
import { articleCategories, storedOnlyCategories } from './value-lists.ts'

/** What `GET /api/search` may be asked. */
export const searchQuery = z.strictObject({
  q: z.string().check(z.trim(), z.minLength(1, 'Expected words'), z.maxLength(longestSearch, `Expected at most ${longestSearch} characters`)),
  type: z.optional(z.enum(searchTypes)),
  topic: z.optional(z.enum([...articleCategories, ...storedOnlyCategories])),
  /** The first day in India on which it appeared. */
  from: z.optional(z.iso.date()),
  /** Asked while the words are still typed: not what somebody looked for, and never kept. */
  typing: z.optional(z.literal('1')),
  page: z._default(z.pipe(z.string().check(z.regex(/^[1-5]$/, `Expected a page from 1 to ${lastSearchPage}`)), z.transform(Number)), 1),
})
export type SearchQuery = z.infer<typeof searchQuery>

/** A text in parts: those that match what was looked for, and those between. */
export const markedText = z.array(z.object({ text: z.string(), isMatch: z.boolean() }))
export type MarkedText = z.infer<typeof markedText>

const searchResult = z.object({
  path: z.string(),
  title: markedText,
  /** A line of the text, around the words. */
  line: markedText,
  /** Among everything that was found, from 1. */
  rank: z.number(),
  /** How much of the question stands in it: 1 is all of its words. */
  covers: z.number(),
  /** "" where it has none. */
  topic: z.string(),
  /** When it appeared, where that says something. */
  createdAt: z.optional(timestamp),
})
export type SearchResult = z.infer<typeof searchResult>

const searchGroup = z.object({
  type: z.enum(searchTypes),
  /** How many there are; counting stops at 1,000. */
  count: z.number(),
  results: z.array(searchResult),
})
export type SearchGroup = z.infer<typeof searchGroup>

export const searchAnswer = z.object({
  /** The best group first; past the last page its results are empty. */
  groups: z.array(searchGroup),
  /** Words that stand nowhere: the rest was looked for. */
  leftOut: z.array(z.string()),
  /** The words as they are spelt elsewhere, where nothing is spelt as asked. */
  didYouMean: z.optional(z.string()),
})
export type SearchAnswer = z.infer<typeof searchAnswer>
