import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import * as z from 'zod'
import { lastBackupKey } from '../installation/installation-key'
import { storedValue } from '../installation/stored-value'

const lastBackup = z.object({ madeAt: z.iso.datetime() })

/** Reads when `npm run backup` last backed up this database, on any machine. */
export async function lastBackupAt(strapi: Core.Strapi): Promise<Date | null> {
  const row = await rowsOf<{ value: string }>(strapi, 'strapi::core-store').findOne({ where: { key: lastBackupKey } })
  const last = storedValue(lastBackup, row?.value ?? '')
  return last === undefined ? null : new Date(last.madeAt)
}
