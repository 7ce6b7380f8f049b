import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { answerSchemaOf } from '@artha/contract/endpoints'
import { errorAnswer, errorStatus, type ErrorAnswer } from '@artha/contract/errors'
import { sayablePath } from '@artha/contract/sayable'
import { cleanRichText } from '../src/api/rich-text.ts'
import { cleanHtml } from './clean-html.ts'
import type { CmsReply } from './cms-connection.ts'
import { EncodedBody } from './encoded-body.ts'
import { withoutBadRows } from './left-out-rows.ts'

/** An answer of the cms that may be given to readers: a checked and cleaned 200, or a refusal as it came. */
export interface Answer {
  status: number
  value: unknown
  body: EncodedBody
  /** Headers of the cms that belong to the answer itself. */
  headers: Readonly<Record<string, string>>
  /** Differs whenever something that a reader can see differs. */
  version: string
  /** What was against the contract in a list and is left out of it. */
  leftOut: readonly string[]
}

/** Totals and neighbours of a page of a list; the version of one piece. */
const headersOfTheAnswer = ['x-total-count', 'link', 'etag', 'last-modified']

export class UnexpectedAnswer extends Error {}

/** The version that a reply will have, known before it is parsed: an unchanged reply need not be taken in again. */
export function versionOf({ status, headers, body }: CmsReply) {
  const hash = createHash('sha256').update(String(status))
  for (const name of headersOfTheAnswer) hash.update(`\n${String(headers[name])}`)
  return hash.update('\n').update(body).digest('base64url').slice(0, 16)
}

/**
 * Whether the cms is well and says of this one article or story that it cannot be given as it is. Nothing else that it
 * answers to a read has this code without saying when to try again: a cms without its database does.
 */
export function isUnanswerable({ status, headers, body }: CmsReply): boolean {
  if (status !== errorStatus.unavailable || headers['retry-after'] !== undefined) return false
  const said = errorAnswer.safeParse(parse(body))
  return said.success && said.data.code === 'unavailable'
}

/**
 * Checks a reply by the contract and cleans its HTML. A row of a list against the contract is left out; a reply that the
 * contract does not know at all is an UnexpectedAnswer.
 */
export function takeIn(key: string, reply: CmsReply): Answer {
  const version = versionOf(reply)
  const headers = Object.fromEntries(
    headersOfTheAnswer.flatMap((name) => (typeof reply.headers[name] === 'string' ? [[name, reply.headers[name]]] : [])),
  )
  const { value, leftOut } = reply.status === 200 ? checked(key, reply.body) : { value: refusalOf(reply), leftOut: [] }
  return { status: reply.status, value, body: new EncodedBody(Buffer.from(JSON.stringify(value))), headers, version, leftOut }
}

function checked(key: string, body: Buffer) {
  const schema = answerSchemaOf(key) ?? z.never()
  const parsed = parse(body)
  const whole = z.safeParse(schema, parsed)
  if (whole.success) return { value: cleanRichText(schema, whole.data, cleanHtml), leftOut: [] }
  const sifted = withoutBadRows(key, parsed, whole.error.issues)
  const rest = z.safeParse(schema, sifted?.value)
  if (sifted === undefined || !rest.success) throw new UnexpectedAnswer(`${sayablePath(key)}: ${z.prettifyError(whole.error)}`)
  return { value: cleanRichText(schema, rest.data, cleanHtml), leftOut: sifted.leftOut }
}

/** What Node's own server says of a request that it cannot read, before any program of ours sees it. */
const saidByNode = [400, 414, 431]

/** What a refusal says. One that does not speak our language comes from something else in the place of the cms. */
function refusalOf({ status, body }: CmsReply): ErrorAnswer {
  const said = errorAnswer.safeParse(parse(body))
  if (status >= 400 && said.success) return said.data
  if (saidByNode.includes(status)) return { message: 'This request was refused.', code: 'validation' }
  throw new UnexpectedAnswer(`A read was answered with ${status}`)
}

/** What is no JSON is undefined, which no schema takes. */
function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
