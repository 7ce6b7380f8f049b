import { UpstreamFailure, type FailureReason } from './failure'
import { readCapped } from './read-capped'
import { retryAfterMs } from './retry-after'

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
