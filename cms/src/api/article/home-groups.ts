import { columnOfGroup, isInWordGroup, wordGroups, type WordGroupColumn } from '@artha/contract/home-groups'

/** The groups that an article's category and subcategory decide, each a column; "trending" and "bottom" are columns of their own. */
export type HomeGroupFlags = Record<WordGroupColumn, boolean>

/** Which sections of the front page an article belongs to. Decided when it is saved, so that reading a group is one indexed query. */
export const homeGroupsOf = (article: { category: string; subcategory: string }): HomeGroupFlags =>
  Object.fromEntries(wordGroups.map((group) => [columnOfGroup(group), isInWordGroup(group, article)])) as HomeGroupFlags
