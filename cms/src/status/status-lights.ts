import { accountsOf } from '@artha/accounts/services'
import type { LightName, StatusLight } from '@artha/contract/studio-status'
import type { Core } from '@strapi/strapi'
import { issueUnderWay } from '../api/newsletter/issue-under-way'
import { sourceState } from '../api/market/source-state'
import { env } from '../env'
import { lastBackupAt } from './last-backup'
import { backupLight, cmsLight, databaseLight, diskLight, mailLight, newsletterLight, rowsLight, siteLight, sourceLight, type Light } from './lights'
import { databaseFacts, diskFacts, mailTransport, siteFacts } from './read-facts'

const startedAt = new Date()

const sources = [
  { name: 'metals', keyName: 'METALS_API_KEY', key: env.METALS_API_KEY, beginnings: ['metals'] },
  { name: 'exchange', keyName: 'EXCHANGE_API_KEY', key: env.EXCHANGE_API_KEY, beginnings: ['rates'] },
  { name: 'stocks', keyName: 'STOCKS_API_KEY', key: env.STOCKS_API_KEY, beginnings: ['pair/', 'series/'] },
] as const

/** Reads the status lights of this process and its database. One that cannot be read is bad and does not affect the others. */
export async function statusLights(strapi: Core.Strapi, countNotShown: () => Promise<number>): Promise<StatusLight[]> {
  const now = new Date()
  const { mail } = accountsOf(strapi)
  const readings: [LightName, () => Promise<Light> | Light][] = [
    ['site', async () => siteLight(await siteFacts(now), now)],
    ['cms', () => cmsLight({ startedAt, memoryBytes: process.memoryUsage.rss() })],
    ['database', async () => databaseLight(await databaseFacts(strapi), now)],
    ['disk', async () => diskLight(await diskFacts(strapi), now)],
    ['mail', () => mailLight({ way: mailTransport(mail.canSend()), ...mail.lastTries() })],
    ['newsletter', async () => newsletterLight(await issueUnderWay(strapi))],
    ...sources.map(({ name, keyName, key, beginnings }): [LightName, () => Promise<Light>] => [
      name,
      async () => sourceLight({ keyName, hasKey: key !== undefined, ...(await sourceState(strapi, beginnings)) }, now),
    ]),
    ['backup', async () => backupLight({ madeAt: await lastBackupAt(strapi), remindHours: env.BACKUP_REMIND_HOURS }, now)],
    ['rows', async () => rowsLight(await countNotShown(), now)],
  ]
  const unknown = (error: unknown): Light => {
    strapi.log.error(`The status page could not be read: ${String(error)}`)
    return { state: 'bad', says: 'The status could not be read.', at: now, next: 'See the log for what happened.' }
  }
  return Promise.all(
    readings.map(async ([name, read]) => {
      const { at, ...light } = await Promise.resolve().then(read).catch(unknown)
      return { name, ...light, at: at?.toISOString() ?? null }
    }),
  )
}
