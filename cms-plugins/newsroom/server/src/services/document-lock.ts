import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

/** Locks a document for a save or a deletion, so that writes to one document run one after the other. */
export const documentLock = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Locks a document until the surrounding transaction ends; other writers wait. It locks the id and not the rows: publishing and
   * discarding replace rows, and two transactions that lock rows in different order would deadlock. SQLite needs no lock, because it has
   * one writer at a time.
   */
  async lock(documentId: string): Promise<void> {
    if (strapi.db.dialect.client !== 'postgres') return
    await strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) => trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [documentId]))
  },
})

export const documentLockService = (strapi: Core.Strapi): ReturnType<typeof documentLock> => strapi.plugin('newsroom').service('documentLock')
