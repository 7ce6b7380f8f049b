import { useMemo, useState, type ReactNode } from 'react'
import { matchRoutes, Route, Routes, useLocation } from 'react-router-dom'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { ApiError } from '../api/api-error.ts'
import { ServerFailuresContext } from '../api/server-failures.ts'
import { DocumentHead } from './document-head.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { PageData } from './page-data.ts'
import { loadedPage, useLoadedPlace } from './page-loader.ts'
import type { PageRoute, RouteParams } from '../pages/page-route.ts'
import { SiteFactsContext } from '../pages/site-facts.ts'
import { RenderedOnContext } from '../pages/rendered-on.ts'
import { routeForQuery } from '../pages/route-for-query.ts'
import { notFoundRoute, pageRoutes } from './routes.tsx'
import { useScrollAndFocus } from './scroll.ts'
import { Shell } from './shell.tsx'

/** The whole tree, the same on the server and in the browser; only the router around it differs. */
export function App({ data }: { data: PageData }) {
  return (
    <DataProvider data={data}>
      <SiteFactsContext value={data.site}>
        <RenderedOnContext value={data.drawnOn}>
          <Shell>
            <GuardedPage data={data} />
          </Shell>
        </RenderedOnContext>
      </SiteFactsContext>
    </DataProvider>
  )
}

function GuardedPage({ data }: { data: PageData }) {
  return (
    <ErrorBoundary place={useLocation()} hasFailed={data.hasFailed ?? false}>
      <ShownPage data={data} />
    </ErrorBoundary>
  )
}

function ShownPage({ data }: { data: PageData }) {
  const location = useLocation()
  const wanted = useMemo(() => placeAt(location), [location])
  const { location: shown, route, path, params } = useLoadedPlace(wanted)
  useScrollAndFocus(shown)
  const search = useMemo(() => new URLSearchParams(shown.search), [shown.search])
  return (
    <>
      <DocumentHead route={route} params={params} search={search} site={data.site} isServed={data.isServed ?? false} />
      <Routes location={shown}>
        <Route path={path} element={<LoadedPage route={route} />} />
      </Routes>
    </>
  )
}

function LoadedPage({ route }: { route: PageRoute }) {
  const page = loadedPage(route)
  if (page === undefined) throw new Error(`The page of ${route.path} is drawn before its code is here`)
  return page
}

/** Returns a location with its route and route parameters. */
export function placeAt<Place extends { pathname: string; search?: string }>(location: Place) {
  const { route, params } = matchOf(location.pathname)
  return { location, route: routeForQuery(route, location.search ?? ''), path: route.path, params }
}

interface Match {
  route: PageRoute
  params: RouteParams
}

const matches = new Map<string, Match>()
/** Visitors can invent addresses: with more than so many all are forgotten. */
const mostMatches = 500

/** The router ranks all routes for each address, which takes a third of the time to render a search. */
function matchOf(pathname: string): Match {
  const known = matches.get(pathname)
  if (known !== undefined) return known
  const [match] = matchRoutes(routesByPath, pathname) ?? []
  const found = { route: match?.route.handle ?? notFoundRoute, params: match?.params ?? {} }
  if (matches.size >= mostMatches) matches.clear()
  matches.set(pathname, found)
  return found
}

const routesByPath = [...pageRoutes, notFoundRoute].map((route) => ({ path: route.path, handle: route }))

const worthRetrying: readonly ApiError['kind'][] = ['network', 'timeout', 'server']

const swrSettings: SWRConfiguration = {
  focusThrottleInterval: 60_000,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) => error instanceof ApiError && worthRetrying.includes(error.kind),
}

/** Uses the answers that came with the page on the first view, so they are not requested again. */
function DataProvider({ data, children }: { data: PageData; children: ReactNode }) {
  const location = useLocation()
  const [firstLocation] = useState(location)
  const isFirstView = location === firstLocation
  const settings = useMemo(
    () => ({ ...swrSettings, provider: () => new Map(), fallback: data.answers, revalidateIfStale: !isFirstView }),
    [data, isFirstView],
  )
  return (
    <SWRConfig value={settings}>
      <ServerFailuresContext value={data.failures}>{children}</ServerFailuresContext>
    </SWRConfig>
  )
}
