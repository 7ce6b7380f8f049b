import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Site } from '../../src/app/head.ts'
import { taxCalendarFeedPath } from '../../src/lib/paths.ts'
import { cacheable } from '../respond/cache-control.ts'
import type { DataCache } from '../cache/data-cache.ts'
import { EncodedBody } from '../respond/encoded-body.ts'
import { pathWithoutQuery } from '../watch/log.ts'
import { sendBody, type Sendable } from '../respond/send-body.ts'
import { sendUnreachable } from '../respond/send-error.ts'
import type { SitePages } from '../site-pages.ts'
import { AnswerReader, Unreachable } from './answer-reader.ts'
import { documentAt, type Draft } from './documents.ts'
import { indexablePaths } from './sitemap.ts'

export interface DiscoverySettings {
  /** A separate cache, so that a crawler in the archive does not evict what readers read. */
  cache: DataCache
  site: Site
  /** Contact for security reports. */
  securityContact: string
  pages: () => SitePages | Promise<SitePages>
}

interface CachedDocument extends Sendable {
  versions: string
}

const documentCacheBytes = 4 * 1024 * 1024

/** Serves what programs read: sitemaps, feeds, robots.txt, the web manifest, the tax calendar. */
export async function discoveryRoutes(server: FastifyInstance, { cache, site, securityContact, pages }: DiscoverySettings) {
  const documents = new LRUCache<string, CachedDocument>({ maxSize: documentCacheBytes, sizeCalculation: ({ body }) => body.bytes + 500 })

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathWithoutQuery(request.url)
    const reader = new AnswerReader(cache)
    const known = await pages()
    try {
      const draft = await documentAt(path, { site, securityContact, now: new Date(), pagePaths: indexablePaths(known, site) }, reader)
      if (draft === undefined) return reply.callNotFound()
      const versions = `${reader.versions}${draft.variant ?? ''}`
      const before = documents.get(path)
      const document = before?.versions === versions ? before : documentOf(draft, versions)
      documents.set(path, document)
      return await sendBody(request, reply, document, reader.ageMs)
    } catch (error) {
      if (error instanceof Unreachable) return sendUnreachable(reply)
      throw error
    }
  }
  const paths = [
    '/robots.txt',
    '/.well-known/security.txt',
    '/site.webmanifest',
    '/rss.xml',
    '/rss/:file',
    '/sitemap.xml',
    '/sitemap/:file',
    taxCalendarFeedPath,
  ]
  for (const path of paths) server.get(path, answer)
}

function documentOf({ type, write }: Draft, versions: string): CachedDocument {
  const text = write()
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`
  const headers = { 'content-type': type, 'cache-control': cacheable, vary: 'Accept-Encoding', etag }
  return { versions, status: 200, body: new EncodedBody(Buffer.from(text)), headers }
}
