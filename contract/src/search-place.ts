import type { SearchType } from './search-types.ts'
import { topicPath } from './topics.ts'

/** A page of this site that no editor writes: what it is called, what it is for, and by which other words it is looked for. */
export interface SearchPlace {
  path: string
  type: Extract<SearchType, 'calculators' | 'topics' | 'pages'>
  title: string
  line: string
  /** What it is about, with commas between. */
  words: string
  /** Other names, each as good as the title. Hindi names follow from the words of the search and stand here only where they do not. */
  names: readonly string[]
  /** The category that it is filed under; "" for none. */
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
