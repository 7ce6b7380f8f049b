import { expect, it } from 'vitest'
import { fieldsOf } from '@artha/contract/unknown-fields'
import { shownOffer } from './shown-offer.ts'

const row = { basedOn: 3, turn: 7, savedAt: '2026-11-23T10:00:00.000Z', values: { title: 'Kept' } }
const valuesIn = (kept: unknown) => ({ title: String(fieldsOf(kept).title) })
const draft = (id: string | null, savedAt: string, title: string) => ({
  ...{ formId: 'form', saveKey: null, base: { title: '' }, savedAt, values: { title } },
  target: id === null ? null : { id, version: 3 },
})

it.each([
  ['nothing', undefined, true],
  ['a newer one', draft('article', '2026-11-23T10:00:01.000Z', 'Kept, and on'), false],
  ['an older one', draft('article', '2026-11-23T09:59:59.000Z', 'Before'), true],
  ['an older one of the same text', draft('article', '2026-11-23T09:59:59.000Z', 'Kept'), false],
  ['a newer one of another entry', draft('other', '2026-11-23T10:00:01.000Z', 'Kept'), true],
  ['a newer one of something new', draft(null, '2026-11-23T10:00:01.000Z', 'Kept'), true],
])('beside %s in the browser', (_, kept, isShown) => {
  expect(shownOffer(row, 'article', kept ? [kept] : [], valuesIn)).toBe(isShown ? row : undefined)
})

it('of no row is none', () => {
  expect(shownOffer(undefined, 'article', [], valuesIn)).toBeUndefined()
})
