import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toPaise } from '../../../lib/rounding.ts'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { gstBill, gstFigures, type GstTerms } from './gst-figures.ts'

function billOf(terms: GstTerms) {
  const figures = gstFigures(terms) ?? expect.fail('no figures')
  return { figures, bill: gstBill(figures, terms) }
}

it.each([
  // 15.2542 of ₹100 is GST: 7.6271 each, and the net takes what is left
  [
    { amount: 100, rate: 18, mode: 'remove', supply: 'intra' },
    { net: 84.74, gst: 15.26, cgst: 7.63, sgst: 7.63, igst: 0, gross: 100 },
  ],
  [
    { amount: 100, rate: 18, mode: 'remove', supply: 'inter' },
    { net: 84.75, gst: 15.25, cgst: 0, sgst: 0, igst: 15.25, gross: 100 },
  ],
  [
    { amount: 890.28, rate: 18, mode: 'add', supply: 'inter' },
    { net: 890.28, gst: 160.25, igst: 160.25, gross: 1050.53 },
  ],
  // 9% of 0.05 is less than half a paisa
  [
    { amount: 0.05, rate: 18, mode: 'add', supply: 'intra' },
    { net: 0.05, gst: 0, cgst: 0, gross: 0.05 },
  ],
] as const)('the bill of %j', (terms, expected) => expect(billOf(terms).bill).toMatchObject(expected))

it('adds up to the paisa, with CGST as much as SGST, each as the law has it and less than a paisa from the unrounded one', () => {
  fc.assert(
    fc.property(
      fc.record({
        amount: fc.integer({ min: 0, max: 10_000_000_000 }).map((paise) => paise / 100),
        rate: fc.constantFrom(0.25, 3, 5, 12, 18, 28, 40, 7.3333),
        mode: fc.constantFrom('add' as const, 'remove' as const),
        supply: fc.constantFrom('intra' as const, 'inter' as const),
      }),
      (terms) => {
        const { figures, bill } = billOf(terms)
        const [net, gst, cgst, sgst, igst, gross] = [bill.net, bill.gst, bill.cgst, bill.sgst, bill.igst, bill.gross].map(toPaise)
        expect([(cgst ?? 0) + (sgst ?? 0) + (igst ?? 0), (net ?? 0) + (gst ?? 0)]).toEqual([gst, gross])
        expect(cgst).toBe(sgst)
        expect(toPaise(terms.mode === 'add' ? bill.net : bill.gross)).toBe(toPaise(terms.amount))
        for (const id of ['net', 'gst', 'cgst', 'igst', 'gross'] as const) expect(Math.abs(bill[id] - figures[id])).toBeLessThanOrEqual(0.010001)
      },
    ),
    propertyRuns(500),
  )
})
