import { referrersWithoutHost, type ArticleViewBatch, type ArticleViewRow } from '@artha/contract/article-views'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { firstRetainedDay } from './retained-days'

const table = 'openings'
const batches = 'opening_batches'

/** The most hosts with rows of their own per day, because clients can invent any number. */
const mostHostsOfDay = 300
const rowsOfStatement = 200
/** The life of a batch's id. A batch is sent again within minutes or, by a site that was cut off, within hours. */
const batchKnownMs = 2 * 86_400_000

async function hostsOf(trx: Knex.Transaction, days: readonly string[]): Promise<Map<string, Set<string>>> {
  const known = await trx<Pick<ArticleViewRow, 'day' | 'host'>>(table).distinct('day', 'host').whereIn('day', days)
  const hosts = new Map<string, Set<string>>(days.map((day) => [day, new Set()]))
  for (const { day, host } of known) hosts.get(day)?.add(host)
  return hosts
}

/** Merges rows, and counts hosts beyond the day's limit under "others". */
function withRoom(rows: readonly ArticleViewRow[], hosts: Map<string, Set<string>>): ArticleViewRow[] {
  const merged = new Map<string, ArticleViewRow>()
  for (const row of rows) {
    const ofDay = hosts.get(row.day) ?? new Set()
    if (!ofDay.has(row.host) && ofDay.size < mostHostsOfDay) ofDay.add(row.host)
    const host = ofDay.has(row.host) ? row.host : referrersWithoutHost.others
    const key = [row.day, row.article, host, row.device].join(' ')
    merged.set(key, { ...row, host, openings: row.openings + (merged.get(key)?.openings ?? 0) })
  }
  // Sorted, so that replicas that write the same rows lock them in one order and cannot deadlock.
  return [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

/** Adds a batch of views, once however often it is sent. */
export async function storeBatch(strapi: Core.Strapi, { id, rows }: ArticleViewBatch, now: Date): Promise<void> {
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const taken: unknown[] = await trx(batches).insert({ batch_id: id, taken_at: now }).onConflict('batch_id').ignore().returning('id')
    if (taken.length === 0) return
    const kept = rows.filter(({ day }) => day >= firstRetainedDay(now))
    const fitting = withRoom(kept, await hostsOf(trx, [...new Set(kept.map(({ day }) => day))]))
    for (let at = 0; at < fitting.length; at += rowsOfStatement) {
      await trx(table)
        .insert(fitting.slice(at, at + rowsOfStatement))
        .onConflict(['day', 'article', 'host', 'device'])
        .merge({ openings: trx.raw('?? + excluded.??', [`${table}.openings`, 'openings']) })
    }
  })
}

/** Deletes views older than the privacy page promises. */
async function sweepArticleViews(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.connection(table).where('day', '<', firstRetainedDay(now)).delete()
  await strapi.db
    .connection(batches)
    .where('taken_at', '<', new Date(now.getTime() - batchKnownMs))
    .delete()
}

const day = 86_400_000

/** Deletes views older than the stored months, now and every day. */
export async function sweepArticleViewsDaily(strapi: Core.Strapi): Promise<void> {
  await sweepArticleViews(strapi, new Date())
  setInterval(() => {
    sweepArticleViews(strapi, new Date()).catch((error: unknown) => {
      strapi.log.warn(`Old openings were not swept: ${String(error)}`)
    })
  }, day).unref()
}
