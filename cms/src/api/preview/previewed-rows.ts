import type { ArticleBody } from '@artha/contract/article-body'
import type { StoryBody } from '@artha/contract/story-body'
import type { WholeArticleRow } from '../article/article-answer'
import { sanitisedInput } from '../article/article-saves'
import { derivedFieldsOf } from '../article/derived-fields'
import { optionalData } from '../article/optional-fields'
import { storedExpiry } from '../story/expires-at'
import type { StoryRow } from '../story/story-answer'

const dateOf = (createdAt: string, now: Date) => (createdAt === '' ? now.toISOString() : createdAt)

/** Returns the row that saving this article would leave, with the given id. */
export function articleRowOf(
  { createdAt, title, category, subcategory, section, featured, standfirst, byline, sections, ...optional }: ArticleBody,
  id: string,
  now: Date,
): WholeArticleRow {
  const kept = sanitisedInput({ title, category, subcategory, section, featured, standfirst, byline, sections, ...optionalData(optional) })
  const { excerpt, coverUrl, coverAlt } = derivedFieldsOf(kept)
  return {
    ...kept,
    documentId: id,
    publicationDate: dateOf(createdAt, now),
    excerpt,
    coverUrl,
    coverAlt,
    figuresEndOn: null,
    imageUrl: '',
    content: '',
    version: 0,
  }
}

/** Returns the row that saving this story would leave, with the given id. */
export const storyRowOf = ({ createdAt, expiryTime, ...body }: StoryBody, id: string, now: Date): StoryRow => ({
  ...body,
  documentId: id,
  publicationDate: dateOf(createdAt, now),
  expiryTime: storedExpiry(expiryTime),
  version: 0,
})
