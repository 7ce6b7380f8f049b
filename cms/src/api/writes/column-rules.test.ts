import { describe, expect, it } from 'vitest'
import { writableFields, type ColumnRules } from './column-rules'

describe('of what a form sent', () => {
  const rules: ColumnRules = { title: 'written', version: 'owned', parts: { text: 'written', secret: 'owned' } }

  it.each([
    [{ title: 'A', version: 9, documentId: 'x', id: 1 }, { title: 'A' }],
    [{ title: null }, { title: null }],
    [{}, {}],
    [{ parts: [{ id: 5, text: 'a', secret: 'b' }, { text: '' }] }, { parts: [{ text: 'a' }, { text: '' }] }],
    [{ parts: null }, { parts: null }],
    [{ parts: ['x', null] }, { parts: ['x', null] }],
    [{ parts: { connect: [{ id: 5 }] } }, { parts: { connect: [{ id: 5 }] } }],
    [JSON.parse('{"__proto__": {"title": "A"}, "constructor": 1}') as object, {}],
  ])('%j is written as %j', (sent, written) => {
    expect(writableFields(rules, sent)).toEqual(written)
  })
})
