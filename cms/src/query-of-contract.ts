import type { Endpoint } from '@artha/contract/endpoints'
import type { Context } from 'koa'
import { listQueryOf } from './list-query-of'
import { refuse } from './refusal'

/** Holds a query string to the schema of its endpoint, and leaves what the schema made of it in `ctx.state.query`. */
export function queryFits({ query: schema }: Endpoint, ctx: Context): boolean {
  if (schema === undefined) return true
  const { query, problems } = listQueryOf(schema, ctx.querystring)
  if (query === undefined) {
    refuse(ctx, 'validation', 'The list cannot be asked that way.', problems)
    return false
  }
  ctx.state.query = query
  return true
}
