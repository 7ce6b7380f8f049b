import { answerIn } from '../../api/cached-answer.ts'
import type { Head, HeadContext } from '../page-route.ts'
import { categoryFeed } from '../category-feed.ts'
import { notFoundHead } from '../not-found/not-found-head.ts'
import { organizationData, webSiteData } from '../structured-data.ts'
import { topicPagePath } from '../../features/articles/topic-page-path.ts'
import { hasUnknownFilter, feedFiltersOf, feedQuery, feedTitle, type FeedFilters } from '../../features/articles/feed-filters.ts'
import { feedParams } from './feed-params.ts'

const frontHead = (site: HeadContext): Head => ({
  title: `${site.siteName}: finance news and money guides for India`,
  description:
    'Plain articles on tax, GST, loans, budgets, saving and investment in India, with dated figures and their sources. Education, not advice.',
  canonicalPath: '/',
  jsonLd: [webSiteData(site), organizationData(site)],
})

/**
 * The head of the front page and of its filtered lists. The canonical address of a category's list is its topic page. Search results,
 * empty lists, and lists of a subcategory alone are not indexed.
 */
export function homeHead(context: HeadContext): Head {
  const { search, answers, siteName } = context
  if (!feedParams.some((name) => search.get(name))) return frontHead(context)
  if (hasUnknownFilter(search)) return notFoundHead()
  const filters = feedFiltersOf(search)
  const { category, subcategory, q, page } = filters
  const title = feedTitle(filters)
  const feed = categoryFeed(category, siteName)
  const isEmpty = answerIn(answers, 'listArticleCards', { query: feedQuery(filters) })?.length === 0
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: `${title}: articles on money in India, newest first, with dated figures and their sources. Education, not advice.`,
    canonicalPath: canonicalOf(filters),
    ...(feed && { feed }),
    ...((q !== '' || isEmpty || (category === 'All' && subcategory !== '')) && { noindex: true }),
  }
}

function canonicalOf({ category, subcategory, q, page }: FeedFilters): string {
  if (q !== '') return '/search'
  if (category === 'All') return '/'
  return topicPagePath(category, subcategory, page)
}
