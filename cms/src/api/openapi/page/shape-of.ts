import { grouped } from '@artha/contract/number-words'
import type { oas31 } from 'zod-openapi'
import { isReference, referencedName, type Schema } from '../schema-reference'
import { escaped } from './html'

const step = '  '

export const shapeId = (name: string) => `shape-${name}`

/** Puts bounds into words: "1 to 200 characters". */
function range(from: number | undefined, to: number | undefined, of: string): string {
  if (to === undefined) return from === undefined || from === 0 ? '' : ` at least ${from} ${of}`.trimEnd()
  return (from === undefined || from === 0 ? ` at most ${grouped(to)} ${of}` : ` ${from} to ${grouped(to)} ${of}`).trimEnd()
}

function textWords({ format, minLength, maxLength, enum: values, const: only, contentMediaType }: oas31.SchemaObject): string {
  if (only !== undefined) return escaped(JSON.stringify(only))
  if (values !== undefined) return values.map((value) => escaped(JSON.stringify(value))).join(' | ')
  const kind = contentMediaType === undefined ? ({ 'date-time': 'time', email: 'e-mail', uri: 'address' }[format ?? ''] ?? 'text') : 'file'
  return kind + range(minLength, maxLength, 'characters')
}

/** Returns a bound of the field; JavaScript's own number limits are not bounds. */
const bound = (value: unknown) => (typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined)

function fieldsOf({ properties = {}, required = [], additionalProperties }: oas31.SchemaObject, indent: string): string {
  const inner = indent + step
  const lines = Object.entries(properties).map(([name, field]) => {
    const standard: unknown = 'default' in field ? field.default : undefined
    const note = standard === undefined ? '' : ` = ${escaped(JSON.stringify(standard))}`
    return `${inner}<b>${escaped(name)}</b>${required.includes(name) ? '' : '?'}: ${shapeOf(field, inner)}${note}`
  })
  if (typeof additionalProperties === 'object') lines.push(`${inner}[name]: ${shapeOf(additionalProperties, inner)}`)
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** Renders a schema as a readable shape in HTML: `?` marks an optional field, `=` its default. */
export function shapeOf(schema: Schema, indent = ''): string {
  if (isReference(schema)) {
    const name = referencedName(schema)
    return `<a href="#${shapeId(name)}">${name}</a>`
  }
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return choices.map((choice) => shapeOf(choice, indent)).join(' | ')
  if (schema.type === 'array') return `[${shapeOf(schema.items ?? {}, indent)}]${range(schema.minItems, schema.maxItems, 'of them')}`
  if (schema.type === 'integer' || schema.type === 'number') {
    return (schema.type === 'integer' ? 'whole number' : 'number') + range(bound(schema.minimum), bound(schema.maximum), '')
  }
  if (schema.type === 'boolean') return schema.const === undefined ? 'true | false' : JSON.stringify(schema.const)
  if (schema.type === 'null') return 'null'
  return schema.type === 'string' ? textWords(schema) : fieldsOf(schema, indent)
}
