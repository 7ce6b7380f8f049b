import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './accept-encoding.ts'
import type { EncodedBody } from './encoded-body.ts'

export interface Sendable {
  status: number
  body: EncodedBody
  headers: Readonly<Record<string, string>> & { etag: string }
}

/** Sends kept bytes in the best encoding, or 304 to who has them already. */
export function sendBody(request: FastifyRequest, reply: FastifyReply, { status, body, headers }: Sendable, ageMs: number) {
  reply.headers(headers).header('age', String(Math.floor(ageMs / 1_000)))
  if (status === 200 && matches(request.headers['if-none-match'], headers.etag)) return reply.code(304).send()
  const encoding = body.encodingFor(chooseEncoding(request.headers['accept-encoding']))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const bytes = body.in(encoding)
  reply.code(status)
  return bytes instanceof Promise ? bytes.then((made) => reply.send(made)) : reply.send(bytes)
}

/** A weak comparison, as If-None-Match asks for. */
const matches = (header: string | undefined, etag: string) =>
  header !== undefined && (header === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag.slice(2)))
