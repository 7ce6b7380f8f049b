import type { Endpoint } from '@artha/contract/endpoints'
import type { Context } from 'koa'
import { safeParse } from 'zod/mini'
import { refuse } from './refusal'

/** Holds a body to the schema of its endpoint, and leaves what the schema made of it. Answers whether it fits. */
export function bodyFits({ body: schema }: Endpoint, ctx: Context & { request: { body?: unknown } }): boolean {
  if (schema === undefined) return true
  const result = safeParse(schema, ctx.request.body ?? {})
  if (result.success) {
    ctx.request.body = result.data
    return true
  }
  const fields = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [key, 'There is no such field'] as const)
      : [[issue.path.join('.'), issue.message] as const],
  )
  refuse(ctx, 'validation', 'Please check what you entered.', Object.fromEntries(fields))
  return false
}
