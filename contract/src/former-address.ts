import * as z from 'zod/mini'
import { documentId, timestamp } from './article.ts'
import { searchText } from './desk.ts'
import { pageQuery, pageWithinList } from './list-query.ts'

/** What the words of an address follow from: those that an editor chose, else those of the title. */
const addressed = { title: z.string(), slug: z.string() }

/** An address that an article had and that leads on: from what it was said, what it is said now, and since when. */
export const formerAddress = z.object({ _id: documentId, ...addressed, before: z.object(addressed), leftAt: timestamp })
export type FormerAddress = z.infer<typeof formerAddress>
export const formerAddresses = z.array(formerAddress)

export const formerAddressQuery = z
  .strictObject({ ...pageQuery, q: searchText })
  .check(z.refine(pageWithinList, { path: ['page'], message: 'Lists stop at row 10,000' }))
export type FormerAddressQuery = z.infer<typeof formerAddressQuery>
