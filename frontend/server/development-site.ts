import type { ViteDevServer } from 'vite'
import { closeCmsPools, openCmsPools } from './upstream/cms-connection.ts'
import { envOrExit } from './env.ts'
import { memoryFileStore } from './media/file-store.ts'
import { runSite } from './run-site.ts'
import type { SitePages } from './site-pages.ts'
import { createSite } from './site.ts'

/** Vite serves scripts and styles as they change, so there is nothing to preload. */
const developmentAssets = { script: '/src/main.tsx', preloads: [], styles: [], fonts: [] }

/** Starts the site from source files. Pages are reloaded for each render, and Vite serves all files that it knows. */
export async function startDevelopmentSite(vite: ViteDevServer) {
  const env = envOrExit()
  const cms = openCmsPools(env.cmsUrl)
  const pages = async () => {
    // Vite loads our own module, so the cast is safe
    const fresh = (await vite.ssrLoadModule('/src/entry-server.tsx')) as SitePages
    await fresh.loadAllPages()
    return fresh
  }
  const site = await createSite({
    env,
    cms,
    mediaStore: memoryFileStore(),
    pages,
    assetsOf: () => developmentAssets,
    isDraining: () => false,
    development: { finish: (html) => vite.transformIndexHtml('/', html) },
  })
  site.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done)
  })
  const finish = async () => {
    await Promise.all([vite.close(), closeCmsPools(cms)])
  }
  await runSite(site, { ...env, drainMs: 0 }, { begin: () => undefined, finish })
}
