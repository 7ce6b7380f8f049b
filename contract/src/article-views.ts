import * as z from 'zod/mini'
import { documentId } from './article.ts'

/** Article views: what the site counts and sends to the cms, and what the desk and the Studio show. They contain nothing about any person. */

export const devices = ['phone', 'tablet', 'desk'] as const
export type Device = (typeof devices)[number]

/** The referrer if it is not a host: none given, a page of this site, or a host beyond the limit. */
export const referrersWithoutHost = { direct: 'direct', thisSite: 'this site', others: 'others' } as const

const day = z.iso.date()
const host = z.string().check(z.minLength(1), z.maxLength(60))

export const articleViewRow = z.strictObject({
  /** The day in India. */
  day,
  article: documentId,
  host,
  device: z.enum(devices),
  openings: z.int().check(z.positive()),
})
export type ArticleViewRow = z.infer<typeof articleViewRow>

export const maxRowsPerBatch = 5_000

/** The views that a site process counted since its last batch. A batch sent again under the same id counts once. */
export const articleViewBatch = z.strictObject({ id: z.uuid(), rows: z.array(articleViewRow).check(z.maxLength(maxRowsPerBatch)) })
export type ArticleViewBatch = z.infer<typeof articleViewBatch>

/** The path is not forwarded: only a site that sends its key reaches it, never a reader through the site. */
export const articleViewsPath = '/internal/openings'

/** The periods that can be shown, in days. */
export const periodsInDays = [7, 30, 90, 365] as const

export const articleViewsQuery = z.strictObject({ days: z.optional(z.enum(['7', '30', '90', '365'])) })
export type ArticleViewsQuery = z.infer<typeof articleViewsQuery>

export const articleViewsAnswer = z.object({
  /** True if views are counted (COUNT_READERS). */
  isCounting: z.boolean(),
  /** The days of the period, from the first; days without views have zero. */
  days: z.array(z.object({ day, openings: z.number() })),
  /** Most viewed first. The title is absent if the article was deleted. */
  articles: z.array(z.object({ _id: documentId, title: z.optional(z.string()), openings: z.number() })),
  hosts: z.array(z.object({ host, openings: z.number() })),
  devices: z.array(z.object({ device: z.enum(devices), openings: z.number() })),
})
export type ArticleViewsAnswer = z.infer<typeof articleViewsAnswer>
