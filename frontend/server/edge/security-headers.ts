import { createHash } from 'node:crypto'
import { memoized } from '../memoize.ts'

export interface SecuritySettings {
  siteUrl: string
  mediaHost?: string | undefined
  /** The inline scripts of the document. */
  inlineScripts: readonly string[]
  /** The inline styles of the document; absent for answers that are not a page. */
  inlineStyles?: readonly string[]
  /** Loosens the policy for Vite's own inline scripts, styles and socket. */
  forDevelopment?: boolean
}

/** Cached: each page has its own policy, but most styles are in many pages. */
const sourceHash = memoized((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/** Returns the Content-Security-Policy, which blocks everything that it does not name. */
export function contentSecurityPolicy({ siteUrl, mediaHost, inlineScripts, inlineStyles = [], forDevelopment = false }: SecuritySettings) {
  const media = mediaHost ? ` https://${mediaHost}` : ''
  return [
    "default-src 'none'",
    forDevelopment ? "script-src 'self' 'unsafe-inline'" : `script-src 'self' ${inlineScripts.map((script) => sourceHash(script)).join(' ')}`,
    forDevelopment ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...inlineStyles.map((style) => sourceHash(style))].join(' '),
    // blob: addresses show a file that the editor has just chosen, while it uploads. Only scripts of the page can create them, and an image
    // or video behind one cannot run code
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    "font-src 'self'",
    forDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    // The preview of a newsletter's mail; no other page of ours may be framed
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(siteUrl) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Returns the headers that every answer has. Strict-Transport-Security only on an https site: it would lock out plain http. */
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
