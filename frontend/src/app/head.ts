import type { Head } from '../pages/page-route.ts'

export interface Site {
  name: string
  /** The public address, without a slash at the end. */
  url: string
}

/** An element of the document's head: its name, its attributes. */
export type HeadTag = readonly ['meta' | 'link', Readonly<Record<string, string>>]

export const documentTitle = ({ title }: Head, site: Site) => (title.includes(site.name) ? title : `${title} · ${site.name}`)

/** Makes the server's head, and keeps the browser's up to date. A page that is not indexed has no canonical address. */
export function headTags(head: Head, site: Site): HeadTag[] {
  const url = new URL(head.canonicalPath, site.url).href
  const image = head.image ? new URL(head.image, site.url).href : undefined
  const title = documentTitle(head, site)
  return [
    ['meta', { name: 'description', content: head.description }],
    head.noindex ? ['meta', { name: 'robots', content: 'noindex' }] : ['link', { rel: 'canonical', href: url }],
    ['meta', { property: 'og:site_name', content: site.name }],
    ['meta', { property: 'og:locale', content: 'en_IN' }],
    ['meta', { property: 'og:type', content: head.type ?? 'website' }],
    ['meta', { property: 'og:title', content: title }],
    ['meta', { property: 'og:description', content: head.description }],
    ['meta', { property: 'og:url', content: url }],
    ...(image ? [['meta', { property: 'og:image', content: image }] as const] : []),
    ['meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }],
  ]
}
