import { openDataCache } from './cache/open-data-cache.ts'
import { discoveryRoutes } from './discovery/discovery-routes.ts'
import { openServer } from './edge/open-server.ts'
import { apiRoutes } from './forward/api-routes.ts'
import { openForwarding } from './forward/open-forwarding.ts'
import { viewReportRoute } from './readers/view-report-route.ts'
import { boardUpdatesRoute } from './render/board-updates.ts'
import { openRenderer } from './render/open-renderer.ts'
import { pageRoutes } from './render/page-routes.ts'
import { sharePictureRoutes } from './share-picture/share-picture-routes.ts'
import type { SiteSettings } from './site-settings.ts'
import { openUpstream } from './upstream/open-upstream.ts'
import { healthRoutes } from './watch/health-routes.ts'

const mebibyte = 1024 * 1024
/** Together with about 150 MB for code and working memory, all caches keep the process well under 250 MB. */
const dataCacheBytes = 10 * mebibyte
/** Answers for feeds and sitemaps. */
const discoveryCacheBytes = 4 * mebibyte

/** Creates the Fastify server of the site. It does not listen yet. */
export async function createSite(settings: SiteSettings) {
  const { env, pages, isDraining, healthCheckMs, showState } = settings
  const upstream = openUpstream(settings)
  const { health, reads, proxies, bulkheads, waiting, pools } = upstream
  const cache = openDataCache(upstream, dataCacheBytes, settings.answers)
  const { renderer, reads: pageReads, security } = await openRenderer(settings, cache)
  const forwarding = openForwarding(settings, bulkheads)

  const site = openServer(settings, { renderer, proxies, security })
  await site.register(healthRoutes, { cache, health, isDraining, healthCheckMs })
  await site.register(apiRoutes, { cache, reads, ...forwarding })
  if (env.countsReaders) await site.register(viewReportRoute, { cache })
  const discoveryCache = openDataCache(upstream, discoveryCacheBytes)
  await site.register(discoveryRoutes, { cache: discoveryCache, site: env.site, securityContact: env.securityContact, pages })
  await site.register(boardUpdatesRoute, { reads: pageReads })
  const files = { cache: forwarding.media.cache, mediaHost: env.mediaHost }
  await site.register(sharePictureRoutes, { cache: pageReads, siteName: env.site.name, files })
  await site.register(pageRoutes, { renderer, pages })
  showState?.({
    isCmsUp: () => health.isUp,
    waiting,
    pools,
    cacheBytes: () => ({ answers: cache.bytes, pages: renderer.cachedBytes }),
  })
  return site
}
