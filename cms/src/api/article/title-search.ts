import type { Core } from '@strapi/strapi'
import { foldTitle } from './derived-fields'

/** Trigram indexes know nothing of shorter texts; those are looked up as beginnings of words. */
const shortestTrigramText = 3

const ftsPhrase = (text: string) => `"${text.replaceAll('"', '""')}"`
const likeLiteral = (text: string) => text.replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`)

/** The words of a text as the title index splits them. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * A subquery of the ids of articles (drafts too) whose title contains the text, case-insensitively, wildcards taken
 * literally; for a text under three characters: one of whose words begins so. Answered from an index on both databases.
 * Undefined where nothing can match.
 */
export function titleMatches(strapi: Core.Strapi, text: string) {
  const folded = foldTitle(text.trim())
  const isShort = Array.from(folded).length < shortestTrigramText
  const words = wordsOf(folded)
  if (folded === '' || (isShort && words.length === 0)) return undefined
  const database = strapi.db.connection
  const usesPostgres = strapi.db.dialect.client === 'postgres'
  if (usesPostgres) {
    return isShort
      ? database.raw(`select id from articles where to_tsvector('simple', title_folded) @@ to_tsquery('simple', ?)`, [
          words.map((word) => `'${word}':*`).join(' & '),
        ])
      : database.raw(`select id from articles where title_folded like ? escape '\\'`, [`%${likeLiteral(folded)}%`])
  }
  return isShort
    ? database.raw('select rowid from article_title_words where article_title_words match ?', [
        words.map((word) => `${ftsPhrase(word)}*`).join(' '),
      ])
    : database.raw('select rowid from article_title_trigrams where article_title_trigrams match ?', [ftsPhrase(folded)])
}
