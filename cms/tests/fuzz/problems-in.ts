import { isDeepStrictEqual } from 'node:util'
import { documentedResponses } from '@artha/contract/documented-responses'
import { endpointNotes, type EndpointNotes } from '@artha/contract/endpoint-notes'
import { answerSchemaOf } from '@artha/contract/endpoints'
import { errorAnswer, errorStatus, type ErrorCode } from '@artha/contract/errors'
import { safeParse } from 'zod/mini'
import type { Operation } from './random-request'
import type { Received, Sent } from './wire'

/** Hashes, and words from drivers, stack traces and our folders. No answer may contain these. */
const neverSaid = /\$argon2|\$2[aby]\$|SQLITE_|\bup_users\b|accounts_sessions|node_modules|\bat \w+[\w.]* \(|\/dist\/src\//

/** Refusals that any address may give: of a file it does not accept, or of an invalid request. */
const anywhere: readonly ErrorCode[] = ['unsupported-media-type', 'validation']

/** Messages of the validation library. A refusal must use our own. */
const libraryWords = /Invalid (?:input|string|option)|Too (?:small|big)|expected (?:string|array|object|number|boolean)|Unrecognized key/

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function amissInRefusal({ name }: Operation, { status, text }: Received): string | undefined {
  const body = parsed(text)
  const refusal = safeParse(errorAnswer, body)
  if (!refusal.success) return 'The refusal is not one of ours'
  const { code, message, fields = {} } = refusal.data
  const foreign = [message, ...Object.values(fields)].find((words) => libraryWords.test(words))
  if (foreign !== undefined) return `Says “${foreign}”`
  if (errorStatus[code] !== status) return `The code ${code} came with ${status}`
  const { refusals } = documentedResponses(name)
  return refusals.includes(code) || anywhere.includes(code) ? undefined : `The refusal ${code} is not declared`
}

function amissInSuccess({ name, endpoint }: Operation, { path }: Sent, { status, headers, text }: Received): string | undefined {
  const expected = documentedResponses(name).status
  if (status !== expected) return `Answered ${status} instead of ${expected}`
  if (expected === 302) return headers.location?.startsWith('http://localhost:3000/') === true ? undefined : `Leads to ${String(headers.location)}`
  const { mediaType }: EndpointNotes = endpointNotes[name]
  if (headers['content-type']?.startsWith(mediaType ?? 'application/json') !== true) return `The answer is ${String(headers['content-type'])}`
  const schema = answerSchemaOf(path, endpoint.method)
  if (schema === undefined) return undefined
  const body = parsed(text)
  const result = safeParse(schema, body)
  if (!result.success) return `The answer does not fit: ${JSON.stringify(result.error.issues).slice(0, 500)}`
  return isDeepStrictEqual(result.data, body) ? undefined : 'The answer holds more than its schema names'
}

/** Returns the fault of an answer from any address: a server error, a limit, a secret. Returns undefined if there is none. */
export function problemsAnywhere({ status, text, headers }: Received, secrets: readonly string[]): string | undefined {
  if (status >= 500) return `Answered ${status}`
  if (status === 429) return 'Answered 429 although limits are raised'
  const all = `${text}\n${JSON.stringify(headers)}`
  if (neverSaid.test(all)) return `Says ${neverSaid.exec(all)?.[0] ?? ''}`
  return secrets.some((secret) => all.includes(secret)) ? 'Tells a secret' : undefined
}

/** Returns the fault of the answer to a request, else undefined. No answer may contain `secrets`. */
export function problemsIn(operation: Operation, sent: Sent, received: Received, secrets: readonly string[]): string | undefined {
  const { status } = received
  const amiss = problemsAnywhere(received, secrets)
  // A feature that is not configured may answer 503 if the contract declares that.
  const isUnset = status === 503 && documentedResponses(operation.name).refusals.includes('unavailable')
  if (amiss !== undefined && !isUnset) return amiss
  if (status === 304 && 'if-none-match' in sent.headers) return undefined
  return status >= 400 ? amissInRefusal(operation, received) : amissInSuccess(operation, sent, received)
}
