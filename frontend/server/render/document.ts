import { documentTitle, headTags, type Site } from '../../src/app/head.ts'
import { pageDataElementId, type PageData } from '../../src/app/page-data.ts'
import { paperColours } from '../../src/app/theme-boot.ts'
import type { Head } from '../../src/pages/page-route.ts'
import { heldScriptBoot, heldScriptName, type HeldUntil } from './held-script.ts'

/** The files that a page loads, by address. */
export interface PageAssets {
  script: string
  /** When the scripts are loaded; after the first paint unless said otherwise. */
  heldUntil?: HeldUntil
  /** Scripts that the first one imports. */
  preloads: readonly string[]
  styles: readonly PageStyle[]
  /** Styles of components whose scripts load later; see withRenderedStyles. */
  lateStyles?: readonly PageStyle[]
  /** Fonts to load ahead: the first with the page, the others at low priority. */
  fonts: readonly string[]
}

export interface PageStyle {
  href: string
  /** The text of the stylesheet. It is inlined, so that the first paint needs no second request. */
  css: string
}

export interface DocumentParts {
  head: Head
  site: Site
  /** The HTML that React rendered. */
  html: string
  assets: PageAssets
  bootScript: string
  data: PageData
}

/** Returns the whole HTML document of a page. */
export function composeDocument({ head, site, html, assets, bootScript, data }: DocumentParts) {
  return [
    '<!doctype html><html lang="en-IN" class="light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(documentTitle(head, site))}</title>`,
    element('meta', { name: 'theme-color', content: paperColours.light }),
    `<script>${bootScript}</script>`,
    ...assets.fonts.map(fontLink),
    ...assets.styles.flatMap(({ href, css }) => [`<style>${css}</style>`, alreadyHere(href)]),
    element('meta', { name: heldScriptName, content: [assets.script, ...assets.preloads].join(' '), 'data-until': assets.heldUntil ?? 'paint' }),
    `<script>${heldScriptBoot}</script>`,
    ...siteLinks.map((attributes) => element('link', attributes)),
    ...headTags(head, site).map(([name, attributes]) => element(name, attributes)),
    // The browser does not run a data block, so the content security policy does not apply to it
    ...(head.jsonLd ?? []).map((block) => `<script type="application/ld+json">${escapeJson(block)}</script>`),
    `</head><body><div id="root">${html}</div>`,
    `<script type="application/json" id="${pageDataElementId}">${escapeJson(data)}</script>`,
    '</body></html>',
  ].join('')
}

const fontLink = (href: string, at: number) =>
  element('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href, ...(at > 0 && { fetchpriority: 'low' }) })

/** A disabled link: it tells the script loader that these styles are already in the page, and browsers do not load disabled stylesheets. */
const alreadyHere = (href: string) => element('link', { rel: 'stylesheet', href, disabled: '' })

/** Programs that do not read the page request /favicon.ico. */
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

/** Escapes a text for an element or a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** Returns JSON in which no text, such as a title, can close the surrounding script element. */
export const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
