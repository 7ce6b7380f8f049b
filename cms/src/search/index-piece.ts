import type { SearchType } from '@artha/contract/search-types'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { documentOf } from './documents-of'
import type { SearchDocument } from './search-document'
import { writeIndex } from './write-index'

/**
 * Brings the index to what readers may see of a piece now. Belongs into a transaction. On PostgreSQL two wait for one another from
 * before they read to their end: else one could write what it has read over what the other has taken out.
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
