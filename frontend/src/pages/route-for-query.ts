import type { PageRoute } from './page-route.ts'

/** Returns the page for a route whose path matches; its query may select another page. */
export function routeForQuery(route: PageRoute, query: string): PageRoute {
  const { whenAsked } = route
  if (whenAsked === undefined || query === '') return route
  const search = new URLSearchParams(query)
  return whenAsked.search.some((name) => (search.get(name) ?? '') !== '') ? whenAsked : route
}
