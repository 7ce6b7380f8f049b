import { rowsOf } from '@artha/base/rows'
import { innerLinksIn } from '@artha/contract/inner-links'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

const uid = 'api::article.inner-link'

interface InnerLink {
  articleId: string
  /** The path that the published article links to; "" in the one row of an article without links, which says that it was read. */
  path: string
}

interface PublishedText {
  documentId: string
  content: string | null
  sections: { description: string | null }[]
}

const innerLinkRows = (strapi: Core.Strapi) => rowsOf<InnerLink>(strapi, uid)
const published = { publishedAt: { $notNull: true } }

async function replaceLinks(strapi: Core.Strapi, { documentId: articleId, content, sections }: PublishedText) {
  const texts = [content ?? '', ...sections.map(({ description }) => description ?? '')]
  const paths = innerLinksIn(texts.join('\n'))
  await innerLinkRows(strapi).deleteMany({ where: { articleId } })
  await innerLinkRows(strapi).createMany({ data: (paths.length === 0 ? [''] : paths).map((path) => ({ articleId, path })) })
}

/** Stores the paths of ours that the published text links to. Must run inside the transaction of the save. */
export async function recordLinks(strapi: Core.Strapi, documentId: string): Promise<void> {
  const row = await rowsOf<PublishedText>(strapi, 'api::article.article').findOne({
    where: { ...published, documentId },
    populate: { sections: true },
  })
  if (row === null) await innerLinkRows(strapi).deleteMany({ where: { articleId: documentId } })
  else await replaceLinks(strapi, row)
}

/** Deletes the links of deleted articles. */
export function deleteLinksOfDeleted(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next()
    const { action, params, uid: type } = context
    if (action === 'delete' && type === 'api::article.article' && 'documentId' in params)
      await innerLinkRows(strapi).deleteMany({ where: { articleId: params.documentId } })
    return result
  })
}

const batch = 200

/** Stores the links of articles published before links were recorded. Runs at each start. */
export async function recordLinksOfOldArticles(strapi: Core.Strapi): Promise<void> {
  const unread = (connection: Knex): Promise<{ id: string }[]> =>
    connection('articles as article')
      .select('article.document_id as id')
      .whereNotNull('article.published_at')
      .whereNotExists(connection('inner_links').select('inner_links.id').whereRaw('inner_links.article_id = article.document_id'))
      .limit(batch)
  for (;;) {
    const found = await unread(strapi.db.connection)
    for (const { id } of found) await strapi.db.transaction(() => recordLinks(strapi, id))
    if (found.length < batch) return
  }
}
