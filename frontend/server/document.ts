import { documentTitle, headTags, type Site } from '../src/app/head.ts'
import { pageDataElementId, type PageData } from '../src/app/page-data.ts'
import { paperColours } from '../src/app/theme-boot.ts'
import type { Head } from '../src/pages/page-route.ts'

/** What a page loads, by address. */
export interface PageAssets {
  script: string
  /** Scripts that the first one will ask for. */
  preloads: readonly string[]
  styles: readonly PageStyle[]
  /** Of parts whose script comes later: see assetsFor. */
  lateStyles?: readonly PageStyle[]
  fonts: readonly string[]
}

export interface PageStyle {
  href: string
  /** It stands in the document, so that the first paint waits for no second answer. */
  css: string
}

export interface DocumentParts {
  head: Head
  site: Site
  /** What React drew. */
  html: string
  assets: PageAssets
  bootScript: string
  data: PageData
}

/** The whole HTML document of a page. */
export function composeDocument({ head, site, html, assets, bootScript, data }: DocumentParts) {
  return [
    '<!doctype html><html lang="en-IN" class="light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(documentTitle(head, site))}</title>`,
    element('meta', { name: 'theme-color', content: paperColours.light }),
    `<script>${bootScript}</script>`,
    ...assets.fonts.map((href) => element('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href })),
    ...assets.styles.flatMap(({ href, css }) => [`<style>${css}</style>`, alreadyHere(href)]),
    ...assets.preloads.map((href) => element('link', { rel: 'modulepreload', href })),
    `${element('script', { type: 'module', src: assets.script })}</script>`,
    ...siteLinks.map((attributes) => element('link', attributes)),
    ...headTags(head, site).map(([name, attributes]) => element(name, attributes)),
    // A block of data is not run: the content policy has nothing to say about it
    ...(head.jsonLd ?? []).map((block) => `<script type="application/ld+json">${escapeJson(block)}</script>`),
    `</head><body><div id="root">${html}</div>`,
    `<script type="application/json" id="${pageDataElementId}">${escapeJson(data)}</script>`,
    '</body></html>',
  ].join('')
}

/** Tells the script that loads parts of the site that it need not ask for these styles; a browser does not load what is disabled. */
const alreadyHere = (href: string) => element('link', { rel: 'stylesheet', href, disabled: '' })

/** The old name of the icon is what programs ask for that read no page. */
const siteLinks = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

const element = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('')}>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** JSON that cannot end the script element it stands in, whatever a title contains. */
export const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
