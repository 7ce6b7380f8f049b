import { PassThrough } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { accessOf } from '@artha/contract/endpoints'
import { pathWithoutQuery } from '../log.ts'
import { ignore } from './ask-cms.ts'

/** What a visitor may send; the longest public form has a tenth of it. */
export const strangersBytes = 64 * 1024
/** What the cms takes of JSON. */
export const sendersBytes = 2 * 1024 * 1024

/** Whether a request comes with a body. */
export const carriesBody = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined

export const isUpload = ({ method, url }: FastifyRequest) => method === 'POST' && /^\/api\/media\/?$/i.test(pathWithoutQuery(url))

/** Whether a body is so long, or may be, that who sends it is asked first. */
export function mayBeLong({ headers }: FastifyRequest) {
  const announced = headers['content-length']
  return announced === undefined || Number(announced) > strangersBytes
}

/** How long a body may be: more than a little only where the cms asks who sends it. */
export function mostBytesOf({ method, url }: FastifyRequest) {
  const access = accessOf(pathWithoutQuery(url), method)
  return access === undefined || access === 'public' ? strangersBytes : sendersBytes
}

/**
 * The request's body behind a pipe of its own: when the cms answers before it has read all, undici destroys the stream it
 * was given, and with the request itself the connection would go down before the reader has the answer.
 */
export function streamedBody({ raw }: FastifyRequest) {
  const body = new PassThrough().on('error', ignore)
  body.once('close', () => raw.unpipe(body).resume())
  raw.once('close', () => {
    if (!raw.complete) body.destroy(new Error('The sender has gone'))
  })
  return raw.pipe(body)
}
