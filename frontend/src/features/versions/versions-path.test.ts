import { expect, it } from 'vitest'
import { articleVersionsPath } from './versions-path.ts'

it('the versions of an article are below its address', () => {
  expect(articleVersionsPath('a/b')).toBe('/blog/a%2Fb/versions')
  expect(articleVersionsPath('a1', { from: 1, to: 3 })).toBe('/blog/a1/versions?from=1&to=3')
})
