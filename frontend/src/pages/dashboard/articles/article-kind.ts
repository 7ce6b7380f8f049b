import { articleBody, articleDraftBody } from '@artha/contract/article-body'
import type { DeskArticle } from '@artha/contract/desk'
import {
  autosave,
  createArticle,
  createArticleDraft,
  forgetAutosave,
  readArticleVersion,
  readAutosave,
  readDeskArticle,
  updateArticle,
  updateArticleDraft,
} from '../../../api/desk.ts'
import {
  articleValuesIn,
  bodyOfArticle,
  emptyArticle,
  valuesOfArticle,
  valuesOnTheDesk,
  type ArticleValues,
} from '../../../features/dashboard/article-form/article-values.ts'
import { articleConflict } from '../../../features/dashboard/conflict/article-conflict.ts'
import { contractProblems } from '../editor/contract-problems.ts'
import type { EditorKind } from '../editor/editor-kind.ts'

export const articleKind: EditorKind<ArticleValues, DeskArticle> = {
  kind: 'article',
  empty: emptyArticle,
  valuesIn: articleValuesIn,
  valuesOf: valuesOnTheDesk,
  conflictOf: articleConflict,
  problemsOf: (values, base) => contractProblems(articleBody, bodyOfArticle(values, base)),
  previewOf: (values, base) => ({ kind: 'article', article: bodyOfArticle(values, base) }),
  read: readDeskArticle,
  create: (values, base, guards) => createArticle(bodyOfArticle(values, base), guards),
  update: (id, values, base, guards) => updateArticle(id, bodyOfArticle(values, base), guards),
  earlier: async (id, version) => valuesOfArticle((await readArticleVersion(id, version)).article),
  autosaves: { read: readAutosave, keep: autosave, forget: forgetAutosave },
  draft: {
    problemsOf: (values, base) => contractProblems(articleDraftBody, bodyOfArticle(values, base)),
    create: (values, base, guards) => createArticleDraft(bodyOfArticle(values, base), guards),
    update: (id, values, base, guards) => updateArticleDraft(id, bodyOfArticle(values, base), guards),
  },
}
