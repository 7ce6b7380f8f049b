import { issueWords } from '@artha/contract/issue-words'
import qs from 'qs'
import type * as z from 'zod/v4/core'
import { safeParse } from 'zod/mini'

/** Parses a query string with a schema of the contract: returns the query, or the problem of each wrong parameter. */
export function parseQueryString<Schema extends z.$ZodType>(schema: Schema, querystring: string) {
  const given = qs.parse(querystring, { depth: 0, parameterLimit: 50, duplicates: 'combine' })
  const result = safeParse(schema, given, { error: issueWords })
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
