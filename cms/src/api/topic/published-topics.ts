import { rowsOf } from '@artha/base/rows'
import { maxReadFirst, maxTopicTerms, type TopicAnswer } from '@artha/contract/topic'
import { partAt, topicAt } from '@artha/contract/topics'
import type { Core } from '@strapi/strapi'
import { cardsByIds } from '../article/published-articles'
import { termCardsNamed } from '../term/published-terms'
import { filledTopics } from './filled-places'
import { articleIdsIn, termSlugsIn, type StoredTopic } from './stored-topic'

export const topicUid = 'api::topic.topic'

/** Reads a topic or a part of it; undefined if there is none at that address. A topic without articles is returned empty. */
export async function readTopic(strapi: Core.Strapi, slug: string, partSlug: string | undefined, now: Date): Promise<TopicAnswer | undefined> {
  const topic = topicAt(slug)
  const part = topic && partSlug !== undefined ? partAt(topic, partSlug) : undefined
  if (topic === undefined || (partSlug !== undefined && part === undefined)) return undefined
  const [filled] = await filledTopics(strapi, now, [topic])
  const row = await rowsOf<StoredTopic>(strapi, topicUid).findOne({ where: { category: topic.name } })
  return {
    slug: topic.slug,
    name: topic.name,
    parts: filled?.parts ?? [],
    ...(part && { part: part.name }),
    standfirst: row?.standfirst ?? '',
    readFirst: await cardsByIds(strapi, articleIdsIn(row?.readFirst).slice(0, maxReadFirst), now),
    terms: await termCardsNamed(strapi, termSlugsIn(row?.terms).slice(0, maxTopicTerms)),
  }
}
