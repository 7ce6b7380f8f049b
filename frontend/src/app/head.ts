import { rssPath } from '../lib/paths.ts'
import type { Head } from '../pages/page-route.ts'
import { sharePictureSize, siteSharePicture } from '../pages/share-picture.ts'

export interface Site {
  name: string
  /** The public address, without a trailing slash. */
  url: string
}

/** Name and attributes of an element of the document's head. */
export type HeadTag = readonly ['meta' | 'link', Readonly<Record<string, string>>]

export const documentTitle = ({ title }: Head, site: Site) => (title.includes(site.name) ? title : `${title} · ${site.name}`)

/** Returns the head elements for the server's page and for updates in the browser. A page that is not indexed has no canonical address. */
export function headTags(head: Head, site: Site): HeadTag[] {
  const url = new URL(head.canonicalPath, site.url).href
  const title = documentTitle(head, site)
  return [
    ['meta', { name: 'description', content: head.description }],
    ['meta', { name: 'robots', content: head.noindex ? 'noindex' : 'max-image-preview:large' }],
    ...(head.noindex ? [] : [['link', { rel: 'canonical', href: url }] as const]),
    ...feedLinks(head, site),
    ['meta', { property: 'og:site_name', content: site.name }],
    ['meta', { property: 'og:locale', content: 'en_IN' }],
    ['meta', { property: 'og:type', content: head.type ?? 'website' }],
    ['meta', { property: 'og:title', content: title }],
    ['meta', { property: 'og:description', content: head.description }],
    ['meta', { property: 'og:url', content: url }],
    ...articleTags(head),
    ...pictureTags(head, site, title),
  ]
}

function feedLinks({ feed }: Head, site: Site): HeadTag[] {
  const feeds = [{ title: site.name, path: rssPath() }, ...(feed ? [feed] : [])]
  return feeds.map(({ title, path }) => ['link', { rel: 'alternate', type: 'application/rss+xml', title, href: path }])
}

function articleTags({ article }: Head): HeadTag[] {
  if (article === undefined) return []
  return [
    ['meta', { property: 'article:published_time', content: article.publishedAt }],
    ['meta', { property: 'article:section', content: article.section }],
  ]
}

const drawnPicture: readonly HeadTag[] = [
  ['meta', { property: 'og:image:type', content: 'image/png' }],
  ['meta', { property: 'og:image:width', content: String(sharePictureSize.width) }],
  ['meta', { property: 'og:image:height', content: String(sharePictureSize.height) }],
]

const pictureTags = ({ photo, image = siteSharePicture }: Head, site: Site, title: string): HeadTag[] => [
  ['meta', { property: 'og:image', content: new URL(photo ?? image, site.url).href }],
  ...(photo === undefined ? drawnPicture : []),
  ['meta', { property: 'og:image:alt', content: title }],
  ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
]
