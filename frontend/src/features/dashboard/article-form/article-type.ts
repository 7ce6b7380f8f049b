import { useMemo } from 'react'
import { articleBody, articleDraftBody } from '@artha/contract/article-body'
import type { DeskArticle } from '@artha/contract/desk'
import {
  guardHeaders,
  readArticleVersion,
  readAutosave,
  readDeskArticle,
  useSendAutosave,
  useCreateArticle,
  useCreateArticleDraft,
  useForgetAutosave,
  useUpdateArticle,
  useUpdateArticleDraft,
} from '../api.ts'
import { articleValuesIn, bodyOfArticle, emptyArticle, valuesOfArticle, valuesOfDeskArticle, type ArticleValues } from './article-values.ts'
import { articleConflict } from '../conflict/article-conflict.ts'
import type { Autosaves } from '../editor/autosave-calls.ts'
import { contractProblems } from '../editor/contract-problems.ts'
import type { EntryType, EntryRules, SaveRequests } from '../editor/entry-type.ts'

export const articleRules: EntryRules<ArticleValues, DeskArticle> = {
  kind: 'article',
  empty: emptyArticle,
  valuesIn: articleValuesIn,
  valuesOf: valuesOfDeskArticle,
  conflictOf: articleConflict,
  previewOf: (values, base) => ({ kind: 'article', article: bodyOfArticle(values, base) }),
}

export function useArticleType(): EntryType<ArticleValues, DeskArticle> {
  const create = useCreateArticle()
  const update = useUpdateArticle()
  const draft = useDraftSaves()
  const autosaves = useAutosaves()
  return useMemo(
    () => ({
      ...articleRules,
      problemsOf: (values, base) => contractProblems(articleBody, bodyOfArticle(values, base)),
      read: readDeskArticle,
      earlier: async (id, version) => valuesOfArticle((await readArticleVersion(id, version)).article),
      create: async (values, base, guards) => create({ body: bodyOfArticle(values, base), headers: guardHeaders(guards) }),
      update: async (id, values, base, guards) => update({ id, body: bodyOfArticle(values, base), headers: guardHeaders(guards) }),
      autosaves,
      draft,
    }),
    [create, update, draft, autosaves],
  )
}

function useDraftSaves(): SaveRequests<ArticleValues, DeskArticle> {
  const create = useCreateArticleDraft()
  const update = useUpdateArticleDraft()
  return useMemo(
    () => ({
      problemsOf: (values, base) => contractProblems(articleDraftBody, bodyOfArticle(values, base)),
      create: async (values, base, guards) => create({ body: bodyOfArticle(values, base), headers: guardHeaders(guards) }),
      update: async (id, values, base, guards) => update({ id, body: bodyOfArticle(values, base), headers: guardHeaders(guards) }),
    }),
    [create, update],
  )
}

function useAutosaves(): Autosaves {
  const keep = useSendAutosave()
  const forget = useForgetAutosave()
  return useMemo(
    () => ({
      read: readAutosave,
      keep: async (id, body) => keep({ id, body }),
      forget: async (id) => forget({ id }),
    }),
    [keep, forget],
  )
}
