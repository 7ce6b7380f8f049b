import type { oas31 } from 'zod-openapi'
import { isReference, referencedName, type Schema } from './schema-reference'

export type Schemas = Record<string, Schema>

/** Example values of properties by name; other texts follow from the schema. */
const wordsByName: Record<string, unknown> = {
  _id: 'k7m2q9x4w1z8',
  title: 'How a home loan rate is set',
  username: 'Asha Rao',
  name: 'Asha Rao',
  email: 'asha@example.in',
  emails: ['asha@example.in'],
  userId: 'k7m2q9x4w1z8',
  password: 'three herons at low tide',
  code: '482913',
  message: 'Done.',
  token: 'a-token-of-43-letters',
  category: 'Loan',
  subcategory: 'Home loan',
  section: 'main',
  standfirst: 'Four parts make up the figure.',
  byline: 'Artha newsroom',
  authority: 'Reserve Bank of India',
  address: 'https://www.rbi.org.in',
  checkedOn: '2026-10-12',
  subtitle: 'The benchmark',
  description: '<p>A bank adds its margin to the repo rate.</p>',
  authorName: 'Artha newsroom',
  text: 'Rates moved today.',
  ctaLink: '/calculators',
  tags: ['rates'],
  unmarkedTerms: ['tenure'],
  slug: 'how-a-home-loan-rate-is-set',
  canonical: '',
  picture: '',
  caption: 'A passbook on a counter.',
  credit: 'Illustration: Artha',
  lines: ['The rate has four parts.', 'One of them follows the repo rate.'],
  figure: '8.5%',
  figureSays: 'a year, to begin with',
  appliesTo: 'New home loans',
  doBy: '',
  costsOrSaves: '₹1,200 a month',
  qualification: '',
  registration: '',
  content: '',
  imageUrl: '',
  imageAlt: '',
  excerpt: 'A bank adds its margin to the repo rate.',
  secure_url: '/uploads/cover-1200.webp',
  url: '/uploads/cover-1200.webp',
  device: 'Firefox on Windows',
  path: '/preview/k7m2q9x4w1z8?expires=1795163700&signature=…',
  source: 'Sample data',
  createdAt: '2026-11-20T08:30:00.000Z',
  studioUrl: 'https://news.example.in/studio',
  nickname: '',
  day: '2026-11-20',
  symbol: 'SAMPLE',
  deletedBy: 'Asha Rao',
  format: 'webp',
  width: 1200,
  height: 800,
  version: 3,
  usdPerTroyOunce: 2612.4,
}

const byFormat: Record<string, string> = { 'date-time': '2026-11-20T08:30:00.000Z', email: 'asha@example.in', uri: 'https://news.example.in' }

/** Examples for texts that only a pattern describes. */
const samples = ['INR', '84.2150', '120400', '2026-11-20', '2026-11-20 15:25:00', 'k7m2q9x4w1z8', 'SAMPLE']

function textOf({ format, pattern, minLength = 0 }: oas31.SchemaObject): string {
  if (format !== undefined && byFormat[format] !== undefined) return byFormat[format]
  if (pattern !== undefined) return samples.find((sample) => new RegExp(pattern, 'u').test(sample)) ?? ''
  return 'A text'.padEnd(minLength, '.')
}

function fitsName(value: unknown, { type, enum: values, maxLength, pattern }: oas31.SchemaObject): boolean {
  if (values !== undefined) return values.includes(value)
  if (type === 'integer' || type === 'number') return typeof value === 'number'
  if (type === 'array') return Array.isArray(value)
  return (
    type === 'string' &&
    typeof value === 'string' &&
    value.length <= (maxLength ?? Infinity) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(value))
  )
}

function objectOf({ properties = {}, propertyNames, additionalProperties }: oas31.SchemaObject, schemas: Schemas): Record<string, unknown> {
  const own = Object.entries(properties).map(([key, value]) => [key, exampleOf(value, schemas, key)] as const)
  const isMap = typeof additionalProperties === 'object' && own.length === 0
  const key = isMap && propertyNames !== undefined ? String(exampleOf(propertyNames, schemas)) : 'title'
  return Object.fromEntries(isMap ? [[key, exampleOf(additionalProperties, schemas)]] : own)
}

function numberOf({ type, minimum, exclusiveMinimum }: oas31.SchemaObject): number {
  const least = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 1)
  return type === 'integer' ? Math.max(1, least) : Math.max(84.5, least)
}

/** Returns a realistic value that fits a schema. `name` is the name of its property. */
export function exampleOf(schema: Schema, schemas: Schemas, name = ''): unknown {
  if (isReference(schema)) return exampleOf(schemas[referencedName(schema)] ?? {}, schemas, name)
  // For "text or null" the example is a text
  if (Array.isArray(schema.type)) return exampleOf({ ...schema, type: schema.type.find((each) => each !== 'null') }, schemas, name)
  const { enum: values, anyOf, oneOf, type, items } = schema
  const only: unknown = schema.const
  if (only !== undefined) return only
  if (name in wordsByName && fitsName(wordsByName[name], schema)) return wordsByName[name]
  if (values !== undefined) return values[0]
  const choices = anyOf ?? oneOf
  // The choices that say least, null and constants, are skipped.
  if (choices !== undefined)
    return exampleOf(choices.find((each) => !('type' in each && each.type === 'null') && !('const' in each)) ?? {}, schemas, name)
  if (type === 'array') {
    return items === undefined ? [] : Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => exampleOf(items, schemas, name))
  }
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return numberOf(schema)
  return type === 'string' ? textOf(schema) : objectOf(schema, schemas)
}
