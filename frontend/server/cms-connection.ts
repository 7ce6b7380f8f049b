import { Pool, type Dispatcher } from 'undici'
import { currentRequest } from './current-request.ts'
import type { ProxySlip } from './proxy-count.ts'

/** What the cms answered to a read, as it came. */
export interface CmsReply {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

/** Connections to the cms by what they are for: what fills the ones leaves the others free. */
export interface CmsPools {
  /** Reads for pages and for the caches. */
  reads: Pool
  /** Whatever else browsers ask of the cms. */
  calls: Pool
  uploads: Pool
  /** Pictures and films. */
  media: Pool
}

export const connectionsFor = { reads: 32, calls: 64, uploads: 16, media: 40 } as const satisfies Record<keyof CmsPools, number>

/** So long the cms may take before a read counts as failed; readers stop waiting for it much earlier. */
const readLimitMs = 10_000
/** An answer larger than this is none of the documented reads. */
const largestAnswerBytes = 32 * 1024 * 1024

/** Connections that are kept open. Paths are sent as they are: `fetch` would resolve "/admin/upload/.." to another endpoint. */
export function openCmsPools(cmsUrl: string): CmsPools {
  const open = (use: keyof CmsPools) => new Pool(cmsUrl, { connections: connectionsFor[use], pipelining: 1, connect: { timeout: 2_000 } })
  return { reads: open('reads'), calls: open('calls'), uploads: open('uploads'), media: open('media') }
}

export const closeCmsPools = (pools: CmsPools) => Promise.all(Object.values<Pool>({ ...pools }).map((pool) => pool.close()))

export const destroyCmsPools = (pools: CmsPools) => Promise.all(Object.values<Pool>({ ...pools }).map((pool) => pool.destroy()))

/** What the site says of itself with each read. */
interface OfSite {
  internalKey?: string | undefined
  /** For the status page of the Studio. */
  proxies?: ProxySlip | 'as-promised'
}

function ownHeaders({ internalKey, proxies }: OfSite) {
  const request = currentRequest()
  return {
    ...(request !== undefined && { 'x-request-id': request.id }),
    ...(internalKey !== undefined && { 'x-artha-internal-key': internalKey }),
    ...(proxies !== undefined && { 'x-artha-proxies': proxies }),
  }
}

/** Reads a public path of the cms without a visitor's credentials; with its own the site is believed which request it is for. */
export async function readFromCms(reads: Dispatcher, path: string, ofSite: OfSite = {}): Promise<CmsReply> {
  const reply = await reads.request({
    method: 'GET',
    path,
    headers: { accept: 'application/json', ...ownHeaders(ofSite) },
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
