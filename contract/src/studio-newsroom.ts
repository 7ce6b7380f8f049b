import * as z from 'zod/mini'
import { documentId, timestamp } from './article.ts'
import { binnedItem, deskStates } from './desk.ts'
import { pageQuery, isPageWithinLimit } from './list-query.ts'

/** The requests and responses of the Studio's Newsroom page. Its list of changes is in studio-access. */

const kind = z.enum(['article', 'story'])

export const newsroomListQuery = z
  .strictObject({ ...pageQuery })
  .check(z.refine(isPageWithinLimit, { path: ['page'], message: 'Lists stop at row 10,000' }))
export type NewsroomListQuery = z.infer<typeof newsroomListQuery>

/** A `scheduled` item goes live by itself on its date. A `draft` with a future date must be published first. */
export const upcomingItem = z.object({ _id: documentId, kind, title: z.string(), appearsAt: timestamp, state: z.enum(['scheduled', 'draft']) })
export type UpcomingItem = z.infer<typeof upcomingItem>

export const upcomingPage = z.object({ results: z.array(upcomingItem), total: z.number() })
export type UpcomingPage = z.infer<typeof upcomingPage>

export const binPage = z.object({ results: z.array(binnedItem), total: z.number() })
export type BinPage = z.infer<typeof binPage>

/** A published entry that is left out of every list, and the reason. The id is any string, because it may be what is wrong. */
export const notShownItem = z.object({ _id: z.string(), kind, title: z.string(), because: z.string() })
export type NotShownItem = z.infer<typeof notShownItem>

export const notShownPage = z.object({ results: z.array(notShownItem), total: z.number() })
export type NotShownPage = z.infer<typeof notShownPage>

/**
 * The state of an entry on the site: its date, and its address, '' if it has no page of its own. `notShownBecause` is the reason why
 * readers cannot see it although it is published; '' if they can.
 */
export const placeOnSite = z.object({
  state: z.enum(deskStates),
  appearsAt: z.nullable(timestamp),
  url: z.string(),
  notShownBecause: z.string(),
})
export type PlaceOnSite = z.infer<typeof placeOnSite>

export const previewAddress = z.object({ url: z.url(), expiresAt: timestamp })
export type PreviewAddress = z.infer<typeof previewAddress>

/** The states of a message from the contact page. */
export const messageStates = ['unread', 'read', 'answered'] as const
export type MessageState = (typeof messageStates)[number]

/** A message from the contact page. `markedBy` is the name of the user who last set its state; '' if nobody did. */
export const receivedMessage = z.object({
  _id: documentId,
  receivedAt: timestamp,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  state: z.enum(messageStates),
  markedBy: z.string(),
  markedAt: z.nullable(timestamp),
})
export type ReceivedMessage = z.infer<typeof receivedMessage>

export const messagePage = z.object({ results: z.array(receivedMessage), total: z.number() })
export type MessagePage = z.infer<typeof messagePage>

/** PostgreSQL refuses a NUL in a string, and nobody searches for control characters. */
const messageText = z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^\P{Cc}*$/u)))

export const messageQuery = z
  .strictObject({ ...pageQuery, q: messageText, state: z.optional(z.enum(messageStates)) })
  .check(z.refine(isPageWithinLimit, { path: ['page'], message: 'Lists stop at row 10,000' }))
export type MessageQuery = z.infer<typeof messageQuery>

export const messageStateBody = z.strictObject({ state: z.enum(messageStates) })
