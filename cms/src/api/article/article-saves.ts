import { rowsOf } from '@artha/base/rows'
import { markupMeter } from '@artha/contract/rich-text-meter'
import type { Core } from '@strapi/strapi'
import { sanitiseRichText, tooMuchIn } from '../../rich-text'
import { watchSaves } from '../writes/watch-saves'
import { articleColumns } from './article-columns'
import { articlePublishProblems } from './article-publish-problems'
import { derivedFieldsOf, type SavedArticle } from './derived-fields'
import { noteFigures } from './figure-ends'
import { noteAddress } from './former-addresses'
import { withTidyLists } from './written-lists'

interface SavedRow extends SavedArticle {
  id: number
  title: string | null
  slug: string | null
  publicationDate: string | null
  publishedAt: string | null
}

const uid = 'api::article.article'

interface ArticleInput {
  content?: string | null
  sections?: ({ description?: string | null } | null)[] | null
}

/** Which texts of a draft have too much markup to be kept. Everything else about a draft may wait until it is published. */
export function draftProblems({ content, sections }: ArticleInput): Record<string, string> {
  const meter = markupMeter()
  const texts: [string, unknown][] = [
    ['content', content],
    ...(Array.isArray(sections) ? sections.map((section, at): [string, unknown] => [`sections.${at}.description`, section?.description]) : []),
  ]
  return Object.fromEntries(
    texts.flatMap(([field, text]) => {
      const problem = typeof text === 'string' ? tooMuchIn(text, meter) : undefined
      return problem === undefined ? [] : [[field, problem]]
    }),
  )
}

/** What an editor sent, made safe to keep: markup outside the policy is removed from every text that readers see as HTML. */
export function sanitisedInput<Input extends ArticleInput>(input: Input): Input {
  return {
    ...input,
    ...(typeof input.content === 'string' ? { content: sanitiseRichText(input.content) } : {}),
    ...(Array.isArray(input.sections)
      ? {
          sections: input.sections.map((section) =>
            typeof section?.description === 'string' ? { ...section, description: sanitiseRichText(section.description) } : section,
          ),
        }
      : {}),
  }
}

/** Writes what lists and groups read. */
async function writeDerivedFields(strapi: Core.Strapi, documentId: string) {
  const rows = await rowsOf<SavedRow>(strapi, uid).findMany({ where: { documentId }, populate: { sections: true } })
  const now = new Date()
  for (const row of rows) {
    const data = { ...derivedFieldsOf(row), publicationDate: row.publicationDate ?? now }
    // By `updateMany`, which leaves the time of change as it is: a row that readers have must not look as new as the draft
    // beside it, or the Studio takes the draft for published and refuses to publish it.
    await strapi.db.query(uid).updateMany({ where: { id: row.id }, data })
  }
  await noteFigures(strapi, documentId)
  await noteAddress(
    strapi,
    documentId,
    rows.find(({ publishedAt }) => publishedAt !== null),
  )
}

/** Every save of an article, wherever it comes from: sanitised, counted, its groups decided in the same transaction. */
export function watchArticleSaves(strapi: Core.Strapi) {
  watchSaves(strapi, {
    uid,
    columns: articleColumns,
    begunAnew: { publicationDate: null, featured: false, slug: null },
    draftProblems,
    publishProblems: (documentId) => articlePublishProblems(strapi, documentId),
    prepare: (data) => withTidyLists(sanitisedInput(data)),
    finish: (documentId) => writeDerivedFields(strapi, documentId),
  })
}
