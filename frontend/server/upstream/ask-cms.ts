import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import type { Bulkhead } from './bulkheads.ts'

export interface CmsRequest {
  path: string
  method: string
  headers: Record<string, string | string[]>
  body: Buffer | Readable | null
}

/** An answer of the cms. The body is a stream if it is long. */
export interface CmsAnswer {
  status: number
  headers: Dispatcher.ResponseData['headers']
  body: Buffer | Readable
}

/** No answer. `away`: the cms cannot be reached or broke off. `busy`: too many requests are running. */
export interface CmsFailure {
  failed: 'unreachable' | 'busy'
}

/** Longest wait for a slot. */
const turnLimitMs = 10_000
/** Longest pause between two parts of an answer; the cms is close by. */
const pauseLimitMs = 10_000
/** Answers up to this length are read whole, which frees the connection to the cms even if the client reads slowly. */
const bufferedBytes = 64 * 1024

/** Sends a request to the cms within the limits of its bulkhead. Every stream here has an error listener for its whole life. */
export async function askCms(bulkhead: Bulkhead, asked: CmsRequest, signal: AbortSignal): Promise<CmsAnswer | CmsFailure> {
  const limit = new AbortController()
  const timer = bulkhead.wholeLimitMs === undefined ? undefined : setTimeout(() => limit.abort(), bulkhead.wholeLimitMs)
  const slot = await bulkhead.working.take(signal, turnLimitMs)
  try {
    if (slot === undefined) return { failed: 'busy' }
    return await answerOf(bulkhead, asked, signal, limit.signal)
  } catch {
    return { failed: 'unreachable' }
  } finally {
    clearTimeout(timer)
    slot?.()
  }
}

async function answerOf(
  bulkhead: Bulkhead,
  { body, ...asked }: CmsRequest,
  gone: AbortSignal,
  tooLate: AbortSignal,
): Promise<CmsAnswer | CmsFailure> {
  const {
    statusCode: status,
    headers,
    body: answer,
  } = await bulkhead.cms.request({
    ...asked,
    body,
    headersTimeout: bulkhead.answerLimitMs,
    bodyTimeout: pauseLimitMs,
    signal: AbortSignal.any([gone, tooLate]),
  })
  answer.on('error', ignore)
  const { parts, isWhole } = await beginningOf(answer)
  if (isWhole) return { status, headers, body: Buffer.concat(parts) }
  const slot = bulkhead.streaming.takeNow()
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
  // If the client left while the beginning was read, its abort event has already fired
  if (gone.aborted) leave()
  return { status, headers, body: rest }
}

/** An error listener that does nothing: readers of a stream notice its end in other ways, and an error without a listener would end the process. */
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
