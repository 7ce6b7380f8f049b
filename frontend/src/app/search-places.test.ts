import { searchPlaces } from '@artha/contract/search-places'
import { expect, it } from 'vitest'
import { pageRoutes } from './routes.tsx'

const paths = pageRoutes.map(({ path }) => path)
const calculators = paths.filter((path) => path.endsWith('-calculator'))

it.each(calculators)('the search knows %s', (path) => {
  expect(searchPlaces.filter((place) => place.path === path)).toHaveLength(1)
})

it.each(searchPlaces.map(({ path }) => path))('%s is a page of the site', (path) => {
  expect(paths).toContain(new URL(path, 'https://artha.example').pathname)
})
