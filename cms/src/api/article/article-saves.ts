import { rowsOf } from '@artha/base/rows'
import { markupMeter } from '@artha/contract/rich-text-meter'
import type { Core } from '@strapi/strapi'
import { sanitiseRichText, markupProblem } from '../../rich-text'
import { watchSaves } from '../writes/watch-saves'
import { articleColumns } from './article-columns'
import { articlePublishProblems } from './article-publish-problems'
import { derivedFieldsOf, type SavedArticle } from './derived-fields'
import { recordFigures } from './figure-ends'
import { recordAddress } from './former-addresses'
import { recordLinks } from './stored-links'
import { withNormalisedLists } from './written-lists'

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

/** Returns the texts of a draft that have too much markup to be stored. All other problems may wait until it is published. */
export function draftProblems({ content, sections }: ArticleInput): Record<string, string> {
  const meter = markupMeter()
  const texts: [string, unknown][] = [
    ['content', content],
    ...(Array.isArray(sections) ? sections.map((section, at): [string, unknown] => [`sections.${at}.description`, section?.description]) : []),
  ]
  return Object.fromEntries(
    texts.flatMap(([field, text]) => {
      const problem = typeof text === 'string' ? markupProblem(text, meter) : undefined
      return problem === undefined ? [] : [[field, problem]]
    }),
  )
}

/** Removes markup outside the policy from every text that readers see as HTML. */
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

/** Writes the columns that lists and groups read. */
async function writeDerivedFields(strapi: Core.Strapi, documentId: string) {
  const rows = await rowsOf<SavedRow>(strapi, uid).findMany({ where: { documentId }, populate: { sections: true } })
  const now = new Date()
  for (const row of rows) {
    const data = { ...derivedFieldsOf(row), publicationDate: row.publicationDate ?? now }
    // `updateMany` leaves the time of change as it is. If the published row looked as new as its draft, the Studio would take the draft for
    // published and refuse to publish it.
    await strapi.db.query(uid).updateMany({ where: { id: row.id }, data })
  }
  await recordFigures(strapi, documentId)
  await recordLinks(strapi, documentId)
  await recordAddress(
    strapi,
    documentId,
    rows.find(({ publishedAt }) => publishedAt !== null),
  )
}

/** Sanitises, checks and derives fields at every save of an article, from any source, in the transaction of the save. */
export function watchArticleSaves(strapi: Core.Strapi) {
  watchSaves(strapi, {
    uid,
    columns: articleColumns,
    resetFields: { publicationDate: null, featured: false, slug: null },
    draftProblems,
    publishProblems: (documentId) => articlePublishProblems(strapi, documentId),
    prepare: (data) => withNormalisedLists(sanitisedInput(data)),
    finish: (documentId) => writeDerivedFields(strapi, documentId),
  })
}
