import * as z from 'zod/mini'
import { documentId, timestamp } from './article.ts'
import { searchText } from './desk.ts'
import { pageQuery, isPageWithinLimit } from './list-query.ts'

/** The title and the chosen slug ("" if none) determine the words of an address. */
const addressed = { title: z.string(), slug: z.string() }

/** A former address of an article that redirects: its words before and now, and the time of the change. */
export const formerAddress = z.object({ _id: documentId, ...addressed, before: z.object(addressed), leftAt: timestamp })
export type FormerAddress = z.infer<typeof formerAddress>
export const formerAddresses = z.array(formerAddress)

export const formerAddressQuery = z
  .strictObject({ ...pageQuery, q: searchText })
  .check(z.refine(isPageWithinLimit, { path: ['page'], message: 'Lists stop at row 10,000' }))
export type FormerAddressQuery = z.infer<typeof formerAddressQuery>
