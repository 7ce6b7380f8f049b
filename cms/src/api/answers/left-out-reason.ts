import type { core } from 'zod/mini'

/** Columns by their names on the wire, where the newsroom knows them by others. */
const columns: Record<string, string> = { _id: 'document id', createdAt: 'publicationDate' }

const kinds: Record<string, string> = {
  array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'yes or no',
  object: 'a group of fields',
  int: 'a whole number',
}

/** What a schema expects, in words for the newsroom. */
function expectation(issue: core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `expected ${kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `expected one of ${issue.values.map(String).join(', ')}`
  if (issue.path[0] === '_id') return 'expected 8 to 64 small letters and digits'
  return issue.message
}

/** Why the contract cannot answer a row: the first thing that is wrong with it. */
export function leftOutReason([first]: readonly core.$ZodIssue[]): string {
  if (first === undefined) return 'it could not be read'
  const [column, ...rest] = first.path.map(String)
  return `${[columns[column ?? ''] ?? column, ...rest].join('.')}: ${expectation(first)}`
}
