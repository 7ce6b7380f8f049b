import { createHash } from 'node:crypto'
import * as z from 'zod'

const attribute = z.object({
  type: z.unknown().optional(),
  relation: z.unknown().optional(),
  target: z.unknown().optional(),
  mappedBy: z.unknown().optional(),
  inversedBy: z.unknown().optional(),
  component: z.unknown().optional(),
  repeatable: z.unknown().optional(),
  multiple: z.unknown().optional(),
})

/** A content type or component in its `schema.json`. */
export const schemaFile = z.object({
  collectionName: z.unknown().optional(),
  indexes: z.unknown().optional(),
  options: z.object({ draftAndPublish: z.unknown().optional() }).optional(),
  attributes: z.record(z.string(), attribute).optional(),
})
export type SchemaFile = z.infer<typeof schemaFile>

const tableOf = ({ collectionName, indexes, options, attributes = {} }: SchemaFile) => ({
  collectionName,
  indexes,
  draftAndPublish: options?.draftAndPublish,
  columns: Object.keys(attributes)
    .sort()
    .map((name) => {
      const { type, relation, target, mappedBy, inversedBy, component, repeatable, multiple } = attributes[name] ?? {}
      return [name, { type, relation, target, mappedBy, inversedBy, component, repeatable, multiple }]
    }),
})

/** Returns a hash of the tables: versions with the same hash create the same tables. Validation and display settings do not change it. */
export function tablesHash(strapiVersion: string, types: readonly SchemaFile[]): string {
  const tables = types.map((each) => JSON.stringify(tableOf(each))).sort()
  const hash = createHash('sha256').update(tables.join('\n')).digest('hex').slice(0, 16)
  return `${strapiVersion}-${hash}`
}
