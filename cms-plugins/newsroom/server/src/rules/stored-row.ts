/** A row of a document as the bin stores it: its columns, its components, and the administrators who made it. */
export type StoredRow = Record<string, unknown>

const isObject = (value: unknown): value is StoredRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'id')
      .map(([name, part]) => [name, withoutIds(part)]),
  )
}

/** Columns that are not content: they are restored separately or generated again. */
const rowColumns = ['id', 'documentId', 'locale', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy']

/** Returns the content of a row. Ids of components are removed, because restored components get new ones. */
export const contentOf = (row: StoredRow): StoredRow =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !rowColumns.includes(name))
      .map(([name, value]) => [name, withoutIds(value)]),
  )

/** Sorts the keys of objects: JSON columns keep no order, and PostgreSQL sorts them. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  )
}

/** True if two rows have the same content. */
export const hasSameContent = (one: StoredRow, other: StoredRow) =>
  JSON.stringify(sorted(contentOf(one))) === JSON.stringify(sorted(contentOf(other)))

const isPublished = (row: StoredRow) => row.publishedAt !== null && row.publishedAt !== undefined

/** Returns the published row and the draft of a document, each undefined if missing. */
export const publishedAndDraft = (rows: readonly StoredRow[]) => ({
  published: rows.find(isPublished),
  draft: rows.find((row) => !isPublished(row)),
})
