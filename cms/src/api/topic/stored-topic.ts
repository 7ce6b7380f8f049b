import { linesOf } from '../../lines-of'

/** A row of the table, as an editor writes it: lists are a line each. Strapi writes an empty field as null or as "". */
export interface StoredTopic {
  documentId: string
  category: string
  standfirst: string | null
  readFirst: string | null
  terms: string | null
}

/** The address of an article as it stands in a browser or on our pages, with or without its words; or its id alone. */
const articleLine = /^(?:\S*\/blog\/)?([a-z0-9]{8,64})(?:[/?#]\S*)?$/

const articleIdIn = (line: string): string | undefined => articleLine.exec(line)?.[1]

/** The articles that are named, in their order, none twice. */
export const articleIdsIn = (text: string | null | undefined): string[] => [...new Set(linesOf(text).flatMap((line) => articleIdIn(line) ?? []))]

/** The lines in which no article is named. */
export const strangeLines = (text: string | null | undefined): string[] => linesOf(text).filter((line) => articleIdIn(line) === undefined)

/** The terms that are named by the end of their address, none twice. */
export const termSlugsIn = (text: string | null | undefined): string[] => [...new Set(linesOf(text))]
