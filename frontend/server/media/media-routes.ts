import path from 'node:path'
import send from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { immutable, notCacheable } from '../cache-control.ts'
import { askCms, ignore } from '../connections/ask-cms.ts'
import type { Lane } from '../connections/lanes.ts'
import type { OpenForwards } from '../connections/open-forwards.ts'
import { relay } from '../forward.ts'
import { headersForCms } from '../forwarded-headers.ts'
import { pathWithoutQuery } from '../log.ts'
import { isKnown } from '../send-body.ts'
import { sendError, sendTooMany, sendUnreachable } from '../send-error.ts'
import type { KeptFile, KeptMedia } from './kept-media.ts'

export interface MediaSettings {
  kept: KeptMedia
  lane: Lane
  /** What each origin has under way of what is not kept. */
  openForwards: OpenForwards
}

/** A file of the folder itself: no part of dots, nothing escaped. */
const uploadedFile = /^\/uploads\/[\w-]+(?:\.[\w-]+)+$/

/** Answers a request for a picture or film of ours, from what is kept where it is. */
export async function sendMedia(settings: MediaSettings, request: FastifyRequest, reply: FastifyReply) {
  const asked = pathWithoutQuery(request.url)
  const found = uploadedFile.test(asked) ? await settings.kept.find(asked) : 'not-kept'
  if (found === 'missing') return sendError(reply, 'not-found', 'There is nothing at this address.')
  if (found === 'unreachable') return sendUnreachable(reply)
  if (found === 'not-kept') return passThrough(settings, request, reply)
  const sent = await sendKept(found.file, request, reply)
  if (sent !== undefined) return sent
  settings.kept.forget(asked)
  return passThrough(settings, request, reply)
}

async function passThrough({ lane, openForwards }: MediaSettings, request: FastifyRequest, reply: FastifyReply) {
  const leave = openForwards.enter(request.ip)
  if (leave === undefined) return sendTooMany(reply)
  const gone = new AbortController()
  reply.raw.once('close', () => {
    leave()
    gone.abort()
  })
  const { url, method, headers, ip, id } = request
  const told = headersForCms(headers, { origin: ip, requestId: id, withCookies: false, withBody: false })
  const answer = await askCms(lane, { path: url, method, headers: told, body: null }, gone.signal)
  return gone.signal.aborted ? reply.hijack() : relay(answer, request, reply)
}

/** Undefined where the file is not there any more. */
function sendKept(file: KeptFile, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'content-type': file.type, 'content-security-policy': "default-src 'none'; sandbox" })
  return 'file' in file.place ? sendFile(file.place.file, request, reply) : sendBytes(file, file.place.bytes, request, reply)
}

/** With ranges, which players of films need, and conditions. */
async function sendFile(file: string, request: FastifyRequest, reply: FastifyReply) {
  const settings = { root: path.dirname(file), cacheControl: false, contentType: false, index: false } as const
  const { type, statusCode, headers, stream } = await send(request.raw, path.basename(file), settings)
  stream.on('error', ignore)
  if (type === 'file') return reply.code(statusCode).headers({ ...headers, 'cache-control': immutable }).send(stream)
  stream.destroy()
  if (statusCode === 404) return undefined
  if (headers['Content-Range'] !== undefined) reply.header('content-range', headers['Content-Range'])
  const message = statusCode === 416 ? 'This file ends before.' : 'This file is not the one that was asked for.'
  return reply.code(statusCode).type('application/json; charset=utf-8').header('cache-control', notCacheable).send({ message, code: 'validation' })
}

function sendBytes({ modifiedAt }: KeptFile, bytes: Buffer, request: FastifyRequest, reply: FastifyReply) {
  const etag = `W/"${bytes.length.toString(16)}-${modifiedAt.getTime().toString(16)}"`
  reply.headers({ etag, 'last-modified': modifiedAt.toUTCString(), 'cache-control': immutable })
  return isKnown(request, etag) ? reply.code(304).send() : reply.send(bytes)
}
