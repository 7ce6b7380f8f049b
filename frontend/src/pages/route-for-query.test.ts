import { expect, it } from 'vitest'
import type { PageRoute } from './page-route.ts'
import { routeForQuery } from './route-for-query.ts'

const found: PageRoute = { path: '/', search: ['category', 'q'], file: 'found', data: () => [], load: async () => ({ Page: () => null }) }
const front: PageRoute = { ...found, search: [], file: 'front', whenAsked: found }

it.each([
  ['', 'front'],
  ['?q=gold', 'found'],
  ['category=Tax&q=', 'found'],
  ['q=&category=', 'front'],
  ['utm_source=mail', 'front'],
])('"%s" asks for the %s page', (query, file) => {
  expect(routeForQuery(front, query).file).toBe(file)
  expect(routeForQuery(found, query)).toBe(found)
})
