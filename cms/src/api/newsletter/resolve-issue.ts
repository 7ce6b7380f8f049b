import type { ArticleCard } from '@artha/contract/article'
import type { FigureRow } from '@artha/contract/figure-answer'
import { listedFigures } from '@artha/contract/figure-reads'
import { dayInIndia } from '@artha/contract/figure-on'
import type { IssueBody, SentIssue } from '@artha/contract/newsletter-issue'
import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { liveStories } from '../answers/live-stories'
import { cardsByIds, listCards } from '../article/published-articles'
import { publishedFigures } from '../figure/published-figures'

/** What an issue names, as far as readers may see it, in the order of the issue. */
export interface IssuePieces {
  figures: FigureRow[]
  articles: ArticleCard[]
  stories: SentIssue['stories']
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

/** Reads what an issue names. Pieces that readers may not see are left out. */
export async function resolveIssue(
  strapi: Core.Strapi,
  { figureKeys, articleIds, storyIds }: Pick<IssueBody, 'figureKeys' | 'articleIds' | 'storyIds'>,
  now: Date,
): Promise<IssuePieces> {
  return {
    figures: await figuresByKeys(strapi, figureKeys, now),
    articles: await cardsByIds(strapi, articleIds, now),
    stories: await storiesByIds(strapi, storyIds, now),
  }
}

const weekMs = 7 * 86_400_000

/** The number of pieces that a proposal takes. */
const proposed = { figures: 4, articles: 3 }

/** Returns a first content for an issue: the figures whose value changed within a week, and the newest articles. */
export async function proposedIssue(strapi: Core.Strapi, now: Date): Promise<IssueBody> {
  const [since, today] = [dayInIndia(new Date(now.getTime() - weekMs)), dayInIndia(now)]
  const changed = listedFigures(await publishedFigures(strapi), { on: 'today' }, today)
    .filter(({ validFrom, withdrawn }) => withdrawn === undefined && validFrom > since && validFrom <= today)
    .sort((one, other) => other.validFrom.localeCompare(one.validFrom))
  const newest = await listCards(strapi, { page: 1, pageSize: proposed.articles }, now)
  return {
    subject: '',
    previewLine: '',
    opening: '',
    figureKeys: changed.slice(0, proposed.figures).map(({ figureKey }) => figureKey),
    articleIds: newest.answers.map(({ _id }) => _id),
    storyIds: [],
    calculator: '',
  }
}
