import * as z from 'zod/mini'
import { calls, type AnswerOf, type ArgumentsOf, type CallName, type ListName, type ReadName, type WriteName } from '@artha/contract/calls'
import { errorAnswer } from '@artha/contract/errors'
import { retryTime } from '../lib/when-to-retry.ts'
import { ApiError, type ApiErrorKind } from './api-error.ts'
import { boardUpdatesPath } from './board-updates-path.ts'
import { filledPath, type RequestParams } from './key-of.ts'
import { nameOfKey } from './name-of-key.ts'
import { cleanRichText, holdsRichText } from './rich-text.ts'
import { currentToken, endSession } from './session.ts'

export interface CallOptions {
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** Used instead of the signed-in user's token. */
  token?: string
}

type Sent = RequestParams & CallOptions

/** A page of a list. `total` is the cms's count, such as "52" or "1000+". */
export interface ListPage<Item> {
  items: Item[]
  total: string
}

const requestLimitMs = 15_000

const kindOfStatus = (status: number): ApiErrorKind => (status === 404 ? 'not-found' : status >= 500 ? 'server' : 'refused')

/**
 * Sends a read by the name of its endpoint in the contract. API requests other than uploads pass through this file: answers are validated by
 * their schema, and HTML in reads is sanitised. Throws ApiError.
 */
export const call = <Name extends Exclude<CallName, WriteName>>(name: Name, ...[asked]: ArgumentsOf<Name, CallOptions>) => callAny(name, asked)

/** Sends a write. Only `useWrite` and `late-writes.ts` use it; everything else writes with the hook. */
export const sendWrite = <Name extends WriteName>(name: Name, ...[asked]: ArgumentsOf<Name, CallOptions>) => callAny(name, asked)

const callAny = async <Name extends CallName>(name: Name, asked: Sent = {}) =>
  (await exchange(name, filledPath(calls[name].path, asked), asked)).answer

/** Reads a key that was made with the same name. */
export const readKey = async <Name extends ReadName>(name: Name, key: string) => (await exchange(name, key)).answer

/** Reads any key. Throws if the key is of no known read. */
export function readAnyKey(key: string): Promise<unknown> {
  const name = nameOfKey(key)
  if (name === undefined) throw new Error(`There is no read for the key ${key}`)
  return readKey(name, key)
}

/** Reads one page of a list by a key that was made with the same name. */
export async function readListKey<Name extends ListName & ReadName>(name: Name, key: string): Promise<ListPage<AnswerOf<Name>[number]>> {
  const { answer, headers } = await exchange(name, key)
  return { items: answer, total: headers.get('x-total-count') ?? String(answer.length) }
}

const boardUpdates = z.record(z.string(), z.nullable(z.record(z.string(), z.string())))

/** Reads the changed texts of the calculator board and tiles from the site's own server. */
export async function readBoardUpdates() {
  const body = await readJson(await fetched(boardUpdatesPath, { headers: { accept: 'application/json' } }))
  const answer = z.safeParse(boardUpdates, body)
  if (!answer.success) throw new ApiError({ kind: 'unexpected-answer', message: 'The answer could not be understood.' })
  return answer.data
}

async function exchange<Name extends CallName>(name: Name, path: string, options: Sent = {}) {
  const token = tokenFor(name, options)
  return answerOf(name, await send(name, path, options, token), token)
}

/** Parses and validates a response; `token` is the token that was sent. Throws ApiError. */
export async function answerOf<Name extends CallName>(name: Name, response: Response, token: string | null) {
  const body = await readJson(response)
  if (response.status === 401 && token !== null) checkExpiredToken(name, token)
  if (!response.ok) throw refusal(response, body)
  const schema: z.core.$ZodType = calls[name].answer
  const answer = z.safeParse(schema, body)
  if (!answer.success) {
    throw new ApiError({ kind: 'unexpected-answer', status: response.status, message: 'The answer could not be understood.' })
  }
  const cleaned = calls[name].method === 'GET' && holdsRichText(schema) ? await clean(schema, answer.data) : answer.data
  // The schema is the one in the table for this call, so the cast is safe
  return { answer: cleaned as AnswerOf<Name>, headers: response.headers }
}

async function clean(schema: z.core.$ZodType, answer: unknown) {
  const { sanitiseHtml } = await import('./sanitise-html.ts')
  return cleanRichText(schema, answer, sanitiseHtml)
}

/** Returns the token to send. Public reads are sent without one: their answer is the same for everyone and can be cached. */
function tokenFor(name: CallName, { token }: CallOptions) {
  if (token !== undefined) return token
  const { method, access } = calls[name]
  return method === 'GET' && access === 'public' ? null : currentToken()
}

/** After a 401, checks the token with `me` before ending the session, since a single endpoint does not decide that. */
function checkExpiredToken(name: CallName, token: string) {
  if (name !== 'me') void call('me').catch(() => undefined)
  else if (currentToken() === token) endSession('server')
}

function send(name: CallName, path: string, { body, headers, signal }: Sent, token: string | null) {
  return fetched(path, {
    method: calls[name].method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
}

async function fetched(path: string, { signal, ...request }: RequestInit) {
  const limit = AbortSignal.timeout(requestLimitMs)
  try {
    return await fetch(path, { ...request, signal: signal ? AbortSignal.any([signal, limit]) : limit })
  } catch {
    if (limit.aborted) throw new ApiError({ kind: 'timeout', message: 'The server took too long to answer.' })
    throw new ApiError({ kind: 'network', message: 'The server could not be reached.' })
  }
}

/** Returns undefined if the body is not JSON; the schema or the status then gives the error. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function refusal({ status, headers }: Response, body: unknown) {
  const answer = errorAnswer.safeParse(body)
  const { message, code, fields } = answer.success ? answer.data : { message: `The server answered ${status}.`, code: undefined, fields: undefined }
  const retryAfter = Number(headers.get('retry-after'))
  const retryAt = retryTime(status, retryAfter > 0 ? retryAfter : undefined, new Date())?.toISOString()
  return new ApiError({ kind: kindOfStatus(status), status, code, message, fields, retryAt })
}
