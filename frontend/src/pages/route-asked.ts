import type { PageRoute } from './page-route.ts'

/** The page of a route whose path has matched: by its query it may be another one. */
export function routeAsked(route: PageRoute, query: string): PageRoute {
  const { whenAsked } = route
  if (whenAsked === undefined || query === '') return route
  const search = new URLSearchParams(query)
  return whenAsked.search.some((name) => (search.get(name) ?? '') !== '') ? whenAsked : route
}
