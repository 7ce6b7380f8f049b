import fastify from 'fastify'
import type { PageRoute } from '../src/pages/page-route.ts'
import { answerFault, answerUnreadableRequest } from './respond/answer-faults.ts'
import { apiRoutes } from './forward/api-routes.ts'
import { connectionsFor, readFromCms, type CmsPools, type CmsReply } from './upstream/cms-connection.ts'
import { changedWordsRoute, withChangedWords, type Reads } from './render/changed-words.ts'
import { CmsContact } from './upstream/cms-contact.ts'
import { BufferedBodies } from './forward/buffered-bodies.ts'
import { FairQueue } from './upstream/fair-queue.ts'
import { openLanes, type Lanes } from './upstream/lanes.ts'
import { OpenForwards } from './forward/open-forwards.ts'
import { limitConnections, connectionLimits, type ConnectionLimits } from './edge/limit-connections.ts'
import { alwaysThere, DataCache } from './cache/data-cache.ts'
import { discoveryRoutes } from './discovery/discovery-routes.ts'
import type { PageAssets } from './render/document.ts'
import { replyOfBuild } from './cache/figures-of-build.ts'
import type { SiteEnv } from './env.ts'
import { ProxyCount, type ProxySlip } from './edge/proxy-count.ts'
import { plainForwardedFor } from './edge/forwarded-for.ts'
import { isHealthPath, healthRoutes } from './watch/health-routes.ts'
import { logError, logWarning } from './watch/log.ts'
import { oddityOf } from './edge/odd-request.ts'
import type { AnswerShelf } from './cache/disk-answers.ts'
import { KeptMedia } from './media/kept-media.ts'
import type { Shelf } from './media/shelf.ts'
import { PageCache } from './cache/page-cache.ts'
import { PageRenderer } from './render/page-renderer.ts'
import { pageRoutes, sendUnmatched } from './render/page-routes.ts'
import { openedRoute } from './readers/opened-route.ts'
import { ReadsPerOrigin } from './edge/reads-per-origin.ts'
import { runFor } from './watch/current-request.ts'
import { countedOrigin } from './edge/request-origin.ts'
import { contentSecurityPolicy, securityHeaders, type SecuritySettings } from './edge/security-headers.ts'
import { sendError } from './respond/send-error.ts'
import { sharePictureRoutes } from './share-picture/share-picture-routes.ts'
import type { SitePages } from './site-pages.ts'
import { requestIdOf } from './watch/request-id.ts'
import type { SiteState } from './watch/site-metrics.ts'
import { watchRequest, type Listener } from './watch/watch-requests.ts'

export interface SiteSettings {
  env: SiteEnv
  cms: CmsPools
  /** Storage of pictures and films. */
  mediaShelf: Shelf
  /** Storage for answers that survive a restart. Absent: none. */
  answers?: AnswerShelf | undefined
  pages: () => SitePages | Promise<SitePages>
  assetsOf: (route: PageRoute) => PageAssets
  isDraining: () => boolean
  /** Called for each request that was answered. */
  listeners?: readonly Listener[]
  /** Receives the functions that read the current state of the site. */
  showState?: (state: SiteState) => void
  /** Interval at which the cms is checked, even without readers. Absent: never. */
  beatMs?: number
  /** Limits of connections. Default: `connectionLimits`; only tests set others. */
  limits?: ConnectionLimits
  /** In development: changes the finished document, and the policy is wider for Vite. */
  development?: { finish: (html: string) => Promise<string> }
}

const mebibyte = 1024 * 1024
/** Together with about 150 MB for code and working memory, these caches keep the process well under 250 MB. */
const dataCacheBytes = 10 * mebibyte
/** Rendered pages in the encodings that browsers accept: a few hundred. */
const pageCacheBytes = 8 * mebibyte
/** Answers for feeds and sitemaps. */
const discoveryCacheBytes = 4 * mebibyte
/** Reads that wait for the cms. Each has a different key, because equal ones share one request. */
const mostWaitingReads = 1_000
/** Request bodies that are still arriving. */
const bodiesBytes = 16 * mebibyte

