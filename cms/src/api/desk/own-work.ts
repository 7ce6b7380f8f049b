import type { UserRow } from '@artha/base/user-row'
import type { DeskSummary } from '@artha/contract/desk'
import type { Core } from '@strapi/strapi'

/** One statement for each kind, by the index of what is whose: drafts are as each was last saved, the others are what readers have or will have. */
async function countOf(strapi: Core.Strapi, table: 'articles' | 'stories', ownerId: string, now: Date) {
  const { connection } = strapi.db
  const rows: Record<'made' | 'coming', number | string>[] = await connection(table)
    .where({ owner_id: ownerId })
    .select(
      connection.raw('count(case when published_at is null then 1 end) as made'),
      connection.raw('count(case when published_at is not null and publication_date > ? then 1 end) as coming', [now]),
    )
  // PostgreSQL gives counts as text
  return { made: Number(rows[0]?.made ?? 0), coming: Number(rows[0]?.coming ?? 0) }
}

/** How many articles and stories a user has made, and how many of them are scheduled. */
export async function countOwnWork(
  strapi: Core.Strapi,
  { documentId: ownerId }: UserRow,
  now: Date,
): Promise<Pick<DeskSummary, 'articles' | 'scheduled' | 'stories'>> {
  const articles = await countOf(strapi, 'articles', ownerId, now)
  const stories = await countOf(strapi, 'stories', ownerId, now)
  return { articles: articles.made, scheduled: articles.coming + stories.coming, stories: stories.made }
}
