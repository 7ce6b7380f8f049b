import { columnOfGroup, isInWordGroup, wordGroups, type WordGroupColumn } from '@artha/contract/home-groups'
import { foldTitle } from '../writes/folded-title'
import { firstCharacters, plainText, runningText } from './plain-text'

/** The groups that category and subcategory decide, each a column; "trending" and "bottom" have columns of their own. */
type HomeGroupFlags = Record<WordGroupColumn, boolean>

/** Decides the front-page groups of an article. Computed at each save, so that reading a group is one indexed query. */
export const homeGroupsOf = (article: { category: string; subcategory: string }): HomeGroupFlags =>
  Object.fromEntries(wordGroups.map((group) => [columnOfGroup(group), isInWordGroup(group, article)])) as HomeGroupFlags

export const excerptLength = 150

/** A row of an article. Any field of a Studio draft may be missing. */
export interface SavedArticle {
  title?: string | null
  category?: string | null
  subcategory?: string | null
  imageUrl?: string | null
  content?: string | null
  sections?: { description?: string | null; imageUrl?: string | null; imageAlt?: string | null }[]
}

export interface DerivedFields extends HomeGroupFlags {
  titleFolded: string
  excerpt: string
  coverUrl: string
  coverAlt: string
}

/** Derives the columns that lists and the front page read, once at each save. */
export function derivedFieldsOf(article: SavedArticle): DerivedFields {
  const first = article.sections?.[0] ?? {
    description: article.content ?? '',
    imageUrl: article.imageUrl,
    imageAlt: '',
  }
  const description = first.description ?? ''
  return {
    ...homeGroupsOf({ category: article.category ?? '', subcategory: article.subcategory ?? '' }),
    titleFolded: foldTitle(article.title ?? ''),
    excerpt: firstCharacters(runningText(description) || plainText(description), excerptLength),
    coverUrl: first.imageUrl ?? '',
    coverAlt: first.imageAlt ?? '',
  }
}
