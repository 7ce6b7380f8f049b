import { expect, it } from 'vitest'
import { pastedPartPayments } from './pasted-part-payments.ts'

const like = { kind: 'once', from: 12, amount: 100_000, effect: 'emi' } as const

it('takes 239 part-payments of a sheet, by number or by month, and says what it leaves out', () => {
  const cells = Array.from({ length: 239 }, (_, at) => [String(at + 1), '2,000.00'])
  expect(pastedPartPayments(cells, like, 400)).toEqual({
    rows: cells.map((_, at) => ({ kind: 'once', from: at + 1, amount: 2_000, effect: 'emi' })),
    words: 'Pasted 239 part-payments.',
  })
  expect(
    pastedPartPayments(
      [
        ['2027-04', 'bonus', '1 lakh'],
        ['soon', '5'],
        ['5', '50.90Cr'],
        ['7', '70'],
      ],
      like,
      1,
    ),
  ).toEqual({
    rows: [{ kind: 'once', from: { year: 2027, month: 4 }, amount: 100_000, effect: 'emi' }],
    words: 'Pasted 1 part-payments. 2 lines lack an amount, or an instalment or month such as 12 or 2027-04. 1 were left out: the plan is full.',
  })
})
