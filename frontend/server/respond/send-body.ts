import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './accept-encoding.ts'
import type { SendableBody } from './encoded-body.ts'

export interface Sendable {
  status: number
  body: SendableBody
  headers: Readonly<Record<string, string>> & { etag: string }
}

/** Sends a cached body in the best encoding, or 304 if the client already has it. */
export function sendBody(request: FastifyRequest, reply: FastifyReply, { status, body, headers }: Sendable, ageMs: number) {
  reply.headers(headers).header('age', String(Math.floor(ageMs / 1_000)))
  if (status === 200 && matchesEtag(request, headers.etag)) return reply.code(304).send()
  const encoding = body.encodingFor(chooseEncoding(request.headers['accept-encoding']))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const bytes = body.in(encoding)
  reply.code(status)
  return bytes instanceof Promise ? bytes.then((made) => sendBytes(reply, made)) : sendBytes(reply, bytes)
}

const pieceBytes = 64 * 1024

/** Sends large bodies in pieces, so that slow readers can be detected. */
function sendBytes(reply: FastifyReply, bytes: Buffer) {
  if (bytes.length <= 4 * pieceBytes) return reply.send(bytes)
  return reply.header('content-length', bytes.length).send(Readable.from(piecesOf(bytes), { objectMode: false }))
}

function* piecesOf(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.subarray(start, start + pieceBytes)
}

/** True if the client's ETag matches. A weak comparison, as If-None-Match requires. */
export function matchesEtag({ headers: { 'if-none-match': known } }: FastifyRequest, etag: string) {
  return known !== undefined && (known === '*' || known.split(',').some((each) => opaque(each.trim()) === opaque(etag)))
}

const opaque = (etag: string) => etag.replace(/^W\//, '')
