import { randomUUID } from 'node:crypto'
import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { installationKey, tablesKey } from './installation-key'
import { uploadsFoundIn, writeMarker } from './marker-file'
import { storedText } from './stored-value'
import { tablesOfBuild } from './tables-of-build'

/** Returns the id in the database, inserting it if missing: if two replicas start at once, the first row counts for both. */
async function idInDatabase(strapi: Core.Strapi, idToBegin: string): Promise<string> {
  const first = () => rowsOf<{ value: string }>(strapi, 'strapi::core-store').findOne({ where: { key: installationKey }, orderBy: { id: 'asc' } })
  if ((await first()) === null) {
    const value = JSON.stringify(idToBegin)
    await strapi.db.query('strapi::core-store').create({ data: { key: installationKey, value, type: 'string' } })
  }
  return storedText((await first())?.value ?? '') ?? idToBegin
}

/** Stores the hash of the tables, because only the same version can restore a backup. */
async function noteTables(strapi: Core.Strapi): Promise<void> {
  const value = JSON.stringify(tablesOfBuild())
  const store = strapi.db.query('strapi::core-store')
  if ((await store.updateMany({ where: { key: tablesKey }, data: { value } })).count === 0) {
    await store.create({ data: { key: tablesKey, value, type: 'string' } })
  }
}

/**
 * Stores the installation's id in the database and beside the uploads. The database comes first: a first start that is interrupted must not
 * leave a marker beside an empty database.
 */
export async function storeMarker(strapi: Core.Strapi): Promise<string> {
  const publicFolder = strapi.dirs.static.public
  const found = await uploadsFoundIn(publicFolder)
  await noteTables(strapi)
  const id = await idInDatabase(strapi, found.installation ?? randomUUID())
  if (found.installation === id) return id
  if (found.installation !== undefined)
    strapi.log.warn(`The uploads beside ${found.markerFile} were of installation ${found.installation}; now of ${id}.`)
  await writeMarker(publicFolder, id)
  return id
}
