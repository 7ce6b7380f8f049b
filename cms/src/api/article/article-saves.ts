import type { Core, Modules } from '@strapi/strapi'
import { sanitiseRichText } from '../../rich-text'
import { derivedFieldsOf } from './derived-fields'

const uid = 'api::article.article'
const changing = new Set(['create', 'update', 'publish', 'clone', 'discardDraft'])

interface ArticleInput {
  title?: string
  publicationDate?: string | Date | null
  content?: string | null
  sections?: { description?: string | null }[] | null
}

/** What an editor sent, made safe to keep: markup outside the policy is removed from every text that readers see as HTML. */
export function sanitisedInput<Input extends ArticleInput>(input: Input): Input {
  return {
    ...input,
    ...(typeof input.content === 'string' ? { content: sanitiseRichText(input.content) } : {}),
    ...(Array.isArray(input.sections)
      ? {
          sections: input.sections.map((section) =>
            typeof section.description === 'string' ? { ...section, description: sanitiseRichText(section.description) } : section,
          ),
        }
      : {}),
  }
}

/** Writes what lists and groups read, from the rows as they now are: a save may have sent only some of the fields. */
async function writeDerivedFields(strapi: Core.Strapi, documentId: string) {
  const rows = await strapi.db.query(uid).findMany({ where: { documentId }, populate: { sections: true } })
  for (const row of rows) {
    const data = { ...derivedFieldsOf(row), publicationDate: row.publicationDate ?? new Date() }
    await strapi.db.query(uid).update({ where: { id: row.id }, data })
  }
}

/**
 * Every save of an article comes through here, from the Studio, the dashboard and the seed alike: sanitised before it is
 * kept, its groups decided in the same transaction.
 */
export function watchArticleSaves(strapi: Core.Strapi) {
  strapi.documents.use(async (context: Modules.Documents.Middleware.Context, next) => {
    if (context.uid !== uid || !changing.has(context.action)) return next()
    if ('data' in context.params && context.params.data) {
      const input: ArticleInput = Object(context.params.data)
      context.params.data = sanitisedInput(input)
    }
    return strapi.db.transaction(async () => {
      const result = await next()
      const documentId = (result as { documentId?: string } | undefined)?.documentId
        ?? ('documentId' in context.params ? context.params.documentId : undefined)
      if (typeof documentId === 'string') await writeDerivedFields(strapi, documentId)
      return result
    })
  })
}
