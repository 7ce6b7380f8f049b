import { createElement, useEffect, useState, type ReactElement } from 'react'
import type { PageRoute } from '../pages/page-route.ts'
import { withLateParts } from '../ui/late-hydrated.tsx'

/** Pages whose code is here. The server loads all at start, the browser the one that it hydrates: both draw without waiting. */
const loaded = new Map<PageRoute, ReactElement>()

export async function loadPage(route: PageRoute) {
  if (loaded.has(route)) return
  const { Page } = await route.load()
  loaded.set(route, createElement(Page))
}

export const loadedPage = (route: PageRoute) => loaded.get(route)

/** The page wanted is not here, and there is no line to bring it. */
export class Unreachable extends Error {}

/** The code of an older release is gone from the server: its page, asked for whole, comes with the new code. */
export const reloadIfReached = (otherwise?: () => void) => fetch('/healthz').then(() => location.reload(), otherwise)

/** The wanted place, or the one before as long as the code of the wanted page is on its way. */
export function useLoadedPlace<Place extends { route: PageRoute }>(wanted: Place): Place {
  const [shown, setShown] = useState(wanted)
  if (shown !== wanted && loaded.has(wanted.route)) setShown(wanted)
  useEffect(() => {
    if (loaded.has(wanted.route)) return
    let isCurrent = true
    // The new page will ask for its data as soon as it is drawn: what checks the answers may come along with it
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
