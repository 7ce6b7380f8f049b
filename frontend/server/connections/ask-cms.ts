import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import type { Lane } from './lanes.ts'

export interface Asked {
  path: string
  method: string
  headers: Record<string, string | string[]>
  body: Buffer | Readable | null
}

/** An answer of the cms: all of it, or a stream where it is long. */
export interface Relayed {
  status: number
  headers: Dispatcher.ResponseData['headers']
  body: Buffer | Readable
}

/** There is no answer: the cms cannot be reached, has broken off, or has too many requests under way. */
export interface Unanswered {
  failed: 'away' | 'busy'
}

/** How long a request waits for a slot. */
const turnLimitMs = 10_000
/** The cms is near; between two parts of an answer it does not rest longer. */
const pauseLimitMs = 10_000
/** An answer up to this length is taken whole, which frees its connection however slowly it is read. */
const bufferedBytes = 64 * 1024

/** Asks the cms something by a lane. Every stream in here has its errors heard from its first moment to its last. */
export async function askCms(lane: Lane, asked: Asked, signal: AbortSignal): Promise<Relayed | Unanswered> {
  const limit = new AbortController()
  const timer = lane.wholeLimitMs === undefined ? undefined : setTimeout(() => limit.abort(), lane.wholeLimitMs)
  const slot = await lane.working.take(signal, turnLimitMs)
  try {
    if (slot === undefined) return { failed: 'busy' }
    return await answerOf(lane, asked, signal, limit.signal)
  } catch {
    return { failed: 'away' }
  } finally {
    clearTimeout(timer)
    slot?.()
  }
}

async function answerOf(lane: Lane, { body, ...asked }: Asked, gone: AbortSignal, tooLate: AbortSignal): Promise<Relayed | Unanswered> {
  const {
    statusCode: status,
    headers,
    body: answer,
  } = await lane.cms.request({
    ...asked,
    body,
    headersTimeout: lane.answerLimitMs,
    bodyTimeout: pauseLimitMs,
    signal: AbortSignal.any([gone, tooLate]),
  })
  answer.on('error', ignore)
  const { parts, isWhole } = await beginningOf(answer)
  if (isWhole) return { status, headers, body: Buffer.concat(parts) }
  const slot = lane.streaming.takeNow()
  if (slot === undefined) {
    answer.destroy()
    return { failed: 'busy' }
  }
  const rest = Readable.from(joined(parts, answer), { objectMode: false }).on('error', ignore)
  const leave = () => void rest.destroy()
  gone.addEventListener('abort', leave)
  rest.once('close', () => {
    gone.removeEventListener('abort', leave)
    slot()
    answer.destroy()
  })
  // Who went while the beginning was read will never close it
  if (gone.aborted) leave()
  return { status, headers, body: rest }
}

/** Readers of a stream learn of its end in other ways too; an error without a listener would end the process. */
export const ignore = () => undefined

async function beginningOf(answer: Readable) {
  const parts: Buffer[] = []
  let bytes = 0
  const chunks: AsyncIterable<Buffer> = answer.iterator({ destroyOnReturn: false })
  for await (const part of chunks) {
    parts.push(part)
    bytes += part.length
    if (bytes > bufferedBytes) return { parts, isWhole: false }
  }
  return { parts, isWhole: true }
}

async function* joined(parts: readonly Buffer[], answer: AsyncIterable<Buffer>) {
  yield* parts
  yield* answer
}
