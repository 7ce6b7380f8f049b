import { articleBody } from '@artha/contract/article-body'
import type { DeskArticle } from '@artha/contract/desk'
import { createArticle, readDeskArticle, updateArticle } from '../../../api/desk.ts'
import {
  articleValuesIn,
  bodyOfArticle,
  emptyArticle,
  valuesOfArticle,
  type ArticleValues,
} from '../../../features/dashboard/article-form/article-values.ts'
import { articleConflict } from '../../../features/dashboard/conflict/article-conflict.ts'
import { contractProblems } from '../editor/contract-problems.ts'
import type { EditorKind } from '../editor/editor-kind.ts'

export const articleKind: EditorKind<ArticleValues, DeskArticle> = {
  kind: 'article',
  empty: emptyArticle,
  valuesIn: articleValuesIn,
  valuesOf: valuesOfArticle,
  conflictOf: articleConflict,
  problemsOf: (values, base) => contractProblems(articleBody, bodyOfArticle(values, base)),
  previewOf: (values, base) => ({ kind: 'article', article: bodyOfArticle(values, base) }),
  read: readDeskArticle,
  create: (values, base, guards) => createArticle(bodyOfArticle(values, base), guards),
  update: (id, values, base, guards) => updateArticle(id, bodyOfArticle(values, base), guards),
}
