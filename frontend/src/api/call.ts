import * as z from 'zod/mini'
import { calls, type AnswerOf, type ArgumentsOf, type CallName, type ListName, type ReadName, type WriteName } from '@artha/contract/calls'
import { errorAnswer } from '@artha/contract/errors'
import { retryMoment } from '../lib/when-to-retry.ts'
import { ApiError, type ApiErrorKind } from './api-error.ts'
import { changedWordsPath } from './changed-words-path.ts'
import { filledPath, type Asked } from './key-of.ts'
import { nameOfKey } from './name-of-key.ts'
import { cleanRichText, holdsRichText } from './rich-text.ts'
import { currentToken, endSession } from './session.ts'

export interface CallOptions {
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** Asked with this token instead of the one that is signed in. */
  token?: string
}

type Sent = Asked & CallOptions

/** A page of a list; `total` as the cms counts it, as in "52" or "1000+". */
export interface ListPage<Item> {
  items: Item[]
  total: string
}

const requestLimitMs = 15_000

const kindOfStatus = (status: number): ApiErrorKind => (status === 404 ? 'not-found' : status >= 500 ? 'server' : 'refused')

/**
 * Reads by the name of an endpoint in the contract, which says what is asked and what is answered. The only fetch of the
 * browser: answers are checked by their schema, and the HTML of reads is cleaned; every failure is an ApiError.
 */
export const call = <Name extends Exclude<CallName, WriteName>>(name: Name, ...[asked]: ArgumentsOf<Name, CallOptions>) => callAny(name, asked)

/** Sends a write, for `useWrite` and the two of `late-writes.ts` alone: everything else writes through the hook. */
export const sendWrite = <Name extends WriteName>(name: Name, ...[asked]: ArgumentsOf<Name, CallOptions>) => callAny(name, asked)

const callAny = async <Name extends CallName>(name: Name, asked: Sent = {}) =>
  (await exchange(name, filledPath(calls[name].path, asked), asked)).answer

/** What stands under a key made with the same name. */
export const readAt = async <Name extends ReadName>(name: Name, key: string) => (await exchange(name, key)).answer

/** What stands under a key, whichever read it was made for. */
export function readAnyAt(key: string): Promise<unknown> {
  const name = nameOfKey(key)
  if (name === undefined) throw new Error(`There is no read for the key ${key}`)
  return readAt(name, key)
}

/** One page of the list that stands under a key made with the same name. */
export async function readListAt<Name extends ListName & ReadName>(name: Name, key: string): Promise<ListPage<AnswerOf<Name>[number]>> {
  const { answer, headers } = await exchange(name, key)
  return { items: answer, total: headers.get('x-total-count') ?? String(answer.length) }
}

const changedWords = z.record(z.string(), z.nullable(z.record(z.string(), z.string())))

/** What of the words of board and tiles has changed, from this site's own server. */
export async function readChangedWords() {
  const body = await readJson(await fetched(changedWordsPath, { headers: { accept: 'application/json' } }))
  const answer = z.safeParse(changedWords, body)
  if (!answer.success) throw new ApiError({ kind: 'unexpected-answer', message: 'The answer could not be understood.' })
  return answer.data
}

async function exchange<Name extends CallName>(name: Name, path: string, options: Sent = {}) {
  const token = tokenFor(name, options)
  return answerOf(name, await send(name, path, options, token), token)
}

/** What a response says, checked; `token` is what it was asked with. */
export async function answerOf<Name extends CallName>(name: Name, response: Response, token: string | null) {
  const body = await readJson(response)
  if (response.status === 401 && token !== null) answerExpiry(name, token)
  if (!response.ok) throw refusal(response, body)
  const schema: z.core.$ZodType = calls[name].answer
  const answer = z.safeParse(schema, body)
  if (!answer.success) {
    throw new ApiError({ kind: 'unexpected-answer', status: response.status, message: 'The answer could not be understood.' })
  }
  const cleaned = calls[name].method === 'GET' && holdsRichText(schema) ? await clean(schema, answer.data) : answer.data
  // The schema is the one that the table names for this call, which is what its type says too
  return { answer: cleaned as AnswerOf<Name>, headers: response.headers }
}

async function clean(schema: z.core.$ZodType, answer: unknown) {
  const { sanitiseHtml } = await import('./sanitise-html.ts')
  return cleanRichText(schema, answer, sanitiseHtml)
}

/** Public reads are sent without a token: their answer is the same for all, and may come from a cache. */
function tokenFor(name: CallName, { token }: CallOptions) {
  if (token !== undefined) return token
  const { method, access } = calls[name]
  return method === 'GET' && access === 'public' ? null : currentToken()
}

/** The token's user is asked for once more before the session ends: a single endpoint does not decide that. */
function answerExpiry(name: CallName, token: string) {
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

/** A body that is no JSON is undefined: the schema, or the status, then says what is wrong. */
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
  const retryAt = retryMoment(status, retryAfter > 0 ? retryAfter : undefined, new Date())?.toISOString()
  return new ApiError({ kind: kindOfStatus(status), status, code, message, fields, retryAt })
}
