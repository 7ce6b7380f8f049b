import { writtenArticle, type ArticleVersion, type WrittenArticle } from '@artha/contract/versions'
import type { Core } from '@strapi/strapi'
import { shaped, type Single } from '../answers/answerable'
import { articleAnswer, asFarAsWritten, type WholeArticleRow } from '../article/article-answer'
import { optionalOnTheDesk } from '../article/optional-fields'
import { articlePictures } from '../article/published-articles'
import { sanitisedInput } from '../article/article-saves'
import { filledInOf } from './filled-in'
import { versionOf } from './kept-versions'

const uid = 'api::article.article'

/** Reads an article as one save left it. Sanitised again, because the rules may have become stricter since. */
export async function readArticleVersion(strapi: Core.Strapi, documentId: string, number: number): Promise<Single<ArticleVersion>> {
  const version = await versionOf<WholeArticleRow>(strapi, uid, documentId, number)
  if (version === undefined) return 'absent'
  const { row: kept, ...head } = version
  // A version from an older release may lack newer fields; the contract checks it below.
  const row: WholeArticleRow = asFarAsWritten({ ...sanitisedInput(kept), documentId })
  const pictures = await articlePictures(strapi, [row])
  const answerOf = (found: WholeArticleRow): WrittenArticle => ({
    ...articleAnswer(found, pictures),
    ...optionalOnTheDesk(found),
    version: number,
    filledIn: filledInOf(found),
  })
  const result = shaped({ uid, schema: writtenArticle, answerOf }, row)
  return 'answer' in result ? { ...head, article: result.answer } : 'unanswerable'
}
