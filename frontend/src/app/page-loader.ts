import { createElement, useEffect, useState, type ReactElement } from 'react'
import type { PageRoute } from '../pages/page-route.ts'
import { withLateParts } from '../ui/late-hydrated.tsx'

/** Pages whose code is loaded. The server loads all at start, the browser the one that it hydrates, so both draw without waiting. */
const loaded = new Map<PageRoute, ReactElement>()

export async function loadPage(route: PageRoute) {
  if (loaded.has(route)) return
  const { Page } = await route.load()
  loaded.set(route, createElement(Page))
}

export const loadedPage = (route: PageRoute) => loaded.get(route)

/** Thrown if the code of a page cannot be loaded because the site cannot be reached. */
export class Unreachable extends Error {}

/**
 * Reloads the whole page if the site can be reached: the server no longer has the code of an older release, and the new page comes with new code.
 * Calls `otherwise` if not.
 */
export const reloadIfReached = (otherwise?: () => void) => fetch('/healthz').then(() => location.reload(), otherwise)

/** Returns the requested place, or the previous one until the code of the requested page is loaded. */
export function useLoadedPlace<Place extends { route: PageRoute }>(wanted: Place): Place {
  const [shown, setShown] = useState(wanted)
  if (shown !== wanted && loaded.has(wanted.route)) setShown(wanted)
  useEffect(() => {
    if (loaded.has(wanted.route)) return
    let isCurrent = true
    // The new page will request its data when it is drawn, so the code that parses answers is loaded alongside
    void import('../api/call.ts').catch(() => undefined)
    withLateParts(() => loadPage(wanted.route)).then(
      () => isCurrent && setShown(wanted),
      () => {
        if (isCurrent)
          void reloadIfReached(() =>
            setShown(() => {
              throw new Unreachable()
            }),
          )
      },
    )
    return () => {
      isCurrent = false
    }
  }, [wanted])
  return shown
}
