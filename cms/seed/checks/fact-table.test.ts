import { describe, expect, it } from 'vitest'
import { parseFactTable } from './fact-table'

const fact = { id: 'cess', statement: '4% cess', values: ['4%'], valid: 'FY 2025-26', source: 'Finance Acts' }
const table = (...facts: object[]) => JSON.stringify({ names: ['Form 16'], facts })

describe('parseFactTable', () => {
  it('reads names and facts', () => {
    expect(parseFactTable(table(fact)).facts).toEqual([fact])
  })

  it.each([
    ['no dates', table({ ...fact, valid: '' }), 'facts.json: facts.0.valid: '],
    ['no source', table({ ...fact, source: undefined }), 'facts.json: facts.0.source: '],
    ['no values', table({ ...fact, values: [] }), 'facts.json: facts.0.values: '],
    ['one id twice', table(fact, fact), 'two facts of one id'],
  ])('refuses %s', (_name, text, message) => {
    expect(() => parseFactTable(text)).toThrow(message)
  })
})
