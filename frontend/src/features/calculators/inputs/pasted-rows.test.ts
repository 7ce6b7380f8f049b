import { expect, it } from 'vitest'
import type { InputLimits } from './input-limits.ts'
import { foldOf } from './folded-rows.ts'
import { pasteRows, pastedCells } from './pasted-rows.ts'

const limits: InputLimits = { unit: 'rupees', min: -1e11, max: 1e11, step: 1_000, initial: 0, parts: 100, slide: 'none' }
const rows = ['2024-04-01', '2025-04-01', '2026-10-01'].map((label, index) => ({ label, amount: index }))
const paste = (text: string, at = 0, column: 'label' | 'amount' = 'label') => pasteRows({ rows, cells: pastedCells(text) ?? [], at, column, limits })

it.each(['2024-04-01', '1,50,000', 'Rent;5', ''])('%j goes into its field', (text) => expect(pastedCells(text)).toBeUndefined())

it('takes 240 rows of a sheet, from the row on into which they are pasted', () => {
  const sheet = Array.from({ length: 240 }, (_, month) => `01/${String((month % 12) + 1).padStart(2, '0')}/2005\t-5,000.00`).join('\r\n')
  const { rows: after, words } = paste(`Date\tAmount\r\n${sheet}\r\n`, 1)
  expect(after).toHaveLength(241)
  expect([after[0], after[1], after[240]]).toEqual([
    { label: '2024-04-01', amount: 0 },
    { label: '01/01/2005', amount: -5_000 },
    { label: '01/12/2005', amount: -5_000 },
  ])
  expect(words).toBe('Pasted 240 rows.')
})

it('keeps the rows behind, and fills the column that one column is pasted into', () => {
  expect(paste('5\n6', 0, 'amount').rows).toEqual([{ ...rows[0], amount: 5 }, { ...rows[1], amount: 6 }, rows[2]])
  expect(paste('2020-01-01\n2021-01-01').rows.map(({ label }) => label)).toEqual(['2020-01-01', '2021-01-01', '2026-10-01'])
})

it('says what it could not read, what may mean bank credit or crore among it, and what has no room', () => {
  expect(paste('a1\tmuch\nb\t50.90Cr\nc\tnarration\t12.50\t')).toEqual({
    rows: [
      { label: 'a1', amount: 0 },
      { label: 'b', amount: 0 },
      { label: 'c', amount: 12.5 },
    ],
    words: 'Pasted 3 rows. We could not read the amount in row 1, 2.',
  })
  const { rows: after, words } = paste(Array.from({ length: 450 }, (_, index) => `d${index}\t1`).join('\n'))
  expect(after).toHaveLength(400)
  expect(words).toBe('Pasted 400 rows. 50 more rows were left out: a list holds up to 400.')
})

it.each([
  [24, false, undefined],
  [25, false, { from: 8, to: 21 }],
  [240, false, { from: 8, to: 236 }],
  [240, true, undefined],
])('of %i rows, opened: %s, are folded: %j', (count, isOpen, fold) => expect(foldOf(count, isOpen)).toEqual(fold))
