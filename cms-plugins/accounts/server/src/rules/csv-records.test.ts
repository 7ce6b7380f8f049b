import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from './csv-line'
import { csvRecords } from './csv-records'

describe('the records of a CSV file', () => {
  it.each<[string, [number, ...string[]][]]>([
    ['', []],
    ['a,b', [[1, 'a', 'b']]],
    [
      'a,b\r\nc,d\r\n',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'a\nb\rc',
      [
        [1, 'a'],
        [2, 'b'],
        [3, 'c'],
      ],
    ],
    ['\uFEFF"a","b"', [[1, 'a', 'b']]],
    [
      'a,\n,b',
      [
        [1, 'a', ''],
        [2, '', 'b'],
      ],
    ],
    [
      'a\n\n\nb\n',
      [
        [1, 'a'],
        [4, 'b'],
      ],
    ],
    [
      '"two\r\nlines",x\ny,z',
      [
        [1, 'two\r\nlines', 'x'],
        [3, 'y', 'z'],
      ],
    ],
    ['"say ""hi"", twice"', [[1, 'say "hi", twice']]],
    ['""', [[1, '']]],
    [' a , b ', [[1, ' a ', ' b ']]],
  ])('%j', (text, records) => {
    expect(csvRecords(text)).toEqual({ records: records.map(([line, ...cells]) => ({ line, cells })) })
  })

  it.each([
    ['a"b', 1],
    ['a,b\n"c,d\ne,f', 2],
    ['"a"b,c', 1],
    ['a\nb,"c" ,d', 2],
  ])('%j has a quotation mark out of place in line %i', (text, line) => {
    expect(csvRecords(text)).toEqual({ problem: `Line ${line}: a quotation mark is out of place or not closed.` })
  })

  it('are those that were written, whatever their cells hold', () => {
    // A leading apostrophe is put before formulas, so cells begin with a letter
    const cell = fc.string({ unit: 'binary' }).map((text) => `x${text}`)
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), (rows) => {
        const read = csvRecords(rows.map(csvLine).join(''))
        expect('records' in read && read.records.map(({ cells }) => cells)).toEqual(rows)
      }),
    )
  })

  it('end, whatever the text is', () => {
    const text = fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', 'a', '\uFEFF'), maxLength: 40 })
    fc.assert(
      fc.property(text, (drawn) => {
        const read = csvRecords(drawn)
        expect('problem' in read ? /^Line \d+: /.test(read.problem) : read.records.every(({ cells }) => cells.length > 0)).toBe(true)
      }),
    )
  })
})
