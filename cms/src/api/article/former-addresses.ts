import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { createHash } from 'node:crypto'

/** Written with plain SQL: inserts a row only if it is missing, whichever replica comes first. */
const table = 'former_addresses'

/** The source of the words in an article's address: the slug that an editor chose, or else the title. */
export interface AddressSource {
  title: string | null
  slug?: string | null
}

/** Hashes the words of a title or slug, so that texts that differ only in punctuation share an address. Hashed, because a title may be long. */
export function addressHash({ title, slug }: AddressSource): string {
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

const rowOf = (articleId: string, { title, slug }: AddressSource) => ({
  article_id: articleId,
  words_key: addressHash({ title, slug }),
  title: title ?? '',
  slug: slug ?? '',
})

const addOnce = (database: Knex, rows: object[]) => database(table).insert(rows).onConflict(['article_id', 'words_key']).ignore()

/**
 * Stores the words of the published article's address; earlier words become former ones, unless the article returns to them. Must run inside the
 * transaction of the save, with the document locked.
 */
export async function recordAddress(strapi: Core.Strapi, articleId: string, published: AddressSource | undefined): Promise<void> {
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

/** Deletes the addresses of deleted articles. */
export function deleteAddressesOfDeleted(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next()
    const { action, params, uid } = context
    if (action === 'delete' && uid === 'api::article.article' && 'documentId' in params)
      await strapi.db.query('api::article.former-address').deleteMany({ where: { articleId: params.documentId } })
    return result
  })
}

const batch = 500

/** Stores the present addresses of articles published before addresses were recorded. Runs at each start and writes nothing if all are there. */
export async function recordAddressesOfOldArticles(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db
  for (let last = ''; ;) {
    const rows: (AddressSource & { id: string })[] = await connection('articles as article')
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
