import fc from 'fast-check'
import type { oas31 } from 'zod-openapi'
import { isReference, referencedName, type Schema } from '../../src/api/openapi/schema-reference'

export type Schemas = Record<string, Schema>

const times = [
  '2026-11-20T08:30:00.000Z',
  '1970-01-01T00:00:00Z',
  '2000-02-29T23:59:59.999Z',
  '9999-12-31T23:59:59.999Z',
  '2026-01-01T00:00:00.123456789Z',
]
const addresses = ['', '/calculators', 'https://news.example.in/a?b=c', 'aaaaaaaaaaaaaaaaaaaaaaaa', 'INR', '1']

function textOf({ format, pattern, minLength = 0, maxLength = 200 }: oas31.SchemaObject): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.constantFrom(...times)
  if (format === 'email') return fc.emailAddress({ size: 'small' })
  if (pattern !== undefined) return fc.constantFrom(...addresses.filter((text) => new RegExp(pattern, 'u').test(text)), '')
  const most = Math.min(maxLength, 200)
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.floor(most / 8)) }),
    fc.string({ minLength, maxLength: most }),
    fc.constant('a'.repeat(Math.min(maxLength, 6_000))),
  )
}

function recordOf({ properties = {}, required = [] }: oas31.SchemaObject, schemas: Schemas): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fittingValue(field, schemas)]))
  return fc.record(fields, { requiredKeys: required })
}

/** Values that match a schema, as far as the schema can express it. */
export function fittingValue(schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  if (isReference(schema)) return fittingValue(schemas[referencedName(schema)] ?? {}, schemas)
  const choices = schema.anyOf ?? schema.oneOf
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom<unknown>(...(schema.enum as unknown[]))
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => fittingValue(choice, schemas)))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum, max: schema.maximum })
  if (schema.type === 'number') return fc.double({ noNaN: true })
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'array') {
    return fc.array(fittingValue(schema.items ?? {}, schemas), {
      minLength: schema.minItems,
      maxLength: Math.min(schema.maxItems ?? 5, 45),
      size: 'small',
    })
  }
  return schema.type === 'string' ? textOf(schema) : recordOf(schema, schemas)
}
