import { columnOfGroup, isInWordGroup, wordGroups, type WordGroupColumn } from '@artha/contract/home-groups'

/** The groups that category and subcategory decide, each a column; "trending" and "bottom" have columns of their own. */
export type HomeGroupFlags = Record<WordGroupColumn, boolean>

/** Decides the front-page groups of an article. Computed at each save, so that reading a group is one indexed query. */
export const homeGroupsOf = (article: { category: string; subcategory: string }): HomeGroupFlags =>
  Object.fromEntries(wordGroups.map((group) => [columnOfGroup(group), isInWordGroup(group, article)])) as HomeGroupFlags
