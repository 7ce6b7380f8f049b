import type { Core } from '@strapi/strapi'
import { expect, it } from 'vitest'
import { idsWithText } from './folded-rows'

const names = ['José Pérez', 'priya', null, 'JOSE from Goa']
const table = Array.from({ length: 4_500 }, (_, at) => ({ id: at + 1, name: names[at % 4] ?? null, kind: at % 2 }))

interface Asked {
  where: { kind?: number; id?: { $lt: number } }
  limit: number
}

/** A table as the query engine reads it: newest first, by the conditions that are asked. */
const strapi = {
  db: {
    query: () => ({
      findMany: ({ where, limit }: Asked) =>
        Promise.resolve(
          table
            .filter(({ id, kind }) => (where.kind === undefined || kind === where.kind) && (where.id === undefined || id < where.id.$lt))
            .reverse()
            .slice(0, limit),
        ),
    }),
  },
} as unknown as Core.Strapi

it('finds a text in any spelling, newest first, through all batches', async () => {
  const found = await idsWithText(strapi, 'people', ['name'], ' jose ')
  expect(found).toHaveLength(2_250)
  expect(found.slice(0, 3)).toEqual([4500, 4497, 4496])
  expect(found.at(-1)).toBe(1)
})

it('keeps to a condition in each batch', async () => {
  expect(await idsWithText(strapi, 'people', ['name'], 'josé', { kind: 0 })).toHaveLength(1_125)
})

it.each(['', '  ', 'nobody'])('finds nothing for %j', async (text) => {
  expect(await idsWithText(strapi, 'people', ['name'], text)).toEqual([])
})
