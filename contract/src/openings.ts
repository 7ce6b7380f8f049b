import * as z from 'zod/mini'
import { documentId } from './article.ts'

/** How often articles are opened: what the site counts, hands to the cms, and what the desk and the Studio are shown. No person is in any of it. */

export const devices = ['phone', 'tablet', 'desk'] as const
export type Device = (typeof devices)[number]

/** Where a reader came from, in words where it is no host: nowhere that the browser said, a page of this site, or one host too many. */
export const placesWithoutHost = { direct: 'direct', thisSite: 'this site', others: 'others' } as const

const day = z.iso.date()
const host = z.string().check(z.minLength(1), z.maxLength(60))

export const openingRow = z.strictObject({
  /** In India. */
  day,
  article: documentId,
  host,
  device: z.enum(devices),
  openings: z.int().check(z.positive()),
})
export type OpeningRow = z.infer<typeof openingRow>

export const mostRowsOfBatch = 5_000

/** What a site process counted since its last batch. Sent again under the same id, it counts once. */
export const openingBatch = z.strictObject({ id: z.uuid(), rows: z.array(openingRow).check(z.maxLength(mostRowsOfBatch)) })
export type OpeningBatch = z.infer<typeof openingBatch>

/** Not among the forwarded paths: only a site that shows its key reaches it, never a reader through the site. */
export const openingsPath = '/internal/openings'

/** How many days back are shown. */
export const spansInDays = [7, 30, 90, 365] as const

export const openingsQuery = z.strictObject({ days: z.optional(z.enum(['7', '30', '90', '365'])) })
export type OpeningsQuery = z.infer<typeof openingsQuery>

export const openingsAnswer = z.object({
  /** Whether they are counted at all (COUNT_READERS). */
  isCounting: z.boolean(),
  /** The first day of the span; days without an opening are zero. */
  days: z.array(z.object({ day, openings: z.number() })),
  /** The most opened first; the title is absent where the article is gone. */
  articles: z.array(z.object({ _id: documentId, title: z.optional(z.string()), openings: z.number() })),
  hosts: z.array(z.object({ host, openings: z.number() })),
  devices: z.array(z.object({ device: z.enum(devices), openings: z.number() })),
})
export type OpeningsAnswer = z.infer<typeof openingsAnswer>
