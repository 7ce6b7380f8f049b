import type { Article } from '@artha/contract/article'
import type { TopicAnswer, TopicCard } from '@artha/contract/topic'
import { partAt, topicAt, topics, type Topic } from '@artha/contract/topics'
import { cardBuilder } from './article-builder.ts'
import { mockTermCards } from './terms.ts'

const isIn = ({ name }: Topic, article: Article) => article.category === name

const cardOf = (topic: Topic, articles: readonly Article[]): TopicCard => ({
  slug: topic.slug,
  name: topic.name,
  parts: topic.parts.filter((part) => articles.some((article) => isIn(topic, article) && article.subcategory === part.name)),
})

/** Returns the topics that have articles. */
export const mockTopics = (articles: readonly Article[]): TopicCard[] =>
  topics.filter((topic) => articles.some((article) => isIn(topic, article))).map((topic) => cardOf(topic, articles))

/** Returns a topic or one of its parts; undefined if there is none. Its two oldest articles are the editors' choice. */
export function mockTopic(articles: readonly Article[], slug: string, partSlug: string | undefined): TopicAnswer | undefined {
  const topic = topicAt(slug)
  const part = topic && partSlug !== undefined ? partAt(topic, partSlug) : undefined
  if (topic === undefined || (partSlug !== undefined && part === undefined)) return undefined
  return {
    ...cardOf(topic, articles),
    ...(part && { part: part.name }),
    standfirst: `What readers in India ask of ${topic.name}, answered by the mocks.`,
    readFirst: articles
      .filter((article) => isIn(topic, article))
      .slice(-2)
      .map((article) => cardBuilder({}, article)),
    terms: mockTermCards.slice(0, 2),
  }
}
