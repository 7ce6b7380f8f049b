import path from 'node:path'
import send from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { immutable, notCacheable } from '../respond/cache-control.ts'
import { askCms, ignore } from '../upstream/ask-cms.ts'
import type { Bulkhead } from '../upstream/bulkheads.ts'
import type { ForwardLimit } from '../forward/forward-limit.ts'
import { relay } from '../forward/forward.ts'
import { headersForCms } from '../forward/forwarded-headers.ts'
import { pathWithoutQuery } from '../watch/log.ts'
import { matchesEtag } from '../respond/send-body.ts'
import { sendError, sendTooMany, sendUnreachable } from '../respond/send-error.ts'
import type { CachedFile, MediaCache } from './media-cache.ts'

export interface MediaSettings {
  cache: MediaCache
  bulkhead: Bulkhead
  internalKey: string | undefined
  /** Requests of each client address for files that are not cached. */
  forwardLimit: ForwardLimit
}

/** A file directly in the folder: no dot segments, nothing escaped. */
const uploadedFile = /^\/uploads\/[\w-]+(?:\.[\w-]+)+$/

/** Answers a request for an uploaded picture or film, from the cache if possible. */
export async function sendMedia(settings: MediaSettings, request: FastifyRequest, reply: FastifyReply) {
  const asked = pathWithoutQuery(request.url)
  const found = uploadedFile.test(asked) ? await settings.cache.find(asked) : 'not-cached'
  if (found === 'missing') return sendError(reply, 'not-found', 'There is nothing at this address.')
  if (found === 'unreachable') return sendUnreachable(reply)
  if (found === 'not-cached') return passThrough(settings, request, reply)
  if (await sendCached(found.file, request, reply)) return reply
  settings.cache.forget(asked)
  return passThrough(settings, request, reply)
}

async function passThrough({ bulkhead, forwardLimit, internalKey }: MediaSettings, request: FastifyRequest, reply: FastifyReply) {
  const leave = forwardLimit.enter(request.ip)
  if (leave === undefined) return sendTooMany(reply)
  const gone = new AbortController()
  reply.raw.once('close', () => {
    leave()
    gone.abort()
  })
  const { url, method, headers, ip, id } = request
  const sentHeaders = headersForCms(headers, { clientAddress: ip, internalKey, requestId: id, withCookies: false, withBody: false })
  const answer = await askCms(bulkhead, { path: url, method, headers: sentHeaders, body: null }, gone.signal)
  return gone.signal.aborted ? reply.hijack() : relay(answer, request, reply)
}

/** Sends a cached file. Resolves with false if the file is no longer in the folder. */
async function sendCached({ place, type, modifiedAt }: CachedFile, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  reply.headers({ 'content-type': type, 'content-security-policy': "default-src 'none'; sandbox" })
  if ('file' in place) return sendFile(place.file, request, reply)
  const etag = `W/"${place.bytes.length.toString(16)}-${modifiedAt.getTime().toString(16)}"`
  reply.headers({ etag, 'last-modified': modifiedAt.toUTCString(), 'cache-control': immutable })
  void (matchesEtag(request, etag) ? reply.code(304).send() : reply.send(place.bytes))
  return true
}

/** Sends a file from disk, with support for ranges (film players need them) and conditional requests. */
async function sendFile(file: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const settings = {
    root: path.dirname(file),
    cacheControl: false,
    contentType: false,
    index: false,
    acceptRanges: !endsBeforeItBegins(request),
  } as const
  const { type, statusCode, headers, stream } = await send(request.raw, path.basename(file), settings)
  stream.on('error', ignore)
  if (type === 'file') {
    void reply
      .code(statusCode)
      .headers({ ...headers, 'cache-control': immutable })
      .send(stream)
    return true
  }
  stream.destroy()
  if (statusCode === 404) return false
  if (headers['Content-Range'] !== undefined) reply.header('content-range', headers['Content-Range'])
  const message = statusCode === 416 ? 'This file ends before.' : 'This file is not the one that was asked for.'
  reply.code(statusCode).headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': notCacheable })
  void reply.send({ message, code: 'validation' })
  return true
}

/** True if a range ends before it begins; it is then ignored (RFC 9110, 14.1.1). */
function endsBeforeItBegins({ headers: { range = '' } }: FastifyRequest) {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
  return Number(first) > Number(last)
}
