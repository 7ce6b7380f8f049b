import { accountsOf } from '@artha/accounts/services'
import type { Core } from '@strapi/strapi'
import { env } from '../env'
import { lastBackupAt } from './last-backup'
import { backupLight } from './lights'

const remindedKey = 'core_installation_reminded'
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Claims today's reminder for this replica and returns true if that succeeded. A new installation gets none on its first day. */
async function claimReminder(strapi: Core.Strapi, now: Date): Promise<boolean> {
  const store = strapi.db.query('strapi::core-store')
  const value = now.toISOString()
  if ((await store.count({ where: { key: remindedKey } })) === 0) {
    await store.create({ data: { key: remindedKey, value, type: 'string' } })
    return false
  }
  const before = new Date(now.getTime() - dayMs).toISOString()
  return (await store.updateMany({ where: { key: remindedKey, value: { $lte: before } }, data: { value } })).count > 0
}

/** Mails the primary admin if the last backup is too old, once a day over all replicas. */
export async function remindOfBackup(strapi: Core.Strapi, now: Date): Promise<void> {
  const madeAt = await lastBackupAt(strapi)
  if (backupLight({ madeAt, remindHours: env.BACKUP_REMIND_HOURS }, now).state !== 'bad') return
  if (await claimReminder(strapi, now)) accountsOf(strapi).mail.postBackupReminder(madeAt)
}

let timer: NodeJS.Timeout | undefined

/** Runs with https only: in development nobody wants mail about backups. */
export async function startReminding(strapi: Core.Strapi): Promise<void> {
  if (!env.SITE_URL.startsWith('https://') || env.BACKUP_REMIND_HOURS === 0) return
  await remindOfBackup(strapi, new Date())
  timer = setInterval(() => {
    remindOfBackup(strapi, new Date()).catch((error: unknown) => strapi.log.error(`Nobody was reminded of a backup: ${String(error)}`))
  }, hourMs).unref()
}

export const stopReminding = (): void => clearInterval(timer)
