import type { Head, HeadContext } from '../page-route.ts'
import { categoryFeed } from '../category-feed.ts'
import { organizationData, webSiteData } from '../structured-data.ts'
import { topicPagePath } from '../topics/topic-page-path.ts'
import { feedFiltersOf } from './feed-filters.ts'

/**
 * The front page with a filter. What a category shows has a page of its own, which is its address to search engines; search
 * results are not to be indexed.
 */
export function homeHead({ search, ...site }: HeadContext): Head {
  const filters = feedFiltersOf(search)
  const { category, q } = filters
  const feed = categoryFeed(category, site.siteName)
  return {
    title: `${site.siteName}: finance news and money guides for India`,
    description:
      'Plain articles on tax, GST, loans, budgets, saving and investment in India, with dated figures and their sources. Education, not advice.',
    canonicalPath: canonicalOf(filters),
    ...(feed && { feed }),
    jsonLd: [webSiteData(site), organizationData(site)],
    ...(q !== '' && { noindex: true }),
  }
}

function canonicalOf({ category, subcategory, q, page }: ReturnType<typeof feedFiltersOf>): string {
  if (q !== '') return '/search'
  return category === 'All' ? '/' : topicPagePath(category, subcategory, page)
}
