import { foldVersion } from '@artha/contract/fold-text'
import type { Core } from '@strapi/strapi'
import knex, { type Knex } from 'knex'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { refoldTitles } from './refold-titles'

let database: Knex
let noted: number | null
let strapi: Core.Strapi

beforeEach(async () => {
  database = knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true })
  for (const table of ['articles', 'stories']) {
    await database.schema.createTable(table, (columns) => {
      columns.increments('id')
      columns.text('title')
      columns.text('title_folded')
    })
  }
  const rows = Array.from({ length: 1_201 }, (_, at) => ({ title: `India’s ${at}`, title_folded: `india’s ${at}` }))
  await database.batchInsert('articles', rows, 300)
  await database('stories').insert([
    { title: 'Café', title_folded: null },
    { title: null, title_folded: null },
    { title: 'Gold', title_folded: 'gold' },
  ])
  noted = 1
  const store = { get: () => Promise.resolve(noted), set: ({ value }: { value: number }) => Promise.resolve(void (noted = value)) }
  // The code under test uses only these members.
  strapi = { db: { connection: database }, store: () => store } as unknown as Core.Strapi
})
afterEach(() => database.destroy())

const foldedIn = (table: string): Promise<string[]> => database(table).orderBy('id').pluck('title_folded')

it('folds every title anew after a build that folded otherwise, once', async () => {
  await refoldTitles(strapi, () => false)
  expect(await foldedIn('articles')).toEqual(Array.from({ length: 1_201 }, (_, at) => `india's ${at}`))
  expect(await foldedIn('stories')).toEqual(['cafe', '', 'gold'])
  expect(noted).toBe(foldVersion)
  await database('stories').update({ title_folded: 'left alone' })
  await refoldTitles(strapi, () => false)
  expect(await foldedIn('stories')).toEqual(['left alone', 'left alone', 'left alone'])
})

it('begins again at the next start where it was stopped', async () => {
  await refoldTitles(strapi, () => true)
  expect(noted).toBe(1)
})
