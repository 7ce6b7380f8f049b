import { PassThrough } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { accessOf } from '@artha/contract/endpoints'
import { pathWithoutQuery } from '../watch/log.ts'
import { ignore } from '../upstream/ask-cms.ts'

/** Longest body of a visitor without an account; the longest public form needs a tenth of it. */
export const strangersBytes = 64 * 1024
/** Longest JSON body that the cms accepts. */
export const sendersBytes = 2 * 1024 * 1024

/** True if the request has a body. */
export const carriesBody = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined

export const isUpload = ({ method, url }: FastifyRequest) => method === 'POST' && /^\/api\/media\/?$/i.test(pathWithoutQuery(url))

/** True if a body is, or may be, so long that the sender's token is checked first. */
export function mayBeLong({ headers }: FastifyRequest) {
  const announced = headers['content-length']
  return announced === undefined || Number(announced) > strangersBytes
}

/** Returns the longest body that a request may have, in bytes: long bodies only where the endpoint requires a signed-in user. */
export function mostBytesOf({ method, url }: FastifyRequest) {
  const access = accessOf(pathWithoutQuery(url), method)
  return access === undefined || access === 'public' ? strangersBytes : sendersBytes
}

/**
 * Returns the request's body through a stream of its own. When the cms answers before it has read the whole body, undici destroys the
 * stream that it was given; if that were the request itself, the connection would close before the client has the answer.
 */
export function streamedBody({ raw }: FastifyRequest) {
  const body = new PassThrough().on('error', ignore)
  body.once('close', () => raw.unpipe(body).resume())
  raw.once('close', () => {
    if (!raw.complete) body.destroy(new Error('The sender has gone'))
  })
  return raw.pipe(body)
}
