import type { SearchType } from '@artha/contract/search-types'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { documentOf } from './documents-of'
import type { SearchDocument } from './search-document'
import { writeIndex } from './write-index'

/**
 * Indexes what readers may see of a piece now. Must run inside a transaction. On PostgreSQL a lock held from the read to the end makes two wait
 * for each other: otherwise one could write an older text over the other's.
 */
export async function indexPiece(strapi: Core.Strapi, kind: SearchType, ref: string): Promise<SearchDocument | undefined> {
  if (strapi.db.dialect.client === 'postgres') {
    const lock = 'select pg_advisory_xact_lock(hashtextextended(?, 0))'
    await strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) => trx.raw(lock, [`search ${kind} ${ref}`]))
  }
  const document = await documentOf(strapi, kind, ref)
  await writeIndex(strapi, kind, ref, document)
  return document
}
