import { expect, it } from 'vitest'
import type { PageRoute } from './page-route.ts'
import { routeAsked } from './route-asked.ts'

const found: PageRoute = { path: '/', search: ['category', 'q'], file: 'found', data: () => [], load: async () => ({ Page: () => null }) }
const front: PageRoute = { ...found, search: [], file: 'front', whenAsked: found }

it.each([
  ['', 'front'],
  ['?q=gold', 'found'],
  ['category=Tax&q=', 'found'],
  ['q=&category=', 'front'],
  ['utm_source=mail', 'front'],
])('"%s" asks for the %s page', (query, file) => {
  expect(routeAsked(front, query).file).toBe(file)
  expect(routeAsked(found, query)).toBe(found)
})
