import { describe, expect, it } from 'vitest'
import { draftIn, draftKey, draftPrefix } from './local-draft.ts'

const now = new Date('2026-11-20T08:00:00.000Z')
const whole = { formId: 'f1', savedAt: '2026-11-20T07:00:00.000Z', target: { id: 'a1', version: 3 }, values: 'v', base: 'b', saveKey: 'k1' }
const read = (kept: unknown) => draftIn(typeof kept === 'string' ? kept : JSON.stringify(kept), String, now)

it('a draft is found by whose it is, its kind, what is edited, and its form', () => {
  expect(draftKey('u1', 'article', { target: { id: 'a1', version: 1 }, formId: 'f1' })).toBe('draft:u1:article:a1:f1')
  expect(draftKey('u1', 'story', { target: null, formId: 'f2' })).toBe('draft:u1:story:new:f2')
  expect(draftPrefix('u1', 'story')).toBe('draft:u1:story:')
})

describe('what was kept', () => {
  it('comes back', () => {
    expect(read(whole)).toEqual(whole)
  })

  it.each([
    ['of something new', { ...whole, target: null }, { target: null }],
    ['of a target that is none', { ...whole, target: { id: 4 } }, { target: null }],
    ['without a save under way', { ...whole, saveKey: undefined }, { saveKey: null }],
  ])('%s comes back', (_, kept, expected) => {
    expect(read(kept)).toMatchObject(expected)
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no form', { ...whole, formId: 1 }],
    ['no time', { ...whole, savedAt: 'then' }],
    ['31 days old', { ...whole, savedAt: '2026-10-20T07:00:00.000Z' }],
  ])('does not where it is %s', (_, kept) => {
    expect(read(kept)).toBeUndefined()
  })
})
