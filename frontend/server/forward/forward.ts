import { Readable } from 'node:stream'
import type { ErrorCode } from '@artha/contract/errors'
import { mailPagePolicy, mailPages } from '@artha/contract/mail-page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { immutable, notCacheable } from '../respond/cache-control.ts'
import { dependsOnToken } from '../cache/depends-on-token.ts'
import { askCms, type CmsAnswer, type CmsFailure } from '../upstream/ask-cms.ts'
import { shortDrain, drain, longDrain } from './drain.ts'
import type { BufferedBodies } from './buffered-bodies.ts'
import type { Bulkhead, Bulkheads } from '../upstream/bulkheads.ts'
import type { ForwardLimit } from './forward-limit.ts'
import { carriesBody, isUpload, mayBeLong, mostBytesOf, sendersBytes, streamedBody } from '../edge/request-body.ts'
import { headersForCms, headersForReader } from './forwarded-headers.ts'
import { sendBusy, sendError, sendTooMany, sendUnreachable } from '../respond/send-error.ts'

/** Statuses with which a proxy between site and cms may refuse a request itself. */
const codes: Partial<Record<number, ErrorCode>> = { 413: 'too-large', 414: 'validation', 429: 'too-many-requests', 431: 'validation' }

/**
 * Returns the error to send in place of one that did not come from the cms, because it is not JSON: an error code, or `away` for a 5xx.
 * Returns undefined for answers of the cms. Its HTML pages (unsubscribing) have statuses that proxies do not send, so they pass.
 */
export function proxyError(status: number, contentType: string | string[] | undefined): ErrorCode | 'unreachable' | undefined {
  if (status < 400 || /^application\/(\w+\+)?json\b/i.test(String(contentType))) return undefined
  return status >= 500 ? 'unreachable' : codes[status]
}

export interface ForwardSettings {
  bulkheads: Bulkheads
  forwardLimit: ForwardLimit
  bodies: BufferedBodies
  internalKey: string | undefined
}

/**
 * Forwards a request to the cms and sends its answer back. A body is read whole before it uses a connection to the cms, and a short answer
 * is read whole before it is sent, so that slow clients do not hold connections to the cms. Only uploads of signed-in users and long
 * answers are streamed.
 */
export async function forward(settings: ForwardSettings, request: FastifyRequest, reply: FastifyReply) {
  const leave = settings.forwardLimit.enter(request.ip)
  if (leave === undefined) {
    await drain(request.raw, shortDrain)
    return sendTooMany(reply)
  }
  const gone = new AbortController()
  reply.raw.once('close', () => {
    leave()
    gone.abort()
  })
  const answer = await answerFor(settings, request, gone.signal)
  if (gone.signal.aborted) return reply.hijack()
  if (answer === 'too-large') return sendError(reply, 'too-large', 'The request is too large.')
  return relay(answer, request, reply)
}

/** Sends the answer of the cms, or an error if there is none. */
export function relay(answer: CmsAnswer | CmsFailure, request: FastifyRequest, reply: FastifyReply) {
  if ('failed' in answer) return answer.failed === 'busy' ? sendBusy(reply) : sendUnreachable(reply)
  const foreign = proxyError(answer.status, answer.headers['content-type'])
  if (foreign !== undefined) {
    if (answer.body instanceof Readable) answer.body.destroy()
    return foreign === 'unreachable' ? sendUnreachable(reply) : sendError(reply, foreign, 'The request was refused on its way.')
  }
  const withCookies = isForAccounts(request)
  reply.code(answer.status).headers(headersForReader(answer.headers, withCookies))
  reply.header('cache-control', cachingOf(request.url, answer.status, answer.headers['cache-control']))
  // Such an address may contain a token or a code, which must not reach another host in a Referer header
  if (withCookies) reply.header('referrer-policy', 'no-referrer')
  if (request.url.startsWith('/uploads/')) reply.header('content-security-policy', "default-src 'none'; sandbox")
  if (request.url.startsWith(mailPages)) reply.headers({ 'content-security-policy': mailPagePolicy, 'x-robots-tag': 'noindex' })
  return reply.send(answer.body)
}

async function answerFor(settings: ForwardSettings, request: FastifyRequest, gone: AbortSignal) {
  const { calls, uploads } = settings.bulkheads
  if (!carriesBody(request)) return ask(settings, calls, request, null, gone)
  const mostBytes = isUpload(request) ? Infinity : mostBytesOf(request)
  if (mostBytes >= sendersBytes && mayBeLong(request)) {
    const refusal = await refusalOfSender(settings, request, gone)
    if (refusal !== undefined) return drain(request.raw, longDrain).then(() => refusal)
  }
  if (isUpload(request)) return ask(settings, uploads, request, streamedBody(request), gone)
  const read = await settings.bodies.read(request.raw, mostBytes)
  if ('body' in read) return ask(settings, calls, request, read.body, gone)
  await drain(request.raw, read.refused === 'too-large' ? longDrain : shortDrain)
  return read.refused === 'too-large' ? read.refused : ({ failed: 'busy' } as const)
}

function ask(
  { internalKey }: ForwardSettings,
  bulkhead: Bulkhead,
  request: FastifyRequest,
  body: Parameters<typeof askCms>[1]['body'],
  gone: AbortSignal,
) {
  const { headers, ip, id, url: path, method } = request
  const passed = headersForCms(headers, {
    clientAddress: ip,
    internalKey,
    requestId: id,
    withCookies: isForAccounts(request),
    withBody: body !== null,
  })
  return askCms(bulkhead, { path, method, headers: passed, body }, gone)
}

/**
 * Returns an error if the token is invalid or the cms does not answer, else undefined. The token is checked first, so that a stranger
 * cannot send more than a visitor may.
 */
async function refusalOfSender({ bulkheads, internalKey }: ForwardSettings, { headers, ip, id }: FastifyRequest, gone: AbortSignal) {
  const { authorization } = headers
  const sentHeaders = headersForCms(
    { ...(authorization !== undefined && { authorization }) },
    {
      clientAddress: ip,
      internalKey,
      requestId: id,
      withCookies: false,
      withBody: false,
    },
  )
  const answer = await askCms(bulkheads.calls, { path: '/auth/me', method: 'GET', headers: sentHeaders, body: null }, gone)
  return 'failed' in answer || answer.status === 401 ? answer : undefined
}

const isForAccounts = ({ url }: FastifyRequest) => url.startsWith('/auth/')

/** Returns the Cache-Control header: "no-store" if the answer depends on a token, "immutable" for a file below /uploads/, else that of the cms. */
function cachingOf(url: string, status: number, said: string | string[] | undefined) {
  if (dependsOnToken(url)) return notCacheable
  if (url.startsWith('/uploads/')) return status < 300 || status === 304 ? immutable : notCacheable
  return said ?? notCacheable
}
