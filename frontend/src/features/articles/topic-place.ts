import { partAt, topicAt, type Topic } from '@artha/contract/topics'

/** A topic, or a part of it. */
export interface TopicPlace {
  topic: Topic
  /** The part's name; undefined for the whole topic. */
  part: string | undefined
}

/** Returns the topic and part at an address; undefined if there is no such topic or part. */
export function topicPlace(slug: string, partSlug: string | undefined): TopicPlace | undefined {
  const topic = topicAt(slug)
  if (topic === undefined || partSlug === undefined) return topic && { topic, part: undefined }
  const part = partAt(topic, partSlug)
  return part && { topic, part: part.name }
}
