import type { Head, HeadContext } from '../page-route.ts'
import { categoryFeed } from '../category-feed.ts'
import { organizationData, webSiteData } from '../structured-data.ts'
import { feedFiltersOf } from './feed-filters.ts'

/** The front page with any filter is the front page to search engines; search results are not to be indexed. */
export function homeHead({ search, ...site }: HeadContext): Head {
  const { category, q } = feedFiltersOf(search)
  const feed = categoryFeed(category, site.siteName)
  return {
    title: `${site.siteName}: finance news and money guides for India`,
    description:
      'Plain articles on tax, GST, loans, budgets, saving and investment in India, with dated figures and their sources. Education, not advice.',
    canonicalPath: '/',
    ...(feed && { feed }),
    jsonLd: [webSiteData(site), organizationData(site)],
    ...(q !== '' && { noindex: true }),
  }
}