/** Creates the Fastify server of the site. It does not listen yet. */
export async function createSite(settings: SiteSettings) {
  const { env, cms, pages, isDraining, development, limits = connectionLimits, listeners = [] } = settings
  const contact = new CmsContact(tellOfCms, settings.answers?.has(alwaysThere))
  const reads = new ReadsPerOrigin(env.readLimit)
  const queue = new FairQueue({ running: connectionsFor.reads, waiting: mostWaitingReads })
  const proxies = new ProxyCount({ promised: env.trustedProxies, tell: tellOfProxies, now: () => performance.now() })
  const read = (key: string) =>
    queue.run(reads.client, () => readFromCms(cms.reads, key, { internalKey: env.internalKey, proxies: proxies.slip ?? 'as-promised' }))
  const openCache = (maxBytes: number, shelf?: AnswerShelf) => openDataCache({ read, contact, reads, maxBytes, shelf })
  const cache = openCache(dataCacheBytes, settings.answers)
  const { bootScript, changedWords } = await pages()
  const pageReads = withChangedWords({ cache, changedWords })
  const security = {
    siteUrl: env.site.url,
    mediaHost: env.mediaHost,
    inlineScripts: [bootScript],
    forDevelopment: development !== undefined,
  }
  const renderer = openRenderer(settings, pageReads, security)
  const headers = securityHeaders(security)
  const site = fastify({
    // The operator guarantees the number: the site must not be reachable without passing its proxies
    trustProxy: env.trustedProxies === 0 ? false : (_address, hop) => hop < env.trustedProxies,
    genReqId: (raw) => requestIdOf(raw.headers['x-request-id'], env.trustedProxies > 0),
    routerOptions: { maxParamLength: 200 },
    requestTimeout: limits.requestMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.lookEveryMs },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (fault, request, reply) => {
      watchRequest(listeners, request, reply)
      void answerFault({ renderer, pages }, fault, request, reply.headers(headers))
    },
    clientErrorHandler: answerUnreadableRequest,
  })
  site.decorateReply('cacheUse', undefined)
  limitConnections(site, limits)
  site.addHook('onRequest', (request, reply, done) => {
    watchRequest(listeners, request, reply)
    reply.headers(headers).header('x-request-id', request.id)
    const oddity = oddityOf(request.raw)
    if (oddity !== undefined) return void sendError(reply.header('connection', 'close'), 'validation', oddity)
    const forwardedFor = request.raw.headers['x-forwarded-for']
    // Load balancers request the health checks directly, without the other proxies
    if (!isHealthPath(request.url)) proxies.see(typeof forwardedFor === 'string' ? forwardedFor : undefined)
    if (typeof forwardedFor === 'string') request.raw.headers['x-forwarded-for'] = plainForwardedFor(forwardedFor)
    runFor({ id: request.id, origin: countedOrigin(request.ip) }, done)
  })
  site.setErrorHandler<Error>((fault, request, reply) => answerFault({ renderer, pages }, fault, request, reply))
  site.setNotFoundHandler((request, reply) => sendUnmatched({ renderer, pages }, request, reply))
  await site.register(healthRoutes, { cache, contact, isDraining, beatMs: settings.beatMs })
  const ways = waysToCms(settings)
  await site.register(apiRoutes, { cache, reads, ...ways })
  if (env.countsReaders) await site.register(openedRoute, { cache })
  await site.register(discoveryRoutes, { cache: openCache(discoveryCacheBytes), site: env.site, securityContact: env.securityContact, pages })
  await site.register(changedWordsRoute, { reads: pageReads })
  await site.register(sharePictureRoutes, { cache: pageReads, siteName: env.site.name, files: { kept: ways.media.kept, mediaHost: env.mediaHost } })
  await site.register(pageRoutes, { renderer, pages })
  settings.showState?.({
    isCmsUp: () => contact.isUp,
    waiting: () => ({ reads: queue.length, ...waitingIn(ways.lanes) }),
    pools: () => statsOf(cms),
    cacheBytes: () => ({ answers: cache.bytes, pages: renderer.keptBytes }),
  })
  return site
}

const waitingIn = ({ calls, uploads, media }: Lanes) => ({
  calls: calls.working.waiting,
  uploads: uploads.working.waiting,
  media: media.working.waiting,
})

const statsOf = ({ reads, calls, uploads, media }: CmsPools) => ({
  reads: reads.stats,
  calls: calls.stats,
  uploads: uploads.stats,
  media: media.stats,
})

const tellOfProxies = (slip: ProxySlip, entries: number) =>
  logWarning({ message: `X-Forwarded-For has ${slip} entries (${entries}) than TRUST_PROXY promises: see that it is the number of proxies` })

const tellOfCms = (news: 'away' | 'back') =>
  logWarning({ message: news === 'away' ? 'The cms is away: readers get what was read before' : 'The cms is back' })

/** Opens the lanes to the cms. Each client address has two separate limits: forwarded requests, and files that are not cached. */
function waysToCms({ env, cms, mediaShelf }: SiteSettings) {
  const lanes = openLanes(cms)
  const openForwards = () => new OpenForwards(env.forwardsPerOrigin)
  const kept = new KeptMedia({ media: cms.media, shelf: mediaShelf, now: () => performance.now() })
  return {
    lanes,
    openForwards: openForwards(),
    bodies: new BufferedBodies(bodiesBytes),
    internalKey: env.internalKey,
    media: { kept, lane: lanes.media, internalKey: env.internalKey, openForwards: openForwards() },
  }
}

interface DataSource {
  read: (key: string) => Promise<CmsReply>
  contact: CmsContact
  reads: ReadsPerOrigin
  maxBytes: number
  shelf: AnswerShelf | undefined
}

const openDataCache = ({ reads, ...source }: DataSource) =>
  new DataCache({
    ...source,
    now: () => performance.now(),
    mayAsk: () => reads.take(),
    shipped: (key) => replyOfBuild(key, new Date()),
    onUnexpectedAnswer: (error) => logError({ message: 'The cms answered against the contract', error }),
  })

/** Creates the renderer. In development pages change without their answers changing, so none is cached. */
function openRenderer({ env, pages, assetsOf, development }: SiteSettings, cache: Reads, security: SecuritySettings) {
  const pageCache = new PageCache(development ? 1 : pageCacheBytes)
  const policyOf = ({ styles }: PageAssets) => contentSecurityPolicy({ ...security, inlineStyles: styles.map(({ css }) => css) })
  return new PageRenderer({ site: env.site, cache, pageCache, pages, assetsOf, policyOf, ...development })
}
