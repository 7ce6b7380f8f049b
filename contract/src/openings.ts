import * as z from 'zod/mini'
import { documentId } from './article.ts'

/** Article views: what the site counts and sends to the cms, and what the desk and the Studio show. They contain nothing about any person. */

export const devices = ['phone', 'tablet', 'desk'] as const
export type Device = (typeof devices)[number]

/** The referrer if it is not a host: none given, a page of this site, or a host beyond the limit. */
export const placesWithoutHost = { direct: 'direct', thisSite: 'this site', others: 'others' } as const

const day = z.iso.date()
const host = z.string().check(z.minLength(1), z.maxLength(60))

export const openingRow = z.strictObject({
  /** The day in India. */
  day,
  article: documentId,
  host,
  device: z.enum(devices),
  openings: z.int().check(z.positive()),
})
export type OpeningRow = z.infer<typeof openingRow>

export const mostRowsOfBatch = 5_000

/** The views that a site process counted since its last batch. A batch sent again under the same id counts once. */
export const openingBatch = z.strictObject({ id: z.uuid(), rows: z.array(openingRow).check(z.maxLength(mostRowsOfBatch)) })
export type OpeningBatch = z.infer<typeof openingBatch>

/** The path is not forwarded: only a site that sends its key reaches it, never a reader through the site. */
export const openingsPath = '/internal/openings'

/** The periods that can be shown, in days. */
export const spansInDays = [7, 30, 90, 365] as const

export const openingsQuery = z.strictObject({ days: z.optional(z.enum(['7', '30', '90', '365'])) })
export type OpeningsQuery = z.infer<typeof openingsQuery>

export const openingsAnswer = z.object({
  /** True if views are counted (COUNT_READERS). */
  isCounting: z.boolean(),
  /** The days of the period, from the first; days without views have zero. */
  days: z.array(z.object({ day, openings: z.number() })),
  /** Most viewed first. The title is absent if the article was deleted. */
  articles: z.array(z.object({ _id: documentId, title: z.optional(z.string()), openings: z.number() })),
  hosts: z.array(z.object({ host, openings: z.number() })),
  devices: z.array(z.object({ device: z.enum(devices), openings: z.number() })),
})
export type OpeningsAnswer = z.infer<typeof openingsAnswer>
