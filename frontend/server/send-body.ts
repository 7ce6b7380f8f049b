import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './accept-encoding.ts'
import type { SendableBody } from './encoded-body.ts'

export interface Sendable {
  status: number
  body: SendableBody
  headers: Readonly<Record<string, string>> & { etag: string }
}

/** Sends kept bytes in the best encoding, or 304 to who has them already. */
export function sendBody(request: FastifyRequest, reply: FastifyReply, { status, body, headers }: Sendable, ageMs: number) {
  reply.headers(headers).header('age', String(Math.floor(ageMs / 1_000)))
  if (status === 200 && isKnown(request, headers.etag)) return reply.code(304).send()
  const encoding = body.encodingFor(chooseEncoding(request.headers['accept-encoding']))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const bytes = body.in(encoding)
  reply.code(status)
  return bytes instanceof Promise ? bytes.then((made) => sendBytes(reply, made)) : sendBytes(reply, bytes)
}

const pieceBytes = 64 * 1024

/** What is large goes out in pieces, so that it is seen how fast it is taken. */
function sendBytes(reply: FastifyReply, bytes: Buffer) {
  if (bytes.length <= 4 * pieceBytes) return reply.send(bytes)
  return reply.header('content-length', bytes.length).send(Readable.from(piecesOf(bytes), { objectMode: false }))
}

function* piecesOf(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.subarray(start, start + pieceBytes)
}

/** Whether who asks has this version already. A weak comparison, as If-None-Match asks for. */
export function isKnown({ headers: { 'if-none-match': known } }: FastifyRequest, etag: string) {
  return known !== undefined && (known === '*' || known.split(',').some((each) => opaque(each.trim()) === opaque(etag)))
}

const opaque = (etag: string) => etag.replace(/^W\//, '')
