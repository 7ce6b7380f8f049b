import type { UserRow } from '@artha/accounts/user-row'
import type { DeskSummary } from '@artha/contract/desk'
import type { Core } from '@strapi/strapi'
import type { ContentUid } from '../../content-uid'
import { lastSavedRows } from '../writes/last-saved'

/** How many articles and stories a user has made, and how many of them are scheduled. */
export async function countOwnWork(
  strapi: Core.Strapi,
  { documentId: ownerId }: UserRow,
  now: Date,
): Promise<Pick<DeskSummary, 'articles' | 'scheduled' | 'stories'>> {
  const made = (uid: ContentUid) => strapi.db.query(uid).count({ where: { ownerId, ...lastSavedRows } })
  const coming = (uid: ContentUid) =>
    strapi.db.query(uid).count({ where: { ownerId, publishedAt: { $notNull: true }, publicationDate: { $gt: now } } })
  return {
    articles: await made('api::article.article'),
    scheduled: (await coming('api::article.article')) + (await coming('api::story.story')),
    stories: await made('api::story.story'),
  }
}
