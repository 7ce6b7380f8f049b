import { expect, it } from 'vitest'
import { headPaths } from './page-heads.ts'
import { allRoutes } from './routes.tsx'

it('speaks of every page of the site map and of no other', () => {
  expect(headPaths.toSorted()).toEqual([...new Set(allRoutes.map(({ path }) => path))].toSorted())
})
