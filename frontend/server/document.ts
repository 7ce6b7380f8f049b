import { documentTitle, headTags, type Site } from '../src/app/head.ts'
import { pageDataElementId, type PageData } from '../src/app/page-data.ts'
import type { Head } from '../src/pages/page-route.ts'

/** What a page loads, by address. */
export interface PageAssets {
  script: string
  /** Scripts that the first one will ask for. */
  preloads: readonly string[]
  styles: readonly string[]
  fonts: readonly string[]
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
    `<script>${bootScript}</script>`,
    ...assets.fonts.map((href) => element('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href })),
    ...assets.styles.map((href) => element('link', { rel: 'stylesheet', href })),
    ...assets.preloads.map((href) => element('link', { rel: 'modulepreload', href })),
    `${element('script', { type: 'module', src: assets.script })}</script>`,
    element('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ...headTags(head, site).map(([name, attributes]) => element(name, attributes)),
    `</head><body><div id="root">${html}</div>`,
    `<script type="application/json" id="${pageDataElementId}">${escapeJson(data)}</script>`,
    '</body></html>',
  ].join('')
}

const element = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('')}>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** JSON that cannot end the script element it stands in, whatever a title contains. */
export const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
