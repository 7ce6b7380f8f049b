import type { Core } from '@strapi/strapi'

/** The version of the index. Increase it if a build derives the words of a text differently; then everything is indexed again. */
export const indexVersion = 8

const docs = (id: string, number: string, words: string) => `create table if not exists search_docs (
  id ${id} primary key, kind text not null, ref text not null, topic text not null, from_at ${number} not null, until_at ${number},
  stamp text not null${words}, unique (kind, ref))`

const texts = (id: string) => `create table if not exists search_texts (
  id ${id} primary key, path text not null, title text not null, lead text not null, body text not null,
  title_words text not null, lead_words text not null, about_words text not null)`

const words = `create table if not exists search_words (
  word text primary key, head text not null, tail text not null, size integer not null)`

const tags = (id: string, more = '') => `create table if not exists search_tags (
  slug text not null, id ${id} not null, name text not null, primary key (slug, id))${more}`

const indexes = [
  'create index if not exists search_tags_id on search_tags (id)',
  'create index if not exists search_words_head on search_words (head, size)',
  'create index if not exists search_words_tail on search_words (tail, size)',
]

/** The indexed fields in the order in which they are searched; each includes the words of those before it. */
export const searchFields = ['title', 'head', 'body'] as const
export type SearchField = (typeof searchFields)[number]

const postgres = [
  docs('bigint', 'bigint', searchFields.map((field) => `, ${field}_words tsvector not null`).join('')),
  texts('bigint'),
  tags('bigint'),
  words,
  ...indexes,
  ...searchFields.map((field) => `create index if not exists search_docs_${field} on search_docs using gin (${field}_words)`),
]

// The words are lower-case ASCII letters and digits separated by spaces, so SQLite's tokenizer only splits them.
const sqlite = [
  docs('integer', 'integer', ''),
  texts('integer'),
  tags('integer', ' without rowid'),
  words,
  ...indexes,
  ...searchFields.map(
    (field) => `create virtual table if not exists search_${field} using fts5(words, content = '', contentless_delete = 1, tokenize = 'ascii')`,
  ),
]

/** Creates the tables of the search, which Strapi's schemas cannot declare. Safe to run at every start. */
export async function ensureSearchTables(strapi: Core.Strapi): Promise<void> {
  const database = strapi.db.connection
  for (const statement of strapi.db.dialect.client === 'postgres' ? postgres : sqlite) await database.raw(statement)
}
