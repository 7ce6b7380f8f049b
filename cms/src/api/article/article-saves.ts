import type { Core } from '@strapi/strapi'
import { sanitiseRichText } from '../../rich-text'
import { watchSaves } from '../desk/watch-saves'
import { derivedFieldsOf } from './derived-fields'

const uid = 'api::article.article'

interface ArticleInput {
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

/** Writes what lists and groups read. */
async function writeDerivedFields(strapi: Core.Strapi, documentId: string) {
  const rows = await strapi.db.query(uid).findMany({ where: { documentId }, populate: { sections: true } })
  const now = new Date()
  for (const row of rows) {
    const data = { ...derivedFieldsOf(row), publicationDate: row.publicationDate ?? now }
    // By `updateMany`, which leaves the time of change as it is: a row that readers have must not look as new as the draft
    // beside it, or the Studio takes the draft for published and refuses to publish it.
    await strapi.db.query(uid).updateMany({ where: { id: row.id }, data })
  }
}

/** Every save of an article, wherever it comes from: sanitised, counted, its groups decided in the same transaction. */
export function watchArticleSaves(strapi: Core.Strapi) {
  watchSaves(strapi, { uid, prepare: sanitisedInput, finish: (documentId) => writeDerivedFields(strapi, documentId) })
}
