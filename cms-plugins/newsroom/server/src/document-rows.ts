import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import type { StoredRow } from './rules/stored-row'
import type { Kind } from './settings'

interface Model {
  attributes: Record<string, { type: string; component?: string }>
}

/** Everything below a row that is a part of it: its components, and theirs. */
function componentsIn(strapi: Core.Strapi, uid: string): Record<string, object> {
  const models: Partial<Record<string, Model>> = { ...strapi.contentTypes, ...strapi.components }
  return Object.fromEntries(
    Object.entries(models[uid]?.attributes ?? {})
      .filter(([, { type }]) => type === 'component')
      .map(([name, { component = '' }]) => [name, { populate: componentsIn(strapi, component) }]),
  )
}

export const tableOf = (strapi: Core.Strapi, uid: string): string => strapi.db.metadata.get(uid).tableName

/** The rows of a document, whole, draft and published. */
export async function documentRows<Row extends StoredRow = StoredRow>(strapi: Core.Strapi, { uid }: Kind, documentId: string): Promise<Row[]> {
  const maker = { select: ['id'] }
  return rowsOf<Row>(strapi, uid).findMany({
    where: { documentId },
    populate: { ...componentsIn(strapi, uid), createdBy: maker, updatedBy: maker },
  })
}

/** What the trail notes of a document: the title and the version that was saved last. Undefined where there is none. */
export async function headOf(strapi: Core.Strapi, kind: Kind, documentId: string): Promise<{ title: string; version: number } | undefined> {
  const rows = await rowsOf<StoredRow>(strapi, kind.uid).findMany({
    where: { documentId },
    select: [kind.titleField, kind.versionField],
    orderBy: { [kind.versionField]: 'desc' },
  })
  return rows[0] && headIn(kind, rows[0])
}

export const headIn = (kind: Kind, row: StoredRow) => {
  const title = row[kind.titleField]
  return { title: typeof title === 'string' ? title : '', version: Number(row[kind.versionField] ?? 0) }
}
