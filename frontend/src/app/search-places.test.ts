import { searchPlaces } from '@artha/contract/search-places'
import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { pageRoutes } from './routes.tsx'

const paths = pageRoutes.map(({ path }) => path)
const calculators = paths.filter((path) => path.endsWith('-calculator'))

it.each(calculators)('the search knows %s', (path) => {
  expect(searchPlaces.filter((place) => place.path === path)).toHaveLength(1)
})

it.each(searchPlaces.map(({ path }) => path))('%s is a page of the site', (path) => {
  const { pathname } = new URL(path, 'https://artha.example')
  expect(paths.some((each) => matchPath(each, pathname))).toBe(true)
})

it('the search knows no page twice', () => {
  expect(new Set(searchPlaces.map(({ path }) => path)).size).toBe(searchPlaces.length)
})
