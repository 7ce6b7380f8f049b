import type { Site } from '../../src/app/head.ts'

/**
 * Crawlers may read everything: a page that must not be indexed says so itself, and only a crawler that may read it sees that. Sign-in and
 * unsubscribe links are not pages.
 */
export const robotsText = (site: Site) => `User-agent: *\nDisallow: /auth/\n\nSitemap: ${new URL('/sitemap.xml', site.url).href}\n`
