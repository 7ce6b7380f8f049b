import type * as z from 'zod/mini'
import { grouped } from './number-words.ts'

const kinds: Record<string, string> = {
  string: 'Expected a text',
  number: 'Expected a number',
  int: 'Expected a whole number',
  boolean: 'Expected true or false',
  array: 'Expected a list',
  object: 'Expected an object',
  date: 'Expected a date',
}
const formats: Record<string, string> = {
  email: 'Expected an e-mail address',
  url: 'Expected an address with https://',
  datetime: 'Expected a date and time in UTC',
}
const defaultMessage = 'This is not what is expected here'

/** Returns a count with its unit: entries of a list, characters of a text, or a plain number. */
function amount(count: number | bigint, origin: string) {
  const text = grouped(count)
  if (origin === 'array' || origin === 'set') return `${text} ${Number(count) === 1 ? 'entry' : 'entries'}`
  return origin === 'string' ? `${text} ${Number(count) === 1 ? 'character' : 'characters'}` : text
}

/**
 * Returns the message for an invalid value whose rule has no message of its own. The library's own messages use its jargon and change
 * between versions.
 */
export function issueText(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required' : (kinds[issue.expected] ?? defaultMessage)
    case 'too_small':
      return `At least ${amount(issue.minimum, issue.origin)}`
    case 'too_big':
      return `At most ${amount(issue.maximum, issue.origin)}`
    case 'invalid_format':
      return formats[issue.format] ?? defaultMessage
    case 'invalid_value':
      return issue.input === undefined ? 'This is required' : `Expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'unrecognized_keys':
      return 'This field does not exist'
    default:
      return defaultMessage
  }
}
