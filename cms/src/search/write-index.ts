import type { SearchType } from '@artha/contract/search-types'
import { slugOfTag } from '@artha/contract/tags'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { randomInt } from 'node:crypto'
import { keyAt } from './document-key'
import { vectorOf } from './postgres-words'
import { bodyOf, wordsOfDocument, correctionCandidates, type SearchDocument } from './search-document'
import { searchFields, type SearchField } from './search-tables'

type Words = Record<SearchField, string[]>

const list = (text: string) => text.split(' ').filter((word) => word !== '' && word !== '|')

/** A connection, inside a transaction or outside. */
interface Database {
  knex: Knex
  isPostgres: boolean
}

async function remove({ knex: database, isPostgres }: Database, kind: SearchType, ref: string): Promise<void> {
  const rows: { id: number | string }[] = await database('search_docs').where({ kind, ref }).select('id')
  for (const { id } of rows) {
    await database('search_docs').where({ id }).delete()
    await database('search_texts').where({ id }).delete()
    await database('search_tags').where({ id }).delete()
    if (!isPostgres) for (const field of searchFields) await database.raw(`delete from search_${field} where rowid = ?`, [id])
  }
}

/** Inserts a document under a free random key: two documents may appear in one second, and two replicas may write at once. */
async function insert(into: Database, document: SearchDocument, words: Words): Promise<number | undefined> {
  const { knex: database, isPostgres } = into
  const { kind, ref, topic, stamp } = document
  const vectors = isPostgres
    ? Object.fromEntries(searchFields.map((field) => [`${field}_words`, database.raw('?::tsvector', [vectorOf(words[field])])]))
    : {}
  for (let tries = 0; tries < 5; tries += 1) {
    const row = { kind, ref, topic, stamp, from_at: document.fromAt, until_at: document.untilAt, ...vectors }
    const id = keyAt(kind, document.fromAt, randomInt(2 ** 20))
    const made: unknown[] = await database('search_docs')
      .insert({ id, ...row })
      .onConflict()
      .ignore()
      .returning('id')
    if (made.length > 0) return id
    await remove(into, kind, ref)
  }
  return undefined
}

/** Replaces a document in the index. */
async function put(into: Database, document: SearchDocument): Promise<void> {
  const { knex: database, isPostgres } = into
  const { title, lead, about, body } = wordsOfDocument(document)
  const head = [...list(title), ...list(lead), ...list(about)]
  const words = { title: list(title), head, body: [...head, ...body] }
  await remove(into, document.kind, document.ref)
  const id = await insert(into, document, words)
  if (id === undefined) throw new Error(`The search found no place for ${document.kind} ${document.ref}`)
  const shown = { path: document.path, title: document.title, lead: document.lead, body: bodyOf(document) }
  await database('search_texts').insert({ id, ...shown, title_words: title, lead_words: lead, about_words: about })
  const tags = document.tags.map((name) => ({ id, name, slug: slugOfTag(name) })).filter(({ slug }) => slug !== '')
  if (tags.length > 0) await database('search_tags').insert(tags).onConflict(['slug', 'id']).ignore()
  if (isPostgres) return
  for (const field of searchFields) await database.raw(`insert into search_${field} (rowid, words) values (?, ?)`, [id, words[field].join(' ')])
}

/** The words that this process has stored already. */
const noted = new Set<string>()
const mostNoted = 200_000
const perStatement = 200

/** Stores words for corrections, outside of saves, which must not wait for one another. A word is only suggested if a public text has it. */
export async function storeCorrectionWords(database: Knex, documents: readonly SearchDocument[]): Promise<void> {
  if (noted.size > mostNoted) noted.clear()
  const added = [...new Set(documents.flatMap(correctionCandidates))].filter((word) => !noted.has(word)).sort()
  for (let at = 0; at < added.length; at += perStatement) {
    const rows = added.slice(at, at + perStatement).map((word) => ({ word, head: word.slice(0, 1), tail: word.slice(-1), size: word.length }))
    await database('search_words').insert(rows).onConflict('word').ignore()
    for (const { word } of rows) noted.add(word)
  }
}

/** Writes what readers may see of a piece to the index: this document, or nothing. Joins the transaction of a save. */
export async function writeIndex(strapi: Core.Strapi, kind: SearchType, ref: string, document: SearchDocument | undefined): Promise<void> {
  const isPostgres = strapi.db.dialect.client === 'postgres'
  await strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) => {
    const into = { knex: trx, isPostgres }
    return document ? put(into, document) : remove(into, kind, ref)
  })
}
