import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { answerSchemaOf } from '@artha/contract/endpoints'
import { errorAnswer, errorStatus, type ErrorAnswer } from '@artha/contract/errors'
import { redactedPath } from '@artha/contract/redact'
import { cleanRichText } from '../../src/api/rich-text.ts'
import { cleanHtml } from './clean-html.ts'
import type { CmsReply } from '../upstream/cms-connection.ts'
import { EncodedBody } from '../respond/encoded-body.ts'
import { withoutBadRows } from './omitted-rows.ts'

/** An answer of the cms that is safe to send to readers: a checked and cleaned 200, or an error as the cms sent it. */
export interface Answer {
  status: number
  value: unknown
  body: EncodedBody
  /** The headers of the cms that are passed on: see `passedHeaders`. */
  headers: Readonly<Record<string, string>>
  /** A hash of status, headers and body; it changes whenever something that readers can see changes. */
  version: string
  /** One message for each row that violates the contract and was removed from the list. */
  omitted: readonly string[]
}

/** Total and page links of a list; version of a single entry. */
const passedHeaders = ['x-total-count', 'link', 'etag', 'last-modified']

export class UnexpectedAnswer extends Error {}

/** Returns the version of a reply before it is parsed, so that an unchanged reply need not be parsed again. */
export function versionOf({ status, headers, body }: CmsReply) {
  const hash = createHash('sha256').update(String(status))
  for (const name of passedHeaders) hash.update(`\n${String(headers[name])}`)
  return hash.update('\n').update(body).digest('base64url').slice(0, 16)
}

/**
 * True if the cms works but reports that it cannot give this one answer: a faulty article, or a search that takes too long. Other 503 answers with this code, such as those of a
 * cms without its database, have a Retry-After header.
 */
export function isAnswerUnavailable({ status, headers, body }: CmsReply): boolean {
  if (status !== errorStatus.unavailable || headers['retry-after'] !== undefined) return false
  const said = errorAnswer.safeParse(parse(body))
  return said.success && said.data.code === 'unavailable'
}

/** Returns the seconds to wait if the cms itself refuses a client that asks too often; undefined for any other answer, and for a proxy's 429. */
export function retryAfterSeconds({ status, headers, body }: CmsReply): number | undefined {
  if (status !== errorStatus['too-many-requests']) return undefined
  const said = errorAnswer.safeParse(parse(body))
  if (!said.success || said.data.code !== 'too-many-requests') return undefined
  return Math.max(1, Number(headers['retry-after']) || 1)
}

/**
 * Validates a reply against the contract and cleans its HTML. Removes invalid rows from a list; throws UnexpectedAnswer if the rest is
 * still invalid.
 */
export function parseAnswer(key: string, reply: CmsReply): Answer {
  const version = versionOf(reply)
  const headers = Object.fromEntries(passedHeaders.flatMap((name) => (typeof reply.headers[name] === 'string' ? [[name, reply.headers[name]]] : [])))
  const { value, omitted } = reply.status === 200 ? checked(key, reply.body) : { value: refusalOf(reply), omitted: [] }
  return { status: reply.status, value, body: new EncodedBody(Buffer.from(JSON.stringify(value))), headers, version, omitted }
}

function checked(key: string, body: Buffer) {
  const schema = answerSchemaOf(key) ?? z.never()
  const parsed = parse(body)
  const whole = z.safeParse(schema, parsed)
  if (whole.success) return { value: cleanRichText(schema, whole.data, cleanHtml), omitted: [] }
  const sifted = withoutBadRows(key, parsed, whole.error.issues)
  const rest = z.safeParse(schema, sifted?.value)
  if (sifted === undefined || !rest.success) throw new UnexpectedAnswer(`${redactedPath(key)}: ${z.prettifyError(whole.error)}`)
  return { value: cleanRichText(schema, rest.data, cleanHtml), omitted: sifted.omitted }
}

/** Statuses with which Node itself refuses a request that it cannot read, before our code runs. */
const refusedByNode = [400, 414, 431]

/**
 * Returns the error that the cms sent, or a general one if Node refused the request. Throws UnexpectedAnswer for anything else: then
 * another server answered in place of the cms.
 */
function refusalOf({ status, body }: CmsReply): ErrorAnswer {
  const said = errorAnswer.safeParse(parse(body))
  if (status >= 400 && said.success) return said.data
  if (refusedByNode.includes(status)) return { message: 'This request was refused.', code: 'validation' }
  throw new UnexpectedAnswer(`A read was answered with ${status}`)
}

/** Returns undefined if the body is not JSON; no schema accepts undefined. */
function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
