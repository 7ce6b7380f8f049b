import { expect, test } from 'vitest'
import { isForwardedPath } from './forwarded-path.ts'

test.each([
  ['/api/home', true],
  ['/auth/login', true],
  ['/admin/upload', true],
  ['/admin/upload/abc', true],
  ['/uploads/cover_1.webp', true],
  ['/uploads/a..b.webp', true],
  ['/admin/uploads', false],
  ['/admin/init', false],
  ['/admin/upload/../init', false],
  ['/admin/upload/..', false],
  ['/admin/upload/%2e%2E/init', false],
  ['/api/./home', false],
  ['/api/..%2fadmin/init', false],
  ['/api/..\\admin', false],
  ['/api/%5c..', false],
  ['/admin/upload/%00', false],
  ['/admin/upload/', false],
  ['/api/stories/', false],
  ['/api//home', false],
  ['/studio', false],
  ['/', false],
  ['//api/home', false],
])('%s: %s', (path, expected) => {
  expect(isForwardedPath(path)).toBe(expected)
})
