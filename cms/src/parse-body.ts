import type { Exchange } from '@artha/base/exchange'
import type { Endpoint } from '@artha/contract/endpoints'
import { issueWords } from '@artha/contract/issue-words'
import { refuse } from '@artha/contract/refusals'
import { safeParse } from 'zod/mini'
import { fieldProblems } from './field-problems'

/**
 * Parses a body with its endpoint's schema; refuses, and returns undefined, if it does not fit. The parsed body replaces the sent one, so that
 * an Idempotency-Key stands for what is handled.
 */
export function parseBody({ body: schema }: Endpoint, ctx: Exchange): { body: unknown } | undefined {
  if (schema === undefined) return { body: undefined }
  const result = safeParse(schema, ctx.request.body ?? {}, { error: issueWords })
  if (result.success) {
    ctx.request.body = result.data
    return { body: result.data }
  }
  refuse(ctx, 'validation', 'Please check what you entered.', fieldProblems(result.error.issues))
  return undefined
}
