import type { Exchange } from '@artha/base/exchange'
import type { Endpoint } from '@artha/contract/endpoints'
import { refuse } from '@artha/contract/refusals'
import { parseQueryString } from './parse-query-string'

/** Parses a query string with its endpoint's schema; refuses, and returns undefined, if it does not fit. */
export function parseQuery({ query: schema }: Endpoint, ctx: Exchange): { query: unknown } | undefined {
  if (schema === undefined) return { query: undefined }
  const { query, problems } = parseQueryString(schema, ctx.querystring)
  if (query !== undefined) return { query }
  refuse(ctx, 'validation', 'The list cannot be filtered that way.', problems)
  return undefined
}
