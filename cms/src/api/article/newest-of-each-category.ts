import { dayInIndia } from '@artha/contract/figure-on'
import type { Core } from '@strapi/strapi'

/**
 * Returns a subquery for ids: per category the newest visible article whose figures still hold. It steps through the categories in the index, so
 * its cost grows with their number and not with the archive.
 */
export function newestOfEachCategory(strapi: Core.Strapi, now: Date) {
  return strapi.db.connection.raw(
    `with recursive known (category) as (
       select min(category) from articles
       union all
       select (select min(category) from articles where articles.category > known.category)
       from known where known.category is not null
     )
     select (
       select articles.id from articles
       where articles.category = known.category and articles.published_at is not null and articles.publication_date <= ?
         and (articles.figures_end_on is null or articles.figures_end_on >= ?)
       order by articles.publication_date desc, articles.document_id limit 1
     )
     from known where known.category is not null`,
    [now, dayInIndia(now)],
  )
}
