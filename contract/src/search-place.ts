import type { SearchType } from './search-types.ts'

/** A page of this site that no editor writes, as search finds it: its title, its purpose, and other words for it. */
export interface SearchPlace {
  path: string
  type: Extract<SearchType, 'calculators' | 'topics' | 'pages'>
  title: string
  line: string
  /** Its subjects, separated by commas. */
  words: string
  /** Other names, each as good as the title. Hindi names follow from the search's word list; only others are listed here. */
  names: readonly string[]
  /** The category that it belongs to; "" if none. */
  topic: string
}

/** A place as the lists write it: what it is called, what it is for, what it is about, and its other names, both with commas between. */
export type PlaceRow = readonly [at: string, title: string, line: string, words?: string, names?: string]

/** The places of a list: `path` makes their address of the first part of a row, `topic` says where they are filed. */
export const placesOf = (
  type: SearchPlace['type'],
  rows: readonly PlaceRow[],
  path: (at: string) => string = (at) => at,
  topic: (at: string) => string = () => '',
): readonly SearchPlace[] =>
  rows.map(([at, title, line, words = '', names = '']) => ({
    path: path(at),
    type,
    title,
    line,
    words,
    names: names.split(', ').filter(Boolean),
    topic: topic(at),
  }))
