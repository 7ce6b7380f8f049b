import { topicSlugs } from '@artha/contract/topic-slugs'
import { keyOf } from '../api/key-of.ts'
import type { PageRoute } from '../pages/page-route.ts'

/**
 * Returns the route of a topic or of its parts. The answer knows a topic's parts and an unknown part is a 404, so the lists of categories stay out
 * of every page's script.
 */
const topicRoute = (slug: string, path: string): PageRoute => ({
  path,
  search: ['page'],
  file: 'src/pages/topics/topic-page.tsx',
  data: ({ part }) => [keyOf('readTopic', { key: slug, query: { part } })],
  load: async () => ({ Page: (await import('../pages/topics/topic-page.tsx')).TopicPage }),
})

/** The routes of the topics and their parts. */
export const topicRoutes: readonly PageRoute[] = topicSlugs.flatMap((slug) => [topicRoute(slug, `/${slug}`), topicRoute(slug, `/${slug}/:part`)])
