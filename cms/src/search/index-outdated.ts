import type { SearchType } from '@artha/contract/search-types'
import { searchPlaces } from '@artha/contract/search-places'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { setImmediate as turn } from 'node:timers/promises'
import { placeStamp } from './documents-of'
import { indexPiece } from './index-piece'
import { indexVersion } from './search-tables'
import { storeCorrectionWords } from './write-index'

const batch = 50

/** The table of each kind, and the column that identifies its pieces. */
const sources = [
  { kind: 'terms', table: 'terms', ref: 'document_id' },
  { kind: 'figures', table: 'figures', ref: 'figure_key' },
  { kind: 'stories', table: 'stories', ref: 'document_id' },
  { kind: 'articles', table: 'articles', ref: 'document_id' },
] as const

type Source = (typeof sources)[number]

const visibleRows = (database: Knex, { kind, table }: Source) => {
  const rows = database(`${table} as piece`).whereNotNull('piece.published_at')
  if (kind === 'figures') return rows.whereNull('piece.withdrawn_on')
  if (kind === 'articles')
    return rows.whereNotNull('piece.publication_date').where((query) => void query.where('piece.noindex', false).orWhereNull('piece.noindex'))
  return kind === 'stories' ? rows.whereNotNull('piece.publication_date') : rows
}

/** Returns pieces that readers may see and that are missing or outdated in the index. */
async function unindexed(database: Knex, source: Source, after: string): Promise<string[]> {
  const ref = `piece.${source.ref}`
  const newest = visibleRows(database, source).select({ ref }).max({ last: 'piece.id' }).where(ref, '>', after).groupBy(ref).as('newest')
  const rows: { ref: string }[] = await database
    .select('newest.ref')
    .from(newest)
    .whereNotExists(
      database('search_docs')
        .select('search_docs.id')
        .whereRaw('search_docs.kind = ? and search_docs.ref = newest.ref and search_docs.stamp = ? || cast(newest.last as text)', [
          source.kind,
          `${indexVersion}:`,
        ]),
    )
    .orderBy('newest.ref')
    .limit(batch)
  return rows.map((row) => row.ref)
}

async function indexOne(strapi: Core.Strapi, kind: SearchType, ref: string) {
  const document = await strapi.db.transaction(() => indexPiece(strapi, kind, ref))
  if (document) await storeCorrectionWords(strapi.db.connection, [document])
  // Lets waiting requests run between two pieces
  await turn()
}

/** Removes pieces from the index that a program without this index deleted. */
async function forgetGone(strapi: Core.Strapi, source: Source) {
  const gone: { ref: string }[] = await strapi.db
    .connection('search_docs')
    .select('search_docs.ref')
    .where('search_docs.kind', source.kind)
    .whereNotExists(visibleRows(strapi.db.connection, source).select('piece.id').whereRaw(`piece.${source.ref} = search_docs.ref`))
  for (const { ref } of gone) await indexOne(strapi, source.kind, ref)
}

async function indexPlaces(strapi: Core.Strapi) {
  const rows: { kind: SearchType; ref: string; stamp: string }[] = await strapi.db
    .connection('search_docs')
    .whereIn('kind', ['calculators', 'topics', 'pages'])
    .select('kind', 'ref', 'stamp')
  const known = new Map(rows.map(({ ref, stamp }) => [ref, stamp]))
  for (const place of searchPlaces) if (known.get(place.path) !== placeStamp(place)) await indexOne(strapi, place.type, place.path)
  for (const { kind, ref } of rows) if (!searchPlaces.some(({ path }) => path === ref)) await indexOne(strapi, kind, ref)
}

/** Indexes what is missing or outdated, each piece in its own transaction; if nothing is, it writes nothing. */
export async function indexOutdated(strapi: Core.Strapi, isStopped: () => boolean): Promise<void> {
  await indexPlaces(strapi)
  for (const source of sources) {
    await forgetGone(strapi, source)
    for (let last = ''; !isStopped();) {
      const refs = await unindexed(strapi.db.connection, source, last)
      for (const ref of refs) if (!isStopped()) await indexOne(strapi, source.kind, ref)
      const read = refs.at(-1)
      if (read === undefined) break
      last = read
    }
  }
}
