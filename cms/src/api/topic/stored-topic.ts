import { linesOf } from '../../lines-of'

/** A row of the table, as an editor writes it: lists have one item per line. Strapi stores an empty field as null or as "". */
export interface StoredTopic {
  documentId: string
  category: string
  standfirst: string | null
  readFirst: string | null
  terms: string | null
}

/** A line with an article: its address in a browser or on our pages, with or without the slug, or its id alone. */
const articleLine = /^(?:\S*\/blog\/)?([a-z0-9]{8,64})(?:[/?#]\S*)?$/

const articleIdIn = (line: string): string | undefined => articleLine.exec(line)?.[1]

/** Returns the ids of the articles in a list, in order and without repeats. */
export const articleIdsIn = (text: string | null | undefined): string[] => [...new Set(linesOf(text).flatMap((line) => articleIdIn(line) ?? []))]

/** Returns the lines that name no article. */
export const unknownLines = (text: string | null | undefined): string[] => linesOf(text).filter((line) => articleIdIn(line) === undefined)

/** Returns the slugs of the terms in a list, without repeats. */
export const termSlugsIn = (text: string | null | undefined): string[] => [...new Set(linesOf(text))]
