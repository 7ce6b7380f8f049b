import type { IncomingHttpHeaders } from 'node:http'

export interface Forwarding {
  /** The address of the client, as the site determined it. */
  clientAddress: string
  internalKey?: string | undefined
  requestId: string
  /** Passes cookies on; only account endpoints use them. */
  withCookies: boolean
  /** Keeps Content-Length. The other headers about framing and connection apply only between client and site. */
  withBody: boolean
}

const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
]

/** Headers that only the site may set, because the cms trusts them. */
const siteOnly = /^(?:x-artha-|x-forwarded-|x-real-ip$|x-request-id$|forwarded$)/

/** Returns the headers of a request as they are sent to the cms. */
export function headersForCms(headers: IncomingHttpHeaders, forwarding: Forwarding) {
  const { clientAddress, internalKey, requestId, withCookies, withBody } = forwarding
  const dropped = new Set(hopByHop)
  for (const name of (headers.connection ?? '').toLowerCase().split(',')) dropped.add(name.trim())
  if (!withCookies) dropped.add('cookie')
  if (!withBody) dropped.add('content-length')
  const passed = Object.entries(headers).filter(([name]) => !dropped.has(name) && !siteOnly.test(name))
  return {
    ...Object.fromEntries(passed),
    'x-request-id': requestId,
    'x-artha-client-address': clientAddress,
    ...(internalKey !== undefined && { 'x-artha-internal-key': internalKey }),
  }
}

const passedBack = new Set([
  'accept-ranges',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'link',
  'location',
  'retry-after',
  'vary',
  'www-authenticate',
  'x-total-count',
])

/** Returns the headers of an answer that the client gets: those about its content. The site sets all security headers itself. */
export function headersForReader(headers: IncomingHttpHeaders, withCookies: boolean) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => passedBack.has(name) || (withCookies && name === 'set-cookie')))
}
