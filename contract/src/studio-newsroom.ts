import * as z from 'zod/mini'
import { documentId, timestamp } from './article.ts'
import { binnedItem, deskStates } from './desk.ts'
import { pageQuery, pageWithinList } from './list-query.ts'

/** The requests and answers between the Studio's Newsroom pages and their server. Changes are listed as in studio-access. */

const kind = z.enum(['article', 'story'])

export const newsroomListQuery = z
  .strictObject({ ...pageQuery })
  .check(z.refine(pageWithinList, { path: ['page'], message: 'Lists stop at row 10,000' }))
export type NewsroomListQuery = z.infer<typeof newsroomListQuery>

/** `scheduled` appears by itself at its time; a `draft` with a coming date does not, until somebody publishes it. */
export const comingItem = z.object({ _id: documentId, kind, title: z.string(), appearsAt: timestamp, state: z.enum(['scheduled', 'draft']) })
export type ComingItem = z.infer<typeof comingItem>

export const comingPage = z.object({ results: z.array(comingItem), total: z.number() })
export type ComingPage = z.infer<typeof comingPage>

export const binPage = z.object({ results: z.array(binnedItem), total: z.number() })
export type BinPage = z.infer<typeof binPage>

/** An entry that is published and left out of every list, and why. Its id may be what is wrong with it. */
export const notShownItem = z.object({ _id: z.string(), kind, title: z.string(), because: z.string() })
export type NotShownItem = z.infer<typeof notShownItem>

export const notShownPage = z.object({ results: z.array(notShownItem), total: z.number() })
export type NotShownPage = z.infer<typeof notShownPage>

/**
 * Of an entry of the Studio: what readers have of it, since or from when, and where; '' where it has no page of its own.
 * `notShownBecause` is why readers do not get it although it is published; '' where they do.
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

/** What the newsroom has made of a message of the contact page. */
export const messageStates = ['unread', 'read', 'answered'] as const
export type MessageState = (typeof messageStates)[number]

/** A message of the contact page. `markedBy` is the name of the user who marked it last; '' where it was never marked. */
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

/** PostgreSQL takes no NUL in a string, and no message holds a control character that anybody would search by. */
const messageText = z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^\P{Cc}*$/u)))

export const messageQuery = z
  .strictObject({ ...pageQuery, q: messageText, state: z.optional(z.enum(messageStates)) })
  .check(z.refine(pageWithinList, { path: ['page'], message: 'Lists stop at row 10,000' }))
export type MessageQuery = z.infer<typeof messageQuery>

export const markBody = z.strictObject({ state: z.enum(messageStates) })
