import { rowsOf } from '@artha/base/rows'
import { article, type Article } from '@artha/contract/article'
import {
  comparedParts,
  maxPublishedVersions,
  type ComparisonQuery,
  type PublishedVersions,
  type VersionComparison,
} from '@artha/contract/published-versions'
import { withoutMarkup } from '@artha/contract/rich-text-meter'
import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'
import { answerOfRow, type SingleAnswer } from '../answers/answers-of-rows'
import { withCurrentMarks } from '../figure/current-marks'
import { articleAnswer, withDraftDefaults, type WholeArticleRow } from './article-answer'
import { sanitisedInput } from './article-saves'
import { changedWords } from './changed-words'
import { partsOfArticle } from './compared-parts'
import { visible } from './published-articles'

const uid = 'api::article.article'

/** The public article whose versions are read. */
interface ComparedRow {
  documentId: string
  title: string
  slug: string | null
  version: number | null
}

const articleOf = ({ documentId, title, slug }: ComparedRow) => ({ _id: documentId, title, ...(slug && { slug }) })

interface StoredArticle extends WholeArticleRow {
  [column: string]: unknown
}

const noPictures = new Map<string, never>()

/** Reads the article, if the public may see it and its versions, and the versions that readers had, newest first. */
async function readShown(strapi: Core.Strapi, documentId: string, now: Date, asked: { limit: number; numbers?: readonly number[] }) {
  const row = await rowsOf<ComparedRow>(strapi, uid).findOne({
    select: ['documentId', 'title', 'slug', 'version'],
    where: { ...visible(now), documentId, showsVersions: true },
  })
  if (row === null) return undefined
  const versions = await newsroomOf(strapi).shownVersions<StoredArticle>(uid, documentId, { ...asked, live: row.version ?? 0, now })
  return { row, versions }
}

/** Maps a stored version to the article that readers had; undefined if today's contract does not allow it. */
function shownArticle(documentId: string, stored: StoredArticle): Article | undefined {
  // A version from an older release may lack newer fields.
  const row: WholeArticleRow = withDraftDefaults({ ...stored, documentId })
  const result = answerOfRow({ uid, schema: article, answerOf: (found: WholeArticleRow) => articleAnswer(found, noPictures) }, row)
  return 'answer' in result ? result.answer : undefined
}

/** Returns all that readers see of an article as one text, to find out if a save changed anything for them. */
const contentOf = ({ title, content, sections, shortVersion, figureData, caption, credit, sources }: Article, standfirst: string | null) =>
  JSON.stringify([title, standfirst ?? '', content, sections, shortVersion, figureData, caption, credit, sources])

/** Lists the versions that readers had, newest first, with the number of words that each changed. */
export async function listPublishedVersions(strapi: Core.Strapi, documentId: string, now: Date): Promise<PublishedVersions | undefined> {
  const shown = await readShown(strapi, documentId, now, { limit: maxPublishedVersions })
  if (shown === undefined) return undefined
  const oldestFirst = shown.versions.toReversed().flatMap(({ number, since, row }) => {
    const answer = shownArticle(documentId, row)
    if (answer === undefined) return []
    // Words are only counted here, so the markup is not sanitised.
    const words = Object.values(partsOfArticle(answer, row.standfirst ?? '', withoutMarkup)).join('\n')
    return [{ number, since: since.toISOString(), content: contentOf(answer, row.standfirst), words }]
  })
  const changing = oldestFirst.filter(({ content }, at) => content !== oldestFirst[at - 1]?.content)
  const versions = changing.map(({ number, since, words }, at) => {
    const before = changing[at - 1]
    return { number, since, ...(before && { words: changedWords(before.words, words) }) }
  })
  return { article: articleOf(shown.row), versions: versions.toReversed() }
}

/** Compares two versions that readers had. Both are sanitised again, because the rules may have become stricter since. */
export async function comparePublishedVersions(
  strapi: Core.Strapi,
  documentId: string,
  { from, to }: ComparisonQuery,
  now: Date,
): Promise<SingleAnswer<VersionComparison>> {
  const shown = await readShown(strapi, documentId, now, { limit: 2, numbers: [from, to] })
  const [after, before] = shown?.versions ?? []
  if (before === undefined || after === undefined) return 'absent'
  const articles = [before, after].flatMap(({ row }) => shownArticle(documentId, sanitisedInput(row)) ?? [])
  const [earlier, later] = await withCurrentMarks(strapi, articles, now)
  if (earlier === undefined || later === undefined) return 'unanswerable'
  const [old, present] = [partsOfArticle(earlier, before.row.standfirst ?? ''), partsOfArticle(later, after.row.standfirst ?? '')]
  return {
    before: { number: before.number, since: before.since.toISOString() },
    after: { number: after.number, since: after.since.toISOString() },
    changes: comparedParts.flatMap((part) => (old[part] === present[part] ? [] : [{ part, before: old[part], after: present[part] }])),
  }
}
