import * as z from 'zod/mini'
import { accessOf, answerSchemaOf } from '@artha/contract/endpoints'
import { errorAnswer } from '@artha/contract/errors'
import { ApiError, type ApiErrorKind } from './api-error.ts'
import { cleanRichText, holdsRichText } from './rich-text.ts'
import { currentToken, endSession } from './session.ts'

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  json?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Asked with this token instead of the one that is signed in. */
  token?: string
}

/** A page of a list; `total` as the cms counts it, as in "52" or "1000+". */
export interface ListPage<T> {
  items: T[]
  total: string
}

const requestLimitMs = 15_000

const mePath = '/auth/me'

const kindOfStatus = (status: number): ApiErrorKind =>
  status === 404 ? 'not-found' : status >= 500 ? 'server' : 'refused'

/**
 * The only fetch of the browser. Answers are checked by the contract where it knows them, and the HTML of reads is cleaned;
 * every failure is an ApiError.
 */
export const request = async <T>(path: string, options: RequestOptions = {}) => (await exchange(path, options)).answer as T

export async function requestList<T>(path: string): Promise<ListPage<T>> {
  const { answer, headers } = await exchange(path, {})
  const items = answer as T[]
  return { items, total: headers.get('x-total-count') ?? String(items.length) }
}

async function exchange(path: string, options: RequestOptions) {
  const token = tokenFor(path, options)
  return answerOf(await send(path, options, token), path, options.method, token)
}

/** What a response says, checked; `token` is what it was asked with. */
export async function answerOf(response: Response, path: string, method: RequestOptions['method'], token: string | null) {
  const body = await readJson(response)
  if (response.status === 401 && token !== null) answerExpiry(path, token)
  if (!response.ok) throw refusal(response, body)
  const { headers } = response
  const schema = answerSchemaOf(path, method)
  if (schema === undefined) return { answer: body, headers }
  const answer = z.safeParse(schema, body)
  if (!answer.success) {
    throw new ApiError({ kind: 'unexpected-answer', status: response.status, message: 'The answer could not be understood.' })
  }
  if ((method ?? 'GET') !== 'GET' || !holdsRichText(path)) return { answer: answer.data, headers }
  const { sanitiseHtml } = await import('./sanitise-html.ts')
  return { answer: cleanRichText(path, answer.data, sanitiseHtml), headers }
}

/** Public reads go without: they are the same for everybody, and may come from a cache. */
function tokenFor(path: string, { method = 'GET', token }: RequestOptions) {
  if (token !== undefined) return token
  const isPublicRead = method === 'GET' && (accessOf(path) ?? 'public') === 'public'
  return isPublicRead ? null : currentToken()
}

/** Who the token belongs to is asked once more before the session is given up: a single endpoint does not decide that. */
function answerExpiry(path: string, token: string) {
  if (path !== mePath) void request(mePath).catch(() => undefined)
  else if (currentToken() === token) endSession()
}

async function send(path: string, { method = 'GET', json, headers, signal }: RequestOptions, token: string | null) {
  const limit = AbortSignal.timeout(requestLimitMs)
  try {
    return await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
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
  const { message, code, fields } = answer.success
    ? answer.data
    : { message: `The server answered ${status}.`, code: undefined, fields: undefined }
  const retryAfter = Number(headers.get('retry-after'))
  return new ApiError({ kind: kindOfStatus(status), status, code, message, fields, retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined })
}
