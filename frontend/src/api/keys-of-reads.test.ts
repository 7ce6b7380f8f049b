import { makesStale } from '@artha/contract/makes-stale'
import { expect, it } from 'vitest'
import { changedList, isKeyOf } from './keys-of-reads.ts'

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
])('%j is out of date after something came back from the bin: %s', (key, is) => {
  expect(isKeyOf(makesStale.restoreFromBin)(key)).toBe(is)
})

it.each([
  ['a whole list', [1, 2], [1]],
  ['a page of one', { items: [1, 2], total: '9' }, { items: [1], total: '9' }],
  ['nothing yet', undefined, undefined],
])('%s is changed where it is kept', (_, kept, changed) => {
  expect(changedList((items) => items.filter((item) => item !== 2))(kept)).toEqual(changed)
})
