import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoints, type Endpoint } from './endpoints.ts'
import { issueText } from './issue-texts.ts'

const said = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value, { error: issueText }).error?.issues.map(({ message }) => message)

it.each<[z.core.$ZodType, unknown, string]>([
  [z.string(), undefined, 'This is required'],
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

/** Words of the library's own messages. */
const libraryWords =
  /\bInvalid (?:input|string|option|key|element)|Too (?:small|big)|expected (?:string|array|object|number|boolean|date|one of)|received|Unrecognized|NaN|undefined/

const oddValues = [undefined, null, 7, -1, 0.5, '', ' ', 'x', 'not a date', [], {}, [null], [{}], true, 'x'.repeat(200_000), Array(300).fill('x')]

const literals = (shape: Record<string, z.core.$ZodType>) =>
  Object.fromEntries(
    Object.entries(shape).flatMap(
      ([
        name,
        {
          _zod: { def },
        },
      ]) => (def.type === 'literal' ? [[name, (def as z.core.$ZodLiteralDef<string>).values[0]]] : []),
    ),
  )

/** Returns values with one odd part each, for every part of a schema in turn. */
function spoiledFor(schema: z.core.$ZodType): unknown[] {
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def']
  switch (def.type) {
    case 'object':
      return [
        ...oddValues,
        { ...literals(def.shape), nobodysField: 1 },
        ...Object.entries(def.shape).flatMap(([name, field]) => spoiledFor(field).map((value) => ({ ...literals(def.shape), [name]: value }))),
      ]
    case 'array':
      return [...oddValues, ...spoiledFor(def.element).map((value) => [value])]
    case 'union':
      return def.options.flatMap(spoiledFor)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return spoiledFor(def.innerType)
    case 'pipe':
      return spoiledFor(def.in)
    default:
      return oddValues
  }
}

describe('what no endpoint takes', () => {
  const asked = Object.entries<Endpoint>(endpoints).flatMap(([name, { body, query }]) =>
    [body, query].flatMap((schema) => (schema === undefined ? [] : [[name, schema] as const])),
  )

  it.each(asked)('%s: is refused in our words, wherever it stands', (_, schema) => {
    const messages = new Set(spoiledFor(schema).flatMap((value) => said(schema, value) ?? []))
    expect(messages.size).toBeGreaterThan(0)
    expect([...messages].filter((message) => libraryWords.test(message))).toEqual([])
  })
})
