import { expect, it } from 'vitest'
import { isContentKey } from './revalidate-content.ts'

it.each([
  ['/api/home', true],
  ['/api/stories', true],
  ['/admin/upload?category=Tax&fields=card', true],
  ['/admin/upload/mock1', true],
  [['/api/desk/articles?page=1', 'a token'], true],
  [['/api/desk/summary', 'a token'], true],
  ['/admin/uploads', false],
  ['/admin/upload', false],
  ['/api/storiesque', false],
  [['/auth/me', 'a token'], false],
  [undefined, false],
])('%j is content: %s', (key, is) => {
  expect(isContentKey(key)).toBe(is)
})
