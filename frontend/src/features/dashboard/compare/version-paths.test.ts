import { expect, it } from 'vitest'
import { restoreVersionPath, versionIn, versionsPath } from './version-paths.ts'

it.each([
  [{}, '/dashboard/articles/abc/versions'],
  [{ version: 0 }, '/dashboard/articles/abc/versions?version=0'],
  [{ version: 3, against: 'newest' as const, page: 2 }, '/dashboard/articles/abc/versions?version=3&against=newest&page=2'],
])('%j is at %s', (asked, path) => {
  expect(versionsPath('articles', 'abc', asked)).toBe(path)
})

it('those of a story are below its own form', () => {
  expect(versionsPath('stories', 'a/b')).toBe('/dashboard/stories/a%2Fb/versions')
})

it.each([
  ['version=12', 12],
  ['version=0', 0],
  ['', undefined],
  ['version=-1', undefined],
  ['version=1e3', undefined],
  ['version=9999999999', undefined],
])('“%s” names %s', (search, version) => {
  expect(versionIn(new URLSearchParams(search))).toBe(version)
})

it('what is brought back is named in the address of the form', () => {
  expect(versionIn(new URL(restoreVersionPath('stories', 'abc', 7), 'https://artha.example').searchParams)).toBe(7)
})
