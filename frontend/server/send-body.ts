import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './accept-encoding.ts'
import type { EncodedBody } from './encoded-body.ts'

export interface Sendable {
  status: number
  body: EncodedBody
  etag: string
  headers: Readonly<Record<string, string>>
}

/** Sends kept bytes in the best encoding, or 304 to who has them already. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, { status, body, etag, headers }: Sendable) {
  reply.headers(headers)
  reply.header('etag', etag)
  if (status === 200 && matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const encoding = body.encodingFor(chooseEncoding(request.headers['accept-encoding']))
  const made = body.in(encoding)
  const bytes = made instanceof Promise ? await made : made
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).send(bytes)
}

/** A weak comparison, as If-None-Match asks for. */
const matches = (header: string | undefined, etag: string) =>
  header !== undefined && (header === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag.slice(2)))
