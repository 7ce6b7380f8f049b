import type { core } from 'zod/mini'

/** Columns whose name on the wire differs from the newsroom's name. */
const columns: Record<string, string> = { _id: 'document id', createdAt: 'publicationDate' }

const kinds: Record<string, string> = {
  array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'yes or no',
  object: 'a group of fields',
  int: 'a whole number',
}

/** Says what a schema expects, in words for the newsroom. */
function expectation(issue: core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `expected ${kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `expected one of ${issue.values.map(String).join(', ')}`
  if (issue.path[0] === '_id') return 'expected 8 to 64 small letters and digits'
  return issue.message
}

/** Says why a row breaks the contract: the first problem found. */
export function leftOutReason([first]: readonly core.$ZodIssue[]): string {
  if (first === undefined) return 'it could not be read'
  const [column, ...rest] = first.path.map(String)
  return `${[columns[column ?? ''] ?? column, ...rest].join('.')}: ${expectation(first)}`
}
