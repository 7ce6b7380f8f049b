import { articleCardsKey, articleKey } from '../api/articles.ts'
import { homeKey } from '../api/home.ts'
import { storiesKey } from '../api/stories.ts'
import { articleHead } from '../pages/article/article-head.ts'
import { feedFiltersOf, feedQuery } from '../pages/home/feed-filters.ts'
import { homeHead } from '../pages/home/home-head.ts'
import { notFoundHead } from '../pages/not-found/not-found-head.ts'
import type { PageRoute } from '../pages/page-route.ts'
import type { Article } from '@artha/contract/article'

/** The site map. The first route that matches is taken. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    search: ['category', 'subcategory', 'q', 'page'],
    file: 'src/pages/home/home-page.tsx',
    data: (_params, search) => {
      const filtered = feedQuery(feedFiltersOf(search))
      return [homeKey, storiesKey, ...(filtered ? [articleCardsKey(filtered)] : [])]
    },
    load: async () => ({ Page: (await import('../pages/home/home-page.tsx')).HomePage }),
    head: homeHead,
  },
  {
    path: '/blog/:id',
    search: [],
    file: 'src/pages/article/article-page.tsx',
    data: ({ id = '' }) => [articleKey(id)],
    more: (answers, { id = '' }) => {
      const article = answers[articleKey(id)] as Article | undefined
      return article ? [articleCardsKey({ category: article.category.trim(), pageSize: 5 })] : []
    },
    load: async () => ({ Page: (await import('../pages/article/article-page.tsx')).ArticlePage }),
    head: articleHead,
  },
]

/** Whatever no other route matches. */
export const notFoundRoute: PageRoute = {
  path: '*',
  search: [],
  file: 'src/pages/not-found/not-found-page.tsx',
  data: () => [],
  load: async () => ({ Page: (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage }),
  head: notFoundHead,
}

export const allRoutes = [...pageRoutes, notFoundRoute]
