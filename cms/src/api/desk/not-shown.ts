import { rowsOf } from '@artha/base/rows'
import { article, articleCard } from '@artha/contract/article'
import { dayInIndia } from '@artha/contract/figure-on'
import { story } from '@artha/contract/story'
import type { Core } from '@strapi/strapi'
import { articleAnswer, cardAnswer, type WholeArticleRow } from '../article/article-answer'
import { storyAnswer, type StoryRow } from '../story/story-answer'
import { answerOfRow } from '../answers/answers-of-rows'
import { columnOrDefault } from '../answers/column-or-default'
import type { ContentUid } from '../../content-uid'
import { leftOutRows } from '../answers/left-out-rows'

/** A published entry that readers do not get, with the reason. */
interface NotShown {
  uid: ContentUid
  documentId: string
  title: string
  because: string
}

/** The number of newest entries checked per type; older ones are reported once a reader asks for them. */
const newestLookedThrough = 1_000
const batch = 200

type Row = WholeArticleRow & StoryRow

const parts = { 'api::article.article': 'sections', 'api::story.story': 'slides' } as const

/** Returns the reason why readers do not get a row, as an article, card or story. Pictures do not matter for this. */
function reasonOf(uid: ContentUid, row: Row): string | undefined {
  const none = new Map<string, never>()
  const results =
    uid === 'api::story.story'
      ? [answerOfRow({ uid, schema: story, answerOf: (each: Row) => storyAnswer(each, none) }, row)]
      : [
          answerOfRow({ uid, schema: article, answerOf: (each: Row) => articleAnswer(each, none) }, row),
          answerOfRow({ uid, schema: articleCard, answerOf: (each: Row) => cardAnswer(each, none, dayInIndia(new Date())) }, row),
        ]
  const [left] = results.flatMap((result) => ('because' in result ? [result.because] : []))
  return left
}

async function reasonsAmong(strapi: Core.Strapi, uid: ContentUid, query: object): Promise<NotShown[]> {
  const rows = await rowsOf<Row>(strapi, uid).findMany({ ...query, populate: { [parts[uid]]: true } })
  return rows.flatMap((row) => {
    const because = reasonOf(uid, row)
    return because === undefined ? [] : [{ uid, documentId: row.documentId, title: columnOrDefault(row.title, ''), because }]
  })
}

async function notShownOf(strapi: Core.Strapi, uid: ContentUid): Promise<NotShown[]> {
  const published = { publishedAt: { $notNull: true } }
  const found = new Map<string, NotShown>()
  const met = leftOutRows().flatMap((row) => (row.uid === uid ? [row.documentId] : []))
  for (const each of await reasonsAmong(strapi, uid, { where: { ...published, documentId: { $in: met } } })) found.set(each.documentId, each)
  for (let offset = 0; offset < newestLookedThrough; offset += batch) {
    const page = { where: published, orderBy: { id: 'desc' }, limit: batch, offset }
    for (const each of await reasonsAmong(strapi, uid, page)) found.set(each.documentId, each)
  }
  return [...found.values()]
}

/** Returns the published entries that readers do not get. */
export async function notShown(strapi: Core.Strapi): Promise<NotShown[]> {
  return [...(await notShownOf(strapi, 'api::article.article')), ...(await notShownOf(strapi, 'api::story.story'))]
}

/** Returns the reason why readers do not get a published entry; undefined if they do. */
export async function notShownBecause(strapi: Core.Strapi, uid: ContentUid, documentId: string): Promise<string | undefined> {
  const [left] = await reasonsAmong(strapi, uid, { where: { documentId, publishedAt: { $notNull: true } }, limit: 1 })
  return left?.because
}
