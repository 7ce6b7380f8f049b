import { createHash } from 'node:crypto'
import { remembered } from './remembered.ts'

export interface SecuritySettings {
  siteUrl: string
  mediaHost?: string | undefined
  /** The scripts that stand in the document itself. */
  inlineScripts: readonly string[]
  /** The styles that stand in the document itself; answers that are no page have none. */
  inlineStyles?: readonly string[]
  /** Vite's own inline scripts, styles and socket need a wider policy while developing. */
  forDevelopment?: boolean
}

/** Each page has its policy, and most styles stand in many pages. */
const sourceHash = remembered((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/** What pages may load, and from where: nothing but what is named. */
export function contentSecurityPolicy({ siteUrl, mediaHost, inlineScripts, inlineStyles = [], forDevelopment = false }: SecuritySettings) {
  const media = mediaHost ? ` https://${mediaHost}` : ''
  return [
    "default-src 'none'",
    forDevelopment ? "script-src 'self' 'unsafe-inline'" : `script-src 'self' ${inlineScripts.map((script) => sourceHash(script)).join(' ')}`,
    forDevelopment ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...inlineStyles.map((style) => sourceHash(style))].join(' '),
    // blob: is a file that the editor has just chosen, shown while it is still being sent. Only scripts of the page can
    // make such an address, and an image or a video behind it runs nothing
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    "font-src 'self'",
    forDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(siteUrl) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Sent with every answer. Strict-Transport-Security only where the site is on https: it would lock out plain http. */
export const securityHeaders = (settings: SecuritySettings): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(settings),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(isHttps(settings.siteUrl) && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})

const isHttps = (address: string) => address.startsWith('https:')
