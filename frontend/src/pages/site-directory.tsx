import { lateHydrated, touched } from '../ui/late-hydrated.tsx'

/** Search, sections and tools, on error pages and in the phone's menu. The server renders them; their script loads on first touch. */
export const SiteDirectory = lateHydrated(
  async () => (await import('../features/site-directory/site-directory-links.tsx')).SiteDirectoryLinks,
  import.meta.env.SSR ? undefined : touched,
)
