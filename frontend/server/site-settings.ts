import type { PageRoute } from '../src/pages/page-route.ts'
import type { AnswerStore } from './cache/disk-cache.ts'
import type { ConnectionLimits } from './edge/limit-connections.ts'
import type { SiteEnv } from './env.ts'
import type { FileStore } from './media/file-store.ts'
import type { PageAssets } from './render/document.ts'
import type { SitePages } from './site-pages.ts'
import type { CmsPools } from './upstream/cms-connection.ts'
import type { SiteState } from './watch/site-metrics.ts'
import type { Listener } from './watch/watch-requests.ts'

export interface SiteSettings {
  env: SiteEnv
  cms: CmsPools
  /** Storage of pictures and films. */
  mediaStore: FileStore
  /** Storage for answers that survive a restart. Absent: none. */
  answers?: AnswerStore | undefined
  pages: () => SitePages | Promise<SitePages>
  assetsOf: (route: PageRoute) => PageAssets
  isDraining: () => boolean
  /** Called for each request that was answered. */
  listeners?: readonly Listener[]
  /** Receives the functions that read the current state of the site. */
  showState?: (state: SiteState) => void
  /** Interval at which the cms is checked, even without readers. Absent: never. */
  healthCheckMs?: number
  /** Limits of connections. Default: `connectionLimits`; only tests set others. */
  limits?: ConnectionLimits
  /** In development: changes the finished document, and the policy is wider for Vite. */
  development?: { finish: (html: string) => Promise<string> }
}
