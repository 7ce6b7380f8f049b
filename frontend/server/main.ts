import { fileURLToPath } from 'node:url'
import * as pages from '../src/entry-server.tsx'
import { assetRoutes } from './render/asset-routes.ts'
import { closeCmsPools, openCmsPools } from './upstream/cms-connection.ts'
import { envOrExit } from './env.ts'
import { openDiskCache } from './cache/open-disk-cache.ts'
import { openMediaStore } from './media/open-media-store.ts'
import { pageAssets, readManifest, readStyles } from './render/page-assets.ts'
import { countReaders } from './readers/count-readers.ts'
import { runSite } from './run-site.ts'
import { createSite } from './site.ts'
import { watchSite } from './watch/watch-site.ts'

/** The build's folder of browser files, relative to the built server. */
const clientDirectory = new URL('../client/', import.meta.url)

/** Share of SITE_CACHE_MB for answers; the rest is for pictures and films. */
const answersShare = 1 / 8
const mostAnswers = 5_000

async function start() {
  const env = envOrExit()
  const build = { manifest: readManifest(clientDirectory), styleOf: readStyles(clientDirectory) }
  await pages.loadAllPages()
  const assetsByFile = new Map(pages.allRoutes.map((route) => [route.file, pageAssets(build, route)]))
  const cms = openCmsPools(env.cmsUrl)
  const answerBytes = Math.floor(env.cacheBytes * answersShare)
  const { store, clear } = await openMediaStore(env.cacheFolder, env.cacheBytes - answerBytes)
  const whose = { contract: import.meta.env.CONTRACT_HASH, cmsUrl: env.cmsUrl }
  const answers = await openDiskCache(env.cacheFolder, whose, { bytes: answerBytes, count: mostAnswers })
  let isDraining = false

  const { listeners, showState, stopWatching } = await watchSite(env)
  const readers = env.countsReaders && env.internalKey !== undefined ? countReaders(cms.calls, env.site.url, env.internalKey) : undefined
  const site = await createSite({
    env,
    cms,
    mediaStore: store,
    answers,
    pages: () => pages,
    assetsOf: (route) => assetsByFile.get(route.file) ?? pageAssets(build, route),
    isDraining: () => isDraining,
    healthCheckMs: 2_000,
    listeners: readers === undefined ? listeners : [...listeners, readers.onAnswered],
    showState,
  })
  await site.register(assetRoutes, { directory: fileURLToPath(clientDirectory) })
  const finish = async () => {
    stopWatching()
    await readers?.stop()
    await Promise.all([closeCmsPools(cms), clear(), answers?.close()])
  }
  await runSite(site, env, { begin: () => (isDraining = true), finish })
}

// Not awaited: the built pages import this file, so each would wait for the other
void start()
