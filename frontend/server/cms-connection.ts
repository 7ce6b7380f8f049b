import { Pool } from 'undici'

/** What the cms answered to a read, as it came. */
export interface CmsReply {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

/** So long the cms may take before a read counts as failed; readers stop waiting for it much earlier. */
const readLimitMs = 10_000
/** An answer larger than this is none of the documented reads. */
const largestAnswerBytes = 32 * 1024 * 1024

/** Connections to the cms, kept open. The path is sent as it is: `fetch` would resolve "/admin/upload/.." to another endpoint. */
export const openCmsPool = (cmsUrl: string) => new Pool(cmsUrl, { connections: 64, pipelining: 1, connect: { timeout: 2_000 } })

/** Reads a public path of the cms without anybody's credentials. */
export async function readFromCms(pool: Pool, path: string): Promise<CmsReply> {
  const reply = await pool.request({
    method: 'GET',
    path,
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(readLimitMs),
  })
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of reply.body as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > largestAnswerBytes) throw new Error('The answer of the cms is too large')
    parts.push(part)
  }
  return { status: reply.statusCode, headers: reply.headers, body: Buffer.concat(parts, bytes) }
}
