import { rowsOf } from '@artha/base/rows'
import { fieldsOf } from '@artha/contract/unknown-fields'
import type { Core } from '@strapi/strapi'
import { publishedTermRows } from '../term/published-terms'
import { documentIdIn } from '../writes/document-id-in'
import { refusedInStudio } from '../writes/refused-in-studio'
import { topicUid } from './published-topics'
import { articleIdsIn, type StoredTopic } from './stored-topic'
import { topicProblems } from './topic-problems'

/** Before the index of the database would refuse it without words; of two at the same moment it refuses one. */
async function refuseSecond(strapi: Core.Strapi, data: unknown, documentId: string | undefined) {
  const { category } = fieldsOf(data)
  if (typeof category !== 'string') return
  const other = await rowsOf<StoredTopic>(strapi, topicUid).findOne({ where: { category, documentId: { $ne: documentId ?? '' } } })
  if (other !== null) throw refusedInStudio({ category: 'This category already has a topic' })
}

/** Refuses what its page could not show, in the transaction that wrote it. */
async function keepFit(strapi: Core.Strapi, documentId: string) {
  const topic = await rowsOf<StoredTopic>(strapi, topicUid).findOne({ where: { documentId } })
  if (topic === null) return
  const named = await rowsOf<{ documentId: string }>(strapi, 'api::article.article').findMany({
    select: ['documentId'],
    where: { documentId: { $in: articleIdsIn(topic.readFirst) } },
  })
  const problems = topicProblems(topic, {
    articles: new Set(named.map((article) => article.documentId)),
    terms: new Set((await publishedTermRows(strapi)).map(({ slug }) => slug)),
  })
  if (Object.keys(problems).length > 0) throw refusedInStudio(problems)
}

/** Every save of a topic: its category is its own, and what it names is there. */
export function watchTopicSaves(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context
    if (uid !== topicUid || (action !== 'create' && action !== 'update' && action !== 'clone')) return next()
    return strapi.db.transaction(async () => {
      await refuseSecond(
        strapi,
        'data' in params ? params.data : undefined,
        action === 'update' && 'documentId' in params ? params.documentId : undefined,
      )
      const saved = await next()
      const documentId = documentIdIn(saved)
      if (documentId !== undefined) await keepFit(strapi, documentId)
      return saved
    })
  })
}
