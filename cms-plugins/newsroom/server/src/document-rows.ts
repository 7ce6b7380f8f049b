import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import type { StoredRow } from './rules/stored-row'
import type { Kind } from './settings'

interface Model {
  attributes: Record<string, { type: string; component?: string }>
}

/** Returns the populate query for all components of a type, and for theirs. */
function componentsIn(strapi: Core.Strapi, uid: string): Record<string, object> {
  const models: Partial<Record<string, Model>> = { ...strapi.contentTypes, ...strapi.components }
  return Object.fromEntries(
    Object.entries(models[uid]?.attributes ?? {})
      .filter(([, { type }]) => type === 'component')
      .map(([name, { component = '' }]) => [name, { populate: componentsIn(strapi, component) }]),
  )
}

export const tableOf = (strapi: Core.Strapi, uid: string): string => strapi.db.metadata.get(uid).tableName

/** Returns the complete rows of a document, draft and published. */
export async function documentRows<Row extends StoredRow = StoredRow>(strapi: Core.Strapi, { uid }: Kind, documentId: string): Promise<Row[]> {
  const maker = { select: ['id'] }
  return rowsOf<Row>(strapi, uid).findMany({
    where: { documentId },
    populate: { ...componentsIn(strapi, uid), createdBy: maker, updatedBy: maker },
  })
}

/** Returns the title and version that were saved last, as the audit trail records them; undefined if there is no such document. */
export async function lastTitleAndVersion(
  strapi: Core.Strapi,
  kind: Kind,
  documentId: string,
): Promise<{ title: string; version: number } | undefined> {
  const rows = await rowsOf<StoredRow>(strapi, kind.uid).findMany({
    where: { documentId },
    select: [kind.titleField, kind.versionField],
    orderBy: { [kind.versionField]: 'desc' },
  })
  return rows[0] && titleAndVersionOf(kind, rows[0])
}

export const titleAndVersionOf = (kind: Kind, row: StoredRow) => {
  const title = row[kind.titleField]
  return { title: typeof title === 'string' ? title : '', version: Number(row[kind.versionField] ?? 0) }
}
