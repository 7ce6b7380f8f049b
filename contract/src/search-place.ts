import type { SearchType } from './search-types.ts'
import { topicPath } from './topics.ts'

/** A page of this site that no editor writes, as search finds it: its title, its purpose, and other words for it. */
export interface SearchPlace {
  path: string
  type: Extract<SearchType, 'calculators' | 'topics' | 'pages'>
  title: string
  line: string
  /** Its subjects, separated by commas. */
  words: string
  /** Other names, each as good as the title. Hindi names follow from the search's word list; only others stand here. */
  names: readonly string[]
  /** The category that it belongs to; "" if none. */
  topic: string
}

const namesIn = (names: string) => names.split(', ').filter(Boolean)

export const calculatorPlace = (name: string, title: string, line: string, words = '', names = ''): SearchPlace => ({
  path: `/${name}-calculator`,
  type: 'calculators',
  title,
  line,
  words,
  names: namesIn(names),
  topic: '',
})
export const topicPlace = (category: string, line: string, words = '', names = ''): SearchPlace => ({
  path: topicPath(category),
  type: 'topics',
  title: category,
  line,
  words,
  names: namesIn(names),
  topic: category,
})
export const sitePlace = (path: string, title: string, line: string, words = '', names = ''): SearchPlace => ({
  path,
  type: 'pages',
  title,
  line,
  words,
  names: namesIn(names),
  topic: '',
})
