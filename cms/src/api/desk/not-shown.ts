import { rowsOf } from '@artha/base/rows'
import { article, articleCard } from '@artha/contract/article'
import { dayInIndia } from '@artha/contract/figure-on'
import { story } from '@artha/contract/story'
import type { Core } from '@strapi/strapi'
import { articleAnswer, cardAnswer, type WholeArticleRow } from '../article/article-answer'
import { storyAnswer, type StoryRow } from '../story/story-answer'
import { shaped } from '../answers/answerable'
import { asWritten } from '../answers/as-written'
import type { ContentUid } from '../../content-uid'
import { leftOutRows } from '../answers/left-out-rows'

/** An entry that is published and that readers do not get, and why. */
interface NotShown {
  uid: ContentUid
  documentId: string
  title: string
  because: string
}

/** How many of each type, the newest, are checked; older ones are reported once a reader has asked for them. */
const newestLookedThrough = 1_000
const batch = 200

type Row = WholeArticleRow & StoryRow

const parts = { 'api::article.article': 'sections', 'api::story.story': 'slides' } as const

/** What readers would get of a row, in each of its forms; pictures have no say in whether it holds. */
function reasonOf(uid: ContentUid, row: Row): string | undefined {
  const none = new Map<string, never>()
  const results =
    uid === 'api::story.story'
      ? [shaped({ uid, schema: story, answerOf: (each: Row) => storyAnswer(each, none) }, row)]
      : [
          shaped({ uid, schema: article, answerOf: (each: Row) => articleAnswer(each, none) }, row),
          shaped({ uid, schema: articleCard, answerOf: (each: Row) => cardAnswer(each, none, dayInIndia(new Date())) }, row),
        ]
  const [left] = results.flatMap((result) => ('because' in result ? [result.because] : []))
  return left
}

async function reasonsAmong(strapi: Core.Strapi, uid: ContentUid, query: object): Promise<NotShown[]> {
  const rows = await rowsOf<Row>(strapi, uid).findMany({ ...query, populate: { [parts[uid]]: true } })
  return rows.flatMap((row) => {
    const because = reasonOf(uid, row)
    return because === undefined ? [] : [{ uid, documentId: row.documentId, title: asWritten(row.title, ''), because }]
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

/** The entries that are published and not shown. */
export async function notShown(strapi: Core.Strapi): Promise<NotShown[]> {
  return [...(await notShownOf(strapi, 'api::article.article')), ...(await notShownOf(strapi, 'api::story.story'))]
}

/** Why readers do not get an entry although it is published; undefined where they do. */
export async function notShownBecause(strapi: Core.Strapi, uid: ContentUid, documentId: string): Promise<string | undefined> {
  const [left] = await reasonsAmong(strapi, uid, { where: { documentId, publishedAt: { $notNull: true } }, limit: 1 })
  return left?.because
}
