import type { Exchange } from '@artha/base/exchange'
import type { Endpoint } from '@artha/contract/endpoints'
import { issueWords } from '@artha/contract/issue-words'
import { refuse } from '@artha/contract/refusals'
import { safeParse } from 'zod/mini'
import { fieldProblems } from './field-problems'

/**
 * A body held to the schema of its endpoint, as the schema leaves it; refused, and so undefined, where it does not fit. It takes
 * the place of what was sent: an Idempotency-Key stands for the body that is handled.
 */
export function bodyOfContract({ body: schema }: Endpoint, ctx: Exchange): { body: unknown } | undefined {
  if (schema === undefined) return { body: undefined }
  const result = safeParse(schema, ctx.request.body ?? {}, { error: issueWords })
  if (result.success) {
    ctx.request.body = result.data
    return { body: result.data }
  }
  refuse(ctx, 'validation', 'Please check what you entered.', fieldProblems(result.error.issues))
  return undefined
}
