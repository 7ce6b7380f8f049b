import { partAt, topicAt, type Topic } from '@artha/contract/topics'

/** A topic, or a part of it: where its page is and what its articles have in common. */
export interface TopicPlace {
  topic: Topic
  /** The name of the part; undefined for the topic as a whole. */
  part: string | undefined
}

/** What stands at an address; undefined for a part that the topic does not have. */
export function topicPlace(slug: string, partSlug: string | undefined): TopicPlace | undefined {
  const topic = topicAt(slug)
  if (topic === undefined || partSlug === undefined) return topic && { topic, part: undefined }
  const part = partAt(topic, partSlug)
  return part && { topic, part: part.name }
}
