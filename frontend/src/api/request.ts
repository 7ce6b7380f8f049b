import * as z from 'zod/mini'
import { answerSchemaOf } from '@artha/contract/endpoints'
import { errorAnswer } from '@artha/contract/errors'
import { ApiError, type ApiErrorKind } from './api-error.ts'
import { cleanRichText, holdsRichText } from './rich-text.ts'

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  json?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

const requestLimitMs = 15_000

const kindOfStatus = (status: number): ApiErrorKind =>
  status === 404 ? 'not-found' : status >= 500 ? 'server' : 'refused'

/**
 * The only fetch of the browser. Answers to reads are checked by the contract and their HTML is cleaned; every failure is
 * an ApiError.
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const response = await send(path, options)
  const body = await readJson(response)
  if (!response.ok) throw refusal(response.status, body)
  const schema = (options.method ?? 'GET') === 'GET' ? answerSchemaOf(path) : undefined
  if (schema === undefined) return body as T
  const answer = z.safeParse<z.ZodMiniType>(schema, body)
  if (!answer.success) {
    throw new ApiError({ kind: 'unexpected-answer', status: response.status, message: 'The answer could not be understood.' })
  }
  if (!holdsRichText(path)) return answer.data as T
  const { sanitiseHtml } = await import('./sanitise-html.ts')
  return cleanRichText(path, answer.data, sanitiseHtml) as T
}

async function send(path: string, { method = 'GET', json, headers, signal }: RequestOptions) {
  const limit = AbortSignal.timeout(requestLimitMs)
  try {
    return await fetch(path, {
      method,
      headers: { accept: 'application/json', ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
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

function refusal(status: number, body: unknown) {
  const answer = errorAnswer.safeParse(body)
  const { message, code } = answer.success ? answer.data : { message: `The server answered ${status}.`, code: undefined }
  return new ApiError({ kind: kindOfStatus(status), status, code, message })
}
