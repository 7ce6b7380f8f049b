import { writtenArticle, type ArticleVersion, type WrittenArticle } from '@artha/contract/versions'
import type { Core } from '@strapi/strapi'
import { answerOfRow, type SingleAnswer } from '../answers/answers-of-rows'
import { articleAnswer, withDraftDefaults, type WholeArticleRow } from '../article/article-answer'
import { optionalDeskFields } from '../article/optional-fields'
import { articlePictures } from '../article/published-articles'
import { sanitisedInput } from '../article/article-saves'
import { autoFilledFields } from './filled-in'
import { versionOf } from './stored-versions'

const uid = 'api::article.article'

/** Reads an article as one save left it. Sanitised again, because the rules may have become stricter since. */
export async function readArticleVersion(strapi: Core.Strapi, documentId: string, number: number): Promise<SingleAnswer<ArticleVersion>> {
  const version = await versionOf<WholeArticleRow>(strapi, uid, documentId, number)
  if (version === undefined) return 'absent'
  const { row: kept, ...head } = version
  // A version from an older release may lack newer fields; the contract checks it below.
  const row: WholeArticleRow = withDraftDefaults({ ...sanitisedInput(kept), documentId })
  const pictures = await articlePictures(strapi, [row])
  const answerOf = (found: WholeArticleRow): WrittenArticle => ({
    ...articleAnswer(found, pictures),
    ...optionalDeskFields(found),
    version: number,
    filledIn: autoFilledFields(found),
  })
  const result = answerOfRow({ uid, schema: writtenArticle, answerOf }, row)
  return 'answer' in result ? { ...head, article: result.answer } : 'unanswerable'
}
