import type { IncomingHttpHeaders } from 'node:http'

export interface Forwarding {
  /** The address that the site takes the request to come from. */
  origin: string
  internalKey?: string | undefined
  requestId: string
  /** Cookies belong to the accounts alone. */
  withCookies: boolean
  /** What `Connection` and the framing of the body say is between the reader and us. */
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

/** Only we may say these: the cms believes them. */
const ourOwn = /^(?:x-artha-|x-forwarded-|x-real-ip$|x-request-id$|forwarded$)/

/** The headers of a reader's request as the cms gets them. */
export function headersForCms(headers: IncomingHttpHeaders, forwarding: Forwarding) {
  const { origin, internalKey, requestId, withCookies, withBody } = forwarding
  const dropped = new Set(hopByHop)
  for (const name of (headers.connection ?? '').toLowerCase().split(',')) dropped.add(name.trim())
  if (!withCookies) dropped.add('cookie')
  if (!withBody) dropped.add('content-length')
  const passed = Object.entries(headers).filter(([name]) => !dropped.has(name) && !ourOwn.test(name))
  return {
    ...Object.fromEntries(passed),
    'x-request-id': requestId,
    'x-artha-origin': origin,
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

/** The headers of the cms as the reader gets them: what belongs to the answer. All that concerns safety is the site's to say. */
export function headersForReader(headers: IncomingHttpHeaders, withCookies: boolean) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => passedBack.has(name) || (withCookies && name === 'set-cookie')))
}
