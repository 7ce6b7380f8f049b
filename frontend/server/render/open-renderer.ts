import type { DataCache } from '../cache/data-cache.ts'
import { contentSecurityPolicy, type SecuritySettings } from '../edge/security-headers.ts'
import type { SiteSettings } from '../site-settings.ts'
import { cacheWithBoardUpdates } from './board-updates.ts'
import type { PageAssets } from './document.ts'
import { PageCache } from './page-cache.ts'
import { PageRenderer } from './page-renderer.ts'
import { heldScriptBoot } from './held-script.ts'

/** Rendered pages in the encodings that browsers accept: a few hundred. */
const pageCacheBytes = 8 * 1024 * 1024

/** Creates the renderer. In development pages change without their answers changing, so none is cached. */
export async function openRenderer({ env, pages, assetsOf, development }: SiteSettings, cache: DataCache) {
  const { bootScript, boardUpdates } = await pages()
  const reads = cacheWithBoardUpdates({ cache, boardUpdates })
  const security: SecuritySettings = {
    siteUrl: env.site.url,
    mediaHost: env.mediaHost,
    inlineScripts: [bootScript, heldScriptBoot],
    forDevelopment: development !== undefined,
  }
  const pageCache = new PageCache(development ? 1 : pageCacheBytes)
  const policyOf = ({ styles }: PageAssets) => contentSecurityPolicy({ ...security, inlineStyles: styles.map(({ css }) => css) })
  const renderer = new PageRenderer({ site: env.site, cache: reads, pageCache, pages, assetsOf, policyOf, ...development })
  return { renderer, reads, security }
}
