import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

/** Whoever saves or deletes a document holds it first, so that writes of one document come one after the other. */
export const documentLock = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Holds a document until the transaction around ends; another one waits here. By its id and not by its rows: publishing and
   * discarding put new rows in the place of old ones, and two that hold rows in different order wait for each other for
   * ever. SQLite has one writer at a time as it is.
   */
  async hold(documentId: string): Promise<void> {
    if (strapi.db.dialect.client !== 'postgres') return
    await strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) => trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [documentId]))
  },
})

export const documentLockService = (strapi: Core.Strapi): ReturnType<typeof documentLock> => strapi.plugin('newsroom').service('documentLock')
