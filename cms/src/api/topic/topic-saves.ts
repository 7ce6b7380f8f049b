import { rowsOf } from '@artha/base/rows'
import { fieldsOf } from '@artha/contract/unknown-fields'
import type { Core } from '@strapi/strapi'
import { publishedTermRows } from '../term/published-terms'
import { documentIdIn } from '../writes/document-id-in'
import { refusedInStudio } from '../writes/refused-in-studio'
import { topicUid } from './published-topics'
import { articleIdsIn, type StoredTopic } from './stored-topic'
import { topicProblems } from './topic-problems'

/** Refuses a second topic of a category with a message. If two are saved at the same moment, the unique index refuses one. */
async function refuseSecond(strapi: Core.Strapi, data: unknown, documentId: string | undefined) {
  const { category } = fieldsOf(data)
  if (typeof category !== 'string') return
  const other = await rowsOf<StoredTopic>(strapi, topicUid).findOne({ where: { category, documentId: { $ne: documentId ?? '' } } })
  if (other !== null) throw refusedInStudio({ category: 'This category already has a topic' })
}

/** Checks the saved topic and throws for what its page could not show, which rolls its transaction back. */
async function checkSaved(strapi: Core.Strapi, documentId: string) {
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

/** Checks every save of a topic: one topic per category, and all that it names exists. */
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
      if (documentId !== undefined) await checkSaved(strapi, documentId)
      return saved
    })
  })
}
