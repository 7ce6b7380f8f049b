import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

const day = 86_400_000

/** Deletes the reviews and remarks of pieces that are gone, from the bin too. Safe to run on any replica, any number of times. */
async function sweep(strapi: Core.Strapi): Promise<void> {
  for (const table of ['reviews', 'remarks'])
    await strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) =>
      trx(table)
        .whereNotIn('item_id', trx('articles').select('document_id').whereNotNull('document_id'))
        .whereNotIn('item_id', trx('stories').select('document_id').whereNotNull('document_id'))
        .whereNotIn('item_id', trx('newsroom_binned_items').select('item_id'))
        .delete(),
    )
}

/** Sweeps now and every day. */
export async function sweepReviewsDaily(strapi: Core.Strapi): Promise<void> {
  await sweep(strapi)
  setInterval(() => {
    sweep(strapi).catch((error: unknown) => {
      strapi.log.warn(`Reviews of what is gone were not swept: ${String(error)}`)
    })
  }, day).unref()
}
