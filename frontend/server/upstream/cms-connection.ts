import { Pool, type Dispatcher } from 'undici'
import { currentRequest } from '../watch/current-request.ts'
import type { ProxyMismatch } from '../edge/proxy-count.ts'

/** The answer of the cms to a read, unchanged. */
export interface CmsReply {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

/** Connections to the cms by purpose: when one pool is full, the others still work. */
export interface CmsPools {
  /** Reads for pages and for the caches. */
  reads: Pool
  /** All other requests of browsers. */
  calls: Pool
  uploads: Pool
  /** Pictures and films. */
  media: Pool
}

export const connectionsFor = { reads: 32, calls: 64, uploads: 16, media: 40 } as const satisfies Record<keyof CmsPools, number>

/** A read fails after this time. Readers stop waiting for it much earlier. */
const readLimitMs = 10_000
/** No documented read has a larger answer. */
const largestAnswerBytes = 32 * 1024 * 1024

/** Opens the pools of connections. Paths are sent unchanged: `fetch` would resolve "/admin/upload/.." to another endpoint. */
export function openCmsPools(cmsUrl: string): CmsPools {
  const open = (use: keyof CmsPools) => new Pool(cmsUrl, { connections: connectionsFor[use], pipelining: 1, connect: { timeout: 2_000 } })
  return { reads: open('reads'), calls: open('calls'), uploads: open('uploads'), media: open('media') }
}

export const closeCmsPools = (pools: CmsPools) => Promise.all(Object.values<Pool>({ ...pools }).map((pool) => pool.close()))

export const destroyCmsPools = (pools: CmsPools) => Promise.all(Object.values<Pool>({ ...pools }).map((pool) => pool.destroy()))

/** Sent to the cms with each read. */
interface SiteInfo {
  internalKey?: string | undefined
  /** Shown on the status page of the Studio. */
  proxies?: ProxyMismatch | 'as-promised'
}

function ownHeaders({ internalKey, proxies }: SiteInfo) {
  const request = currentRequest()
  return {
    // The cms limits searches by client: without the address, all readers of the site would share one limit
    ...(request !== undefined && { 'x-request-id': request.id, 'x-artha-client-address': request.clientAddress }),
    ...(internalKey !== undefined && { 'x-artha-internal-key': internalKey }),
    ...(proxies !== undefined && { 'x-artha-proxies': proxies }),
  }
}

/**
 * Reads a public path of the cms, without a visitor's credentials. The internal key proves that the read comes from the site, so the cms
 * trusts its request id and the client's address. Throws after 10 s, or if the answer is over 32 MiB.
 */
export async function readFromCms(reads: Dispatcher, path: string, siteInfo: SiteInfo = {}): Promise<CmsReply> {
  const reply = await reads.request({
    method: 'GET',
    path,
    headers: { accept: 'application/json', ...ownHeaders(siteInfo) },
    signal: AbortSignal.timeout(readLimitMs),
  })
  const parts: Buffer[] = []
  let bytes = 0
  const chunks: AsyncIterable<Buffer> = reply.body
  for await (const part of chunks) {
    bytes += part.length
    if (bytes > largestAnswerBytes) throw new Error('The answer of the cms is too large')
    parts.push(part)
  }
  return { status: reply.statusCode, headers: reply.headers, body: Buffer.concat(parts, bytes) }
}
