import { expect, test } from 'vitest'
import { mayStoreOnDisk } from './may-store-on-disk.ts'

test.each([
  ['/api/home', true],
  ['/admin/upload?fields=card&limit=12', true],
  ['/admin/upload/aaaaaaaaaaaaaaaaaaaaaaaa', true],
  ['/api/stories', true],
  // Search terms of a reader
  ['/admin/upload?fields=card&q=home+loan', false],
  ['/admin/upload?Q=home', false],
  ['/admin/upload?%71=home', false],
  // The answer may differ for a signed-in user
  ['/api/stories?all=1', false],
  ['/auth/me', false],
  ['/auth/sessions', false],
  ['/api/desk/articles', false],
  // Behind a secret link
  ['/api/preview?token=secret', false],
  ['/api/unknown', false],
])('%s survives a restart: %s', (key, survives) => {
  expect(mayStoreOnDisk(key)).toBe(survives)
})
