import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import type { PageData } from './app/page-data.ts'
import { loadPage } from './app/page-loader.ts'
import { allRoutes } from './app/routes.tsx'
import { loadLateParts } from './ui/late-hydrated.tsx'

export { boardUpdates } from './features/calculators/board/stated-results.ts'
export { placeAt } from './app/app.tsx'
export { bootScript } from './app/boot-script.ts'
export { moreKeysOf } from './app/more-keys.ts'
export { headOf } from './app/page-heads.ts'
export { shownAnswersOf } from './app/shown-answers.ts'
export { allRoutes, notFoundRoute, pageRoutes } from './app/routes.tsx'

export async function loadAllPages() {
  await Promise.all(allRoutes.map(loadPage))
  await loadLateParts()
}

/** The page at this address as HTML. `renderToString` is three times as fast as streaming into a buffer. */
export const renderPage = (location: string, data: PageData) =>
  renderToString(
    <StaticRouter location={location}>
      <App data={data} />
    </StaticRouter>,
  )
