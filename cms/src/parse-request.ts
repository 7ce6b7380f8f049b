import type { Exchange } from '@artha/base/exchange'
import type { Endpoint, EndpointName } from '@artha/contract/endpoints'
import { issueText } from '@artha/contract/issue-texts'
import { refuse } from '@artha/contract/refusals'
import qs from 'qs'
import { safeParse } from 'zod/mini'
import type * as z from 'zod/v4/core'
import { fieldProblems } from './field-problems'

/** The upload form, the one-click form of mail programs (RFC 8058), and the button beside it. */
const takesForms: readonly EndpointName[] = ['uploadMedia', 'unsubscribeOneClick', 'eraseSubscriber']
const takesBodies: readonly Endpoint['method'][] = ['POST', 'PUT', 'PATCH']

/**
 * Requires JSON bodies with a JSON content type, because browsers send texts and forms to other sites without a preflight, but not JSON. Returns
 * true if the request may continue.
 */
export function checkContentType(name: EndpointName, { method }: Endpoint, ctx: Exchange): boolean {
  if (takesForms.includes(name) || !takesBodies.includes(method)) return true
  const hasBody = ctx.get('transfer-encoding') !== '' || Number(ctx.get('content-length')) > 0
  if (!hasBody || /^application\/json\s*(?:;|$)/i.test(ctx.get('content-type'))) return true
  refuse(ctx, 'unsupported-media-type', 'Only JSON is accepted here.')
  return false
}

/** Parses a query string with its endpoint's schema; refuses, and returns undefined, if it does not fit. */
export function parseQuery({ query: schema }: Endpoint, ctx: Exchange): { query: unknown } | undefined {
  if (schema === undefined) return { query: undefined }
  const { query, problems } = parseQueryString(schema, ctx.querystring)
  if (query !== undefined) return { query }
  refuse(ctx, 'validation', 'The list cannot be filtered that way.', problems)
  return undefined
}

/** Parses a query string with a schema of the contract: returns the query, or the problem of each wrong parameter. */
export function parseQueryString<Schema extends z.$ZodType>(schema: Schema, querystring: string) {
  const given = qs.parse(querystring, { depth: 0, parameterLimit: 50, duplicates: 'combine' })
  const result = safeParse(schema, given, { error: issueText })
  if (result.success) return { query: result.data, problems: {} }
  const problems = Object.fromEntries(
    result.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [key, 'This parameter does not exist'] as const)
        : [[issue.path.join('.'), issue.message] as const],
    ),
  )
  return { query: undefined, problems }
}

/**
 * Parses a body with its endpoint's schema; refuses, and returns undefined, if it does not fit. The parsed body replaces the sent one, so that
 * an Idempotency-Key stands for what is handled.
 */
export function parseBody({ body: schema }: Endpoint, ctx: Exchange): { body: unknown } | undefined {
  if (schema === undefined) return { body: undefined }
  const result = safeParse(schema, ctx.request.body ?? {}, { error: issueText })
  if (result.success) {
    ctx.request.body = result.data
    return { body: result.data }
  }
  refuse(ctx, 'validation', 'Please check what you entered.', fieldProblems(result.error.issues))
  return undefined
}
