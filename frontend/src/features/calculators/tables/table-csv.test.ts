import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cellsCsv, cellsText, tableCsv, tableText } from './table-csv.ts'

const total = { name: 'All', paise: [undefined, 300] }

it('is a file with its mark, the unit in its heads, and amounts that can be counted with', () => {
  const rows = [
    { name: '2026-27', paise: [150_000_000, -12_345] },
    { name: 'Dec 2026', paise: [0, undefined] },
  ]
  expect(tableCsv(['Year', 'Paid', 'Still owed'], rows, total)).toBe(
    '\ufeffYear,Paid (₹),Still owed (₹)\r\n2026-27,1500000,-123.45\r\nDec 2026,0,\r\nAll,,3\r\n',
  )
})

it.each([
  ['=HYPERLINK("http://a.example")', `"'=HYPERLINK(""http://a.example"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['Gold, old', '"Gold, old"'],
  ['"Gold"', '"""Gold"""'],
])('no name becomes a formula or another cell: %j', (name, cell) => {
  expect(
    tableCsv(['Name', 'Amount'], [{ name, paise: [100] }], total)
      .split('\r\n')
      .slice(1, -2)
      .join('\r\n'),
  ).toBe(`${cell},1`)
})

it('keeps every name in its cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const [, second = ''] = /^[^\r]*\r\n(.*),1\r\nAll,,3\r\n$/su.exec(tableCsv(['Name', 'Amount'], [{ name, paise: [100] }], total)) ?? []
      const isQuoted = /^"(?:[^"]|"")*"$/su.test(second)
      const cell = isQuoted ? second.slice(1, -1).replaceAll('""', '"') : second
      expect(isQuoted || !/[",\r\n]/.test(second)).toBe(true)
      expect([name, `'${name}`]).toContain(cell)
      expect(/^[=+\-@\t\r]/.test(cell)).toBe(false)
    }),
  )
})

it('goes to the clipboard as cells, each name in its own and none a formula', () => {
  const rows = [
    { name: '2026-27', paise: [150_000_000] },
    { name: '=1\tand\nmore', paise: [undefined] },
  ]
  expect(tableText(['Year', 'Paid'], rows, { name: 'All', paise: [150_000_000] })).toBe(
    "Year\tPaid (₹)\n2026-27\t1500000\n'=1 and more\t\nAll\t1500000",
  )
})

it('takes texts the same way, into a file and to the clipboard', () => {
  const cells = [
    ['', '=Mine', 'Two\nlines'],
    ['Instalment', '₹1,500.00', '—'],
  ]
  expect(cellsCsv(cells)).toBe('\ufeff,\'=Mine,"Two\nlines"\r\nInstalment,"₹1,500.00",—\r\n')
  expect(cellsText(cells)).toBe("\t'=Mine\tTwo lines\nInstalment\t₹1,500.00\t—")
})
