import { importLimits, type ImportReason } from '@artha/contract/newsletter-subscriber'
import { describe, expect, it } from 'vitest'
import { importRows } from './import-rows'

const today = '2026-11-26'
const head = 'address,agreed on,how they agreed'
const proof = 'At our stall: "Send me the newsletter."'
const quoted = `"${proof.replaceAll('"', '""')}"`
const parse = (...lines: string[]) => importRows([head, ...lines].join('\n'), today)

describe('an imported file', () => {
  it('gives rows with folded addresses, in any order of columns', () => {
    expect(importRows(`Name,How they agreed, Agreed on,ADDRESS\nAsha,${quoted},2026-03-31, Asha@Mail.example `, today)).toEqual({
      rows: [{ line: 2, email: 'asha@mail.example', agreedOn: '2026-03-31', proof }],
      refused: [],
    })
  })

  it('has its proof on one line', () => {
    expect(parse('a@mail.example,2026-11-26,"At our\nstall in Pune"')).toMatchObject({ rows: [{ proof: 'At our stall in Pune' }] })
  })

  it.each<[string, ImportReason]>([
    ['a@mail.example,2026-03-31', 'columns'],
    [`a@mail.example,2026-03-31,${quoted},more`, 'columns'],
    [`,2026-03-31,${quoted}`, 'no-address'],
    [`mail.example,2026-03-31,${quoted}`, 'bad-address'],
    [`"a@mail.example, b@mail.example",2026-03-31,${quoted}`, 'bad-address'],
    [`"a@mail.example\nBcc: b@mail.example",2026-03-31,${quoted}`, 'bad-address'],
    [`${'a'.repeat(250)}@mail.example,2026-03-31,${quoted}`, 'bad-address'],
    [`a@mail.example,,${quoted}`, 'no-date'],
    [`a@mail.example,31/03/2026,${quoted}`, 'bad-date'],
    [`a@mail.example,2026-02-30,${quoted}`, 'bad-date'],
    [`a@mail.example,2026-11-27,${quoted}`, 'future-date'],
    ['a@mail.example,2026-03-31,', 'no-proof'],
    ['a@mail.example,2026-03-31,"  yes     "', 'no-proof'],
    [`a@mail.example,2026-03-31,${'x'.repeat(importLimits.proof + 1)}`, 'long-proof'],
  ])('%j is refused: %s', (line, reason) => {
    expect(parse(line)).toEqual({ rows: [], refused: [{ line: 2, reason }] })
  })

  it('takes an address once, however it is written', () => {
    const read = parse(`a@mail.example,2026-03-31,${quoted}`, '', ` A@MAIL.example,2026-04-01,${quoted}`)
    expect(read).toMatchObject({ rows: [{ line: 2 }], refused: [{ line: 4, reason: 'twice' }] })
  })

  it.each([
    ['', 'The file has no rows.'],
    [`${head}\na@mail.example,2026-03-31,\uFFFD\uFFFD\uFFFD`, 'The file is not saved as UTF-8. In Excel, save it as “CSV UTF-8”.'],
    [head, 'The file has no rows.'],
    [`address,agreed on\na@mail.example,2026-03-31`, 'The first line must name the columns: address, agreed on, how they agreed.'],
    [`${head},address\na,b,c,d`, 'The first line must name the columns: address, agreed on, how they agreed.'],
    [`${head}\n"a@mail.example,2026-03-31,x`, 'Line 2: a quotation mark is out of place or not closed.'],
    [`${head}\n${'x\n'.repeat(importLimits.rows + 1)}`, 'At most 5,000 rows at a time; this file has 5,001.'],
  ])('is refused as a whole: %#', (csv, problem) => {
    expect(importRows(csv, today)).toEqual({ problem })
  })

  it('has as many rows as are allowed', () => {
    const rows = Array.from({ length: importLimits.rows }, (_, at) => `reader${at}@mail.example,2026-03-31,${quoted}`)
    expect(parse(...rows)).toMatchObject({ rows: { length: importLimits.rows }, refused: [] })
  })
})
