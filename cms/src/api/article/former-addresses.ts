import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { createHash } from 'node:crypto'

/** Kept by hand: a row is written where it is not there yet, whichever replica does it first. */
const table = 'former_addresses'

/** What the words of an article's address follow from: those that an editor chose, else those of its title. */
export interface Addressed {
  title: string | null
  slug?: string | null
}

/** Titles with the same words have the same address, whatever stands between them. A key, since a title may be long. */
export function wordsKey({ title, slug }: Addressed): string {
  const words =
    slug ||
    (
      (title ?? '')
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    ).join(' ')
  return createHash('sha256').update(words).digest('hex')
}

const rowOf = (articleId: string, { title, slug }: Addressed) => ({
  article_id: articleId,
  words_key: wordsKey({ title, slug }),
  title: title ?? '',
  slug: slug ?? '',
})

const addOnce = (database: Knex, rows: object[]) => database(table).insert(rows).onConflict(['article_id', 'words_key']).ignore()

/**
 * Notes the words of what is published now; those before become former ones. Back at words that it had, these are no former
 * ones any more. Belongs into the transaction of the save, with the document locked.
 */
export async function noteAddress(strapi: Core.Strapi, articleId: string, published: Addressed | undefined): Promise<void> {
  if (published === undefined) return
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const row = rowOf(articleId, published)
    const present: { words_key: string }[] = await trx(table).where({ article_id: articleId }).whereNull('left_at').select('words_key')
    if (present.length === 1 && present[0]?.words_key === row.words_key) return
    await trx(table).where({ article_id: articleId }).whereNull('left_at').update({ left_at: new Date() })
    await addOnce(trx, [row])
    await trx(table).where({ article_id: articleId, words_key: row.words_key }).update({ left_at: null, title: row.title, slug: row.slug })
  })
}

/** What is deleted has no address. */
export function forgetAddressesOfDeleted(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next()
    const { action, params, uid } = context
    if (action === 'delete' && uid === 'api::article.article' && 'documentId' in params)
      await strapi.db.query('api::article.former-address').deleteMany({ where: { articleId: params.documentId } })
    return result
  })
}

const batch = 500

/** The addresses that articles from before this was noted have today, at a start; where all are noted this reads them and writes nothing. */
export async function noteAddressesOfOld(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db
  for (let last = ''; ;) {
    const rows: (Addressed & { id: string })[] = await connection('articles as article')
      .select('article.document_id as id', 'article.title', 'article.slug')
      .where('article.document_id', '>', last)
      .whereNotNull('article.published_at')
      .whereNotExists(connection(table).select('former_addresses.id').whereRaw('former_addresses.article_id = article.document_id'))
      .orderBy('article.document_id')
      .limit(batch)
    const read = rows.at(-1)
    if (read === undefined) return
    await addOnce(
      connection,
      rows.map(({ id, ...words }) => rowOf(id, words)),
    )
    last = read.id
  }
}
