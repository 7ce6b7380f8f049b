import { topicSlugs } from '@artha/contract/topic-slugs'
import { keyOf } from '../api/key-of.ts'
import type { PageRoute } from '../pages/page-route.ts'

/**
 * A topic or a part of it; no other address is taken for one. Which parts a topic has the answer knows, that there is none
 * makes the page a 404: the lists of all categories are no script of every page.
 */
const topicRoute = (slug: string, path: string): PageRoute => ({
  path,
  search: ['page'],
  file: 'src/pages/topics/topic-page.tsx',
  data: ({ part }) => [keyOf('readTopic', { key: slug, query: { part } })],
  load: async () => ({ Page: (await import('../pages/topics/topic-page.tsx')).TopicPage }),
})

/** The topics' part of the site map. */
export const topicRoutes: readonly PageRoute[] = topicSlugs.flatMap((slug) => [topicRoute(slug, `/${slug}`), topicRoute(slug, `/${slug}/:part`)])
