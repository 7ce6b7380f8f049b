import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoints, type Endpoint } from './endpoints.ts'
import { issueWords } from './issue-words.ts'

const said = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value, { error: issueWords }).error?.issues.map(({ message }) => message)

it.each<[z.core.$ZodType, unknown, string]>([
  [z.string(), undefined, 'This is needed'],
  [z.string(), 7, 'Expected a text'],
  [z.array(z.string()), 'x', 'Expected a list'],
  [z.array(z.string()).check(z.minLength(1)), [], 'At least 1 entry'],
  [z.array(z.string()).check(z.maxLength(2)), ['a', 'b', 'c'], 'At most 2 entries'],
  [z.string().check(z.maxLength(1_00_000)), 'x'.repeat(1_00_001), 'At most 1,00,000 characters'],
  [z.number().check(z.gte(3)), 2, 'At least 3'],
  [z.email(), 'x', 'Expected an e-mail address'],
  [z.string().check(z.regex(/x/)), 'y', 'This is not what is expected here'],
  [z.literal('card'), 'x', 'Expected "card"'],
  [z.enum(['a', 'b']), 'x', 'Expected "a" or "b"'],
  [z.union([z.string(), z.number()]), [], 'This is not what is expected here'],
  [z.object({}), null, 'Expected an object'],
  [z.string('Its own words'), 7, 'Its own words'],
])('%#: the words are ours, or the rule’s own', (schema, value, words) => {
  expect(said(schema, value)).toEqual([words])
})

/** As the library speaks. */
const libraryWords = /Invalid|Too (?:small|big)|expected (?:string|array|object|number|boolean)|received|Unrecognized/

describe('what no endpoint takes', () => {
  const withBody = Object.entries<Endpoint>(endpoints).filter(([, { body }]) => body !== undefined)
  const oddValues = [undefined, null, 7, '', 'x', [], {}, [null], [{}], true, 'x'.repeat(200_000)]

  it.each(withBody)('%s: is refused in our words', (_, { body }) => {
    const schema = body ?? z.never()
    const fields = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : ['kind', 'body']
    for (const odd of oddValues) {
      const messages = [odd, Object.fromEntries(fields.map((field) => [field, odd]))].flatMap((value) => said(schema, value) ?? [])
      for (const message of messages) expect(message).not.toMatch(libraryWords)
    }
  })
})
