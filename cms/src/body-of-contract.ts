import type { Endpoint } from '@artha/contract/endpoints'
import { issueWords } from '@artha/contract/issue-words'
import type { Context } from 'koa'
import { safeParse } from 'zod/mini'
import { fieldProblems } from './field-problems'
import { refuse } from './refusal'

/** Holds a body to the schema of its endpoint, and leaves what the schema made of it. Answers whether it fits. */
export function bodyFits({ body: schema }: Endpoint, ctx: Context & { request: { body?: unknown } }): boolean {
  if (schema === undefined) return true
  const result = safeParse(schema, ctx.request.body ?? {}, { error: issueWords })
  if (result.success) {
    ctx.request.body = result.data
    return true
  }
  refuse(ctx, 'validation', 'Please check what you entered.', fieldProblems(result.error.issues))
  return false
}
