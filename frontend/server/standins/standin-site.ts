import { portOf } from './port-of.ts'
import type { PageRoute } from '../../src/pages/page-route.ts'
import { destroyCmsPools, openCmsPools } from '../upstream/cms-connection.ts'
import { connectionLimits, type ConnectionLimits } from '../edge/limit-connections.ts'
import { readEnv } from '../env.ts'
import { memoryFileStore, type FileStore } from '../media/file-store.ts'
import type { SitePages } from '../site-pages.ts'
import { createSite } from '../site.ts'
import type { SiteState } from '../watch/site-metrics.ts'
import type { Listener } from '../watch/watch-requests.ts'

interface StandinSite {
  cmsUrl: string
  /** Pages in place of the usual few; what is left out is as there. */
  pages?: object
  variables?: Record<string, string>
  limits?: Partial<ConnectionLimits>
  mediaStore?: FileStore
  isDraining?: () => boolean
  listeners?: readonly Listener[]
  showState?: (state: SiteState) => void
}

const page: PageRoute = { path: '/', search: [], file: '', data: () => [], load: async () => ({ Page: () => null }) }
/** The home page and the pages of articles. */
const few: object = {
  pageRoutes: [page, { ...page, path: '/blog/:id' }],
  notFoundRoute: { ...page, path: '*' },
  headOf: () => ({ title: 'Artha', description: '', canonicalPath: '/' }),
  placeAt: (location: { pathname: string }) => ({ location, route: { ...page, path: '*' }, params: {} }),
  renderPage: () => '<p>A page</p>',
  bootScript: '',
  moreKeysOf: () => undefined,
  shownAnswersOf: (_: unknown, answers: unknown) => answers,
}

/** For tests: starts the server, with a page that needs no answer of the cms if no others are given. */
export async function startStandinSite({
  cmsUrl,
  pages,
  variables,
  limits,
  mediaStore = memoryFileStore(),
  isDraining = () => false,
  ...watching
}: StandinSite) {
  const result = readEnv({ CMS_URL: cmsUrl, ...variables })
  if (!('env' in result)) throw new Error(result.mistakes.join())
  const cms = openCmsPools(cmsUrl)
  const site = await createSite({
    env: result.env,
    cms,
    mediaStore,
    // Tests use only these parts of the pages
    pages: () => ({ ...few, ...pages }) as SitePages,
    assetsOf: () => ({ script: '/main.js', preloads: [], styles: [], fonts: [] }),
    isDraining,
    limits: { ...connectionLimits, ...limits },
    ...watching,
  })
  await site.listen({ port: 0, host: '127.0.0.1' })
  const port = portOf(site.server)
  const stop = async () => {
    site.server.closeAllConnections()
    await Promise.all([site.close(), destroyCmsPools(cms)])
  }
  return { url: `http://127.0.0.1:${port}`, port, stop }
}
