import type { Site } from '../../src/app/head.ts'

/**
 * Everything may be read; what is not to be indexed says so itself, which only a crawler sees that may read it. Sign-in
 * and unsubscription links are no pages.
 */
export const robotsText = (site: Site) => `User-agent: *\nDisallow: /auth/\n\nSitemap: ${new URL('/sitemap.xml', site.url).href}\n`
