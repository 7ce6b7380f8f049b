import { useEffect, useRef } from 'react'
import { useKeyRead } from '../api/use-read.ts'
import type { PageRoute, RouteParams } from '../pages/page-route.ts'
import type { Site } from './head.ts'

interface DocumentHeadProps {
  route: PageRoute
  params: RouteParams
  search: URLSearchParams
  site: Site
  /** True if the server has rendered the head of the first view. */
  isServed: boolean
}

/** Keeps title and meta elements up to date while the reader moves between pages in the browser. Uses the answer to the page's first key. */
export function DocumentHead({ route, params, search, site, isServed }: DocumentHeadProps) {
  const [firstKey] = route.data(params, search)
  const { data, isLoading } = useKeyRead(firstKey ?? null)
  const shown = useRef(isServed ? { route, params, search, data } : undefined)

  useEffect(() => {
    if (isLoading || isShown(shown.current, { route, params, search, data })) return
    let isCurrent = true
    shown.current = undefined
    const answers = firstKey === undefined || data === undefined ? {} : { [firstKey]: data }
    // If this script cannot be loaded the head stays as it was; the page itself still works
    void import('./apply-head.ts').then(
      ({ applyHead }) => isCurrent && applyHead(route, { answers, params, search }, site),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [route, params, search, site, firstKey, data, isLoading])
  return null
}

type Shown = Pick<DocumentHeadProps, 'route' | 'params' | 'search'> & { data: unknown }

const isShown = (shown: Shown | undefined, wanted: Shown) =>
  shown !== undefined &&
  shown.route === wanted.route &&
  shown.params === wanted.params &&
  shown.search === wanted.search &&
  shown.data === wanted.data
