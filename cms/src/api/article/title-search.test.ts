import type { Core } from '@strapi/strapi'
import knex, { type Knex } from 'knex'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { candidatesByTitle } from '../../search/find-candidates'
import type { SqlValue } from '../../search/search-reads'
import { ensureSearchTables } from '../../search/search-tables'
import { foldTitle } from '../writes/folded-title'
import { ensureTitleIndex } from './title-index'
import { titleSearch } from './title-search'

const titles = ['India’s “Old” Non‑resident', '100% of it', 'Form #16 a_b', 'क्\u200Dया Café', '8 ways to go']
let database: Knex
let strapi: Core.Strapi

beforeAll(async () => {
  database = knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true })
  for (const table of ['articles', 'stories']) {
    await database.schema.createTable(table, (columns) => {
      columns.increments('id')
      columns.text('document_id')
      columns.text('title_folded')
      columns.integer('published_at')
    })
  }
  // The code under test uses only these members.
  strapi = { db: { connection: database, dialect: { client: 'sqlite' } } } as unknown as Core.Strapi
  await ensureTitleIndex(strapi)
  await ensureSearchTables(strapi)
  for (const [at, title] of titles.entries()) {
    const id = at + 1
    await database('articles').insert({ id, document_id: `d${id}`, title_folded: foldTitle(title), published_at: 1 })
    await database('search_docs').insert({ id, kind: 'articles', ref: `d${id}`, topic: '', from_at: 0, stamp: '' })
    const words = { title_words: '', lead_words: '', about_words: '' }
    await database('search_texts').insert({ id, path: `/blog/d${id}`, title, lead: '', body: '', ...words })
  }
})
afterAll(() => database.destroy())

const placesOf = (ids: number[]) => ids.map((id) => id - 1).sort((one, other) => one - other)

it.each([
  ["india's", [0]],
  ['"OLD" non-resident', [0]],
  ['क्या cafe', [3]],
  ['%', [1]],
  ['0%', [1]],
  ['#', [2]],
  ['#16', [2]],
  ['_', [2]],
  ['8', [4]],
  ['go', [4]],
  ['%_', []],
  ['\u200B', []],
])('%j is in the titles %j, by the index and by each row', async (text, places) => {
  const search = titleSearch(strapi, text)
  const byIndex = search ? await database('articles').whereRaw('articles.id in (?)', [search.ids]).pluck('id') : []
  const byRow = search ? await database('articles').where(search.condition).pluck('id') : []
  expect([placesOf(byIndex), placesOf(byRow)]).toEqual([places, places])
})

it.each([
  ['%', [1]],
  ['क्या', [3]],
  ['#', [2]],
])('the search of the site finds by its title what has only %j', async (text, places) => {
  const all = async <Row>(sql: string, values: readonly SqlValue[]) => (await database.raw<unknown>(sql, [...values])) as Row[]
  const found = await candidatesByTitle({ dialect: 'sqlite', all }, foldTitle(text), { now: 1 })
  expect(placesOf(found.map(({ id }) => id))).toEqual(places)
  expect(await candidatesByTitle({ dialect: 'sqlite', all }, foldTitle(text), { now: 1, type: 'stories' })).toEqual([])
})
