import type { Core } from '@strapi/strapi'
import { lastBackupKey } from '../installation/installation-key'

/** When `npm run backup` made its last backup of this database, on whichever machine. */
export async function lastBackupAt(strapi: Core.Strapi): Promise<Date | null> {
  const row = (await strapi.db.query('strapi::core-store').findOne({ where: { key: lastBackupKey } })) as { value: string } | null
  return row === null ? null : new Date((JSON.parse(row.value) as { madeAt: string }).madeAt)
}
