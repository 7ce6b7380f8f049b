import type { ArticleCard } from '@artha/contract/article'
import type { FigureRow } from '@artha/contract/figure-answer'
import { listedFigures } from '@artha/contract/figure-reads'
import { dayInIndia } from '@artha/contract/figure-on'
import type { IssueBody, SentIssue } from '@artha/contract/newsletter-issue'
import { calendarKeys, dueDates, yearLater } from '@artha/contract/tax-calendar'
import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { liveStories } from '../answers/live-stories'
import { cardsByIds } from '../article/published-articles'
import { publishedFigures } from '../figure/published-figures'
import { termCardsNamed } from '../term/published-terms'

/** What an issue names, as far as readers may see it, in the order of the issue. */
export interface IssuePieces {
  figures: FigureRow[]
  articles: ArticleCard[]
  stories: SentIssue['stories']
  dates: SentIssue['dates']
  term: SentIssue['term']
}

async function storiesByIds(strapi: Core.Strapi, ids: readonly string[], now: Date): Promise<SentIssue['stories']> {
  if (ids.length === 0) return []
  const where = { ...liveStories(now), documentId: { $in: ids } }
  const rows = await rowsOf<{ documentId: string; title: string }>(strapi, 'api::story.story').findMany({ select: ['documentId', 'title'], where })
  return ids.flatMap((id) => rows.filter(({ documentId }) => documentId === id).map(({ title }) => ({ _id: id, title })))
}

async function figuresByKeys(strapi: Core.Strapi, keys: readonly string[], now: Date): Promise<FigureRow[]> {
  if (keys.length === 0) return []
  const rows = listedFigures(await publishedFigures(strapi, keys), { on: 'today' }, dayInIndia(now))
  return keys.flatMap((key) => rows.filter(({ figureKey }) => figureKey === key))
}

/** Returns the days of the tax calendar with these ids that are not over, in order. */
async function datesByIds(strapi: Core.Strapi, ids: readonly string[], now: Date): Promise<SentIssue['dates']> {
  if (ids.length === 0) return []
  const today = dayInIndia(now)
  const dates = dueDates(await publishedFigures(strapi, calendarKeys), today, yearLater(today))
  return dates.filter(({ id }) => ids.includes(id)).map(({ day, title, figureKey }) => ({ day, title, figureKey }))
}

/** Reads what an issue names. Pieces that readers may not see are left out. */
export async function resolveIssue(
  strapi: Core.Strapi,
  { figureKeys, articleIds, storyIds, dueDateIds, termSlug }: IssueBody,
  now: Date,
): Promise<IssuePieces> {
  return {
    figures: await figuresByKeys(strapi, figureKeys, now),
    articles: await cardsByIds(strapi, articleIds, now),
    stories: await storiesByIds(strapi, storyIds, now),
    dates: await datesByIds(strapi, dueDateIds, now),
    term: (await termCardsNamed(strapi, termSlug === '' ? [] : [termSlug]))[0] ?? null,
  }
}
