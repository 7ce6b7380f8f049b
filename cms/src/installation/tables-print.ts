import { createHash } from 'node:crypto'

interface Attribute {
  type?: unknown
  relation?: unknown
  target?: unknown
  mappedBy?: unknown
  inversedBy?: unknown
  component?: unknown
  repeatable?: unknown
  multiple?: unknown
}

/** A content type or component as its `schema.json` has it. */
export interface Described {
  collectionName?: unknown
  indexes?: unknown
  options?: { draftAndPublish?: unknown }
  attributes?: Record<string, Attribute>
}

const tableOf = ({ collectionName, indexes, options, attributes = {} }: Described) => ({
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

/** Two versions of the program with one print make the same tables; what is merely validated, or how it is shown, is not in it. */
export function tablesPrint(strapiVersion: string, described: readonly Described[]): string {
  const tables = described.map((each) => JSON.stringify(tableOf(each))).sort()
  const hash = createHash('sha256').update(tables.join('\n')).digest('hex').slice(0, 16)
  return `${strapiVersion}-${hash}`
}
