import type { Core } from '@strapi/strapi'
import { beforeEach, expect, it } from 'vitest'
import { foldStudioSearch } from './studio-words'

interface Params {
  _q?: unknown
  where?: object
}
type Hook = (event: { model: object; params: Params }) => Promise<void>

const rows = Array.from({ length: 4_500 }, (_, at) => ({ id: 4_500 - at, name: at % 1_000 === 0 ? `ÉPARGNE ${at}` : 'Other', secret: 'epargne' }))
const model = {
  uid: 'plugin::upload.file',
  attributes: { name: { type: 'string' }, secret: { type: 'string', searchable: false }, size: { type: 'integer' } },
}

let hooks: Record<'beforeFindMany' | 'beforeCount', Hook>
let reads: { select: string[] }[]

beforeEach(() => {
  reads = []
  const findMany = (query: { select: string[]; where: { id?: { $lt: number } }; limit: number }) => {
    reads.push(query)
    return Promise.resolve(rows.filter(({ id }) => id < (query.where.id?.$lt ?? Infinity)).slice(0, query.limit))
  }
  // The code under test uses only these members.
  foldStudioSearch({
    db: { query: () => ({ findMany }), lifecycles: { subscribe: (given: typeof hooks) => void (hooks = given) } },
  } as unknown as Core.Strapi)
})

const found = [4_500, 3_500, 2_500, 1_500, 500]

it('puts the ids of what has the words in the place of a search, for a page and its count at once', async () => {
  const params: Params = { _q: 'epargne', where: { folder: null } }
  await Promise.all([hooks.beforeFindMany({ model, params }), hooks.beforeCount({ model, params })])
  expect(params).toEqual({ _q: undefined, where: { $and: [{ folder: null }, { $or: [{ id: { $in: found } }] }] } })
  expect(reads.map(({ select }) => select)).toEqual([
    ['id', 'name'],
    ['id', 'name'],
    ['id', 'name'],
  ])
})

it('finds an entry by its number too, and nothing by a text of signs that nobody sees', async () => {
  const [numbered, unseen]: [Params, Params] = [{ _q: '3000' }, { _q: '\u200B' }]
  await hooks.beforeFindMany({ model, params: numbered })
  await hooks.beforeFindMany({ model, params: unseen })
  expect(numbered.where).toEqual({ $and: [{}, { $or: [{ id: { $in: [1_500] } }, { id: 3_000 }] }] })
  expect(unseen.where).toEqual({ $and: [{}, { $or: [{ id: { $in: [] } }] }] })
})

it.each([{}, { _q: '' }, { _q: undefined, where: { id: 1 } }])('leaves %j alone', async (params) => {
  const before = structuredClone(params)
  await hooks.beforeFindMany({ model, params })
  expect(params).toEqual(before)
  expect(reads).toEqual([])
})
