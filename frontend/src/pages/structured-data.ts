import type { Organization } from 'schema-dts'
import type { HeadContext, JsonLd } from './page-route.ts'

type Site = Pick<HeadContext, 'siteUrl' | 'siteName'>

const context = 'https://schema.org'

export const absoluteUrl = (path: string, { siteUrl }: Pick<Site, 'siteUrl'>) => new URL(path, siteUrl).href

/** Returns the publisher. All blocks that refer to it use the same @id. */
export const organizationOf = (site: Site) =>
  ({
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization', site),
    name: site.siteName,
    url: absoluteUrl('/', site),
    logo: { '@type': 'ImageObject', url: absoluteUrl('/icons/icon-512.png', site), width: '512', height: '512' },
  }) satisfies Organization

export const organizationData = (site: Site): JsonLd => ({ '@context': context, ...organizationOf(site) })

/** Returns the site with its search: the address of the search page with the text as a parameter. */
export const webSiteData = (site: Site): JsonLd => ({
  '@context': context,
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website', site),
  name: site.siteName,
  url: absoluteUrl('/', site),
  inLanguage: 'en-IN',
  publisher: { '@id': organizationOf(site)['@id'] },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl('/search', site)}?q={search_term_string}` },
    // Google's own property, which schema.org does not have
    ...{ 'query-input': 'required name=search_term_string' },
  },
})

/** Returns the author by byline: an organisation for a desk or team, else a person. */
export const authorOf = (byline: string, site: Site) =>
  byline === '' || /\b(?:newsroom|desk|team|staff|bureau)\b/i.test(byline)
    ? { '@type': 'Organization' as const, name: byline || site.siteName, url: absoluteUrl('/', site) }
    : { '@type': 'Person' as const, name: byline }

/** Returns the breadcrumbs from the front page to this page. */
export const breadcrumbData = (site: Site, steps: readonly { name: string; path: string }[]): JsonLd => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: absoluteUrl(path, site),
  })),
})
