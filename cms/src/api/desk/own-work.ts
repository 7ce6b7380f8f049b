import type { UserRow } from '@artha/base/user-row'
import type { DeskSummary } from '@artha/contract/desk'
import type { Core } from '@strapi/strapi'

/** Counts a user's drafts and scheduled entries with one statement per table, through the index of owners. Each entry has one draft row. */
async function countOf(strapi: Core.Strapi, table: 'articles' | 'stories', ownerId: string, now: Date) {
  const { connection } = strapi.db
  const rows: Record<'made' | 'coming', number | string>[] = await connection(table)
    .where({ owner_id: ownerId })
    .select(
      connection.raw('count(case when published_at is null then 1 end) as made'),
      connection.raw('count(case when published_at is not null and publication_date > ? then 1 end) as coming', [now]),
    )
  // PostgreSQL returns counts as text
  return { made: Number(rows[0]?.made ?? 0), coming: Number(rows[0]?.coming ?? 0) }
}

/** Counts a user's articles and stories, and how many of them are scheduled. */
export async function countOwnWork(
  strapi: Core.Strapi,
  { documentId: ownerId }: UserRow,
  now: Date,
): Promise<Pick<DeskSummary, 'articles' | 'scheduled' | 'stories'>> {
  const articles = await countOf(strapi, 'articles', ownerId, now)
  const stories = await countOf(strapi, 'stories', ownerId, now)
  return { articles: articles.made, scheduled: articles.coming + stories.coming, stories: stories.made }
}
