import { UpstreamFailure, type FailureReason } from './failure'

/** The longest wait, even if a service asks for more: its clock or header may be wrong. */
const longestMs = 24 * 60 * 60_000

/** Parses Retry-After, in seconds or as an HTTP date, to milliseconds; undefined if it cannot be read. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  const text = header?.trim() ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime()
  return ms > 0 ? Math.min(ms, longestMs) : undefined
}

/** The longest documented answer, a series of a hundred spans, is about 20 KB. */
const mostBytes = 512 * 1024

/** Reads a body to its end; throws if it is longer than any real answer, counted after decompression. */
async function readCapped(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop cancels the stream, and the connection with it.
  const chunks: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? []
  for await (const part of chunks) {
    bytes += part.byteLength
    if (bytes > mostBytes) throw new UpstreamFailure('too-large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function reasonOf(status: number): FailureReason | undefined {
  if (status === 200) return undefined
  if (status === 401 || status === 403) return 'refused'
  if (status === 429) return 'limited'
  return status >= 500 ? 'server-error' : 'unexpected-status'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UpstreamFailure('malformed')
  }
}

async function answerOf(url: string, signal: AbortSignal): Promise<string> {
  // A redirect would send the key in the address to another host, so it counts as an unexpected status.
  const response = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'application/json' } })
  const reason = reasonOf(response.status)
  if (reason === undefined) return readCapped(response)
  await response.body?.cancel()
  throw new UpstreamFailure(reason, retryAfterMs(response.headers.get('retry-after'), new Date()))
}

/** Sends one request. Every failure becomes a reason, because the message of fetch could contain the address. */
export async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  let text: string
  try {
    text = await answerOf(url, signal)
  } catch (error) {
    throw error instanceof UpstreamFailure ? error : new UpstreamFailure('unreachable')
  }
  return parsed(text)
}
