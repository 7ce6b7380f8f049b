import { foldVersion } from '@artha/contract/fold-text'
import type { Core } from '@strapi/strapi'
import { setImmediate as turn } from 'node:timers/promises'
import { foldTitle } from '../api/writes/folded-title'

const batch = 500
const tables = ['articles', 'stories']

interface Row {
  id: number
  title: string | null
  title_folded: string | null
}

/** Folds the titles of a table again, batch by batch; a title saved meanwhile is folded by its save. */
async function foldTable({ db: { connection } }: Core.Strapi, table: string, isStopped: () => boolean): Promise<void> {
  for (let last = 0; !isStopped();) {
    const rows: Row[] = await connection(table).select('id', 'title', 'title_folded').where('id', '>', last).orderBy('id').limit(batch)
    const changed = rows.filter(({ title, title_folded }) => foldTitle(title ?? '') !== title_folded)
    if (changed.length > 0) {
      await connection.transaction(async (trx) => {
        for (const { id, title } of changed)
          await trx(table)
            .where({ id, title })
            .update({ title_folded: foldTitle(title ?? '') })
      })
    }
    const read = rows.at(-1)
    if (read === undefined) return
    last = read.id
    await turn()
  }
}

/** Folds all titles again, in the background, if another build folded them differently; otherwise reads one row. */
export async function refoldTitles(strapi: Core.Strapi, isStopped: () => boolean): Promise<void> {
  const noted = strapi.store({ type: 'core', name: 'artha', key: 'folded-by' })
  if ((await noted.get({})) === foldVersion) return
  for (const table of tables) await foldTable(strapi, table, isStopped)
  if (!isStopped()) await noted.set({ value: foldVersion })
}
