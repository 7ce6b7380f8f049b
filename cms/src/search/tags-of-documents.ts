import type { TagCard } from '@artha/contract/tag'
import { minArticlesOfListedTag, maxListedTags, tagPageSize } from '@artha/contract/tags'
import { maxCountedResults } from '@artha/contract/search-types'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

/** Returns the tags of documents that readers may see. Document keys grow with the time of appearance. */
const visible = (strapi: Core.Strapi, now: Date): Knex.QueryBuilder =>
  strapi.db.connection('search_tags as tag').join('search_docs as piece', 'piece.id', 'tag.id').where('piece.from_at', '<=', now.getTime())

/** Returns the tags that several articles share, the commonest first. */
export async function commonTags(strapi: Core.Strapi, now: Date): Promise<TagCard[]> {
  const rows: { slug: string; name: string; articles: number | string }[] = await visible(strapi, now)
    .groupBy('tag.slug')
    .having(strapi.db.connection.raw('count(*)'), '>=', minArticlesOfListedTag)
    .orderBy([{ column: 'articles', order: 'desc' }, { column: 'tag.slug' }])
    .limit(maxListedTags)
    .select('tag.slug')
    .max({ name: 'tag.name' })
    .count({ articles: '*' })
  return rows.map(({ slug, name, articles }) => ({ slug, name, articles: Math.min(Number(articles), maxCountedResults) }))
}

/** Returns a tag as its newest article writes it, the number of its articles, and the ids of one page of them; undefined if no article has it. */
export async function articlesWithTag(
  strapi: Core.Strapi,
  slug: string,
  page: number,
  now: Date,
): Promise<{ tag: TagCard; articleIds: string[] } | undefined> {
  const own = () => visible(strapi, now).where('tag.slug', slug)
  const newestFirst = own().orderBy('tag.id', 'desc')
  const [newest]: { name: string }[] = await newestFirst.clone().limit(1).select('tag.name')
  if (newest === undefined) return undefined
  const counted = own().select('tag.id').limit(maxCountedResults).as('counted')
  const [count]: { articles: number | string }[] = await strapi.db.connection.from(counted).count({ articles: '*' })
  const rows: { ref: string }[] = await newestFirst
    .limit(tagPageSize)
    .offset((page - 1) * tagPageSize)
    .select('piece.ref')
  return { tag: { slug, name: newest.name, articles: Number(count?.articles ?? 0) }, articleIds: rows.map(({ ref }) => ref) }
}
