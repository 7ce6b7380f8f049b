import { dayInIndia, lastKnownOn } from '@artha/contract/figure-on'
import type { Core } from '@strapi/strapi'
import { figuresInWords } from './figure-words'
import { publishedFigures } from './published-figures'

/**
 * Refuses a title with a figure that only one source confirms, because cards, share pictures and subject lines show titles. If the figure's row
 * has ended, its last row counts. A stored title may stay.
 */
export async function unverifiedInTitle(
  strapi: Core.Strapi,
  title: string,
  stored: readonly { title: string | null }[],
  now: Date,
): Promise<Record<string, string>> {
  const keys = figuresInWords(title).map(({ figureKey }) => figureKey)
  if (keys.length === 0 || stored.some((row) => row.title === title)) return {}
  const rows = await publishedFigures(strapi, keys)
  const unverified = keys.map((key) => lastKnownOn(rows, key, dayInIndia(now))?.row).find((row) => row?.confidence === 'one-source')
  return unverified === undefined ? {} : { title: `“${unverified.title}” is not verified yet, so its figure cannot be in a title` }
}
