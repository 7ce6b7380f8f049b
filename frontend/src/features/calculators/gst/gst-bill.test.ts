import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toPaise } from '../../../lib/rounding.ts'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { readFields } from '../definition/read-fields.ts'
import { isRefused } from '../definition/refusal.ts'
import { resultSentence } from '../definition/result-sentence.ts'
import { shownResults } from '../definition/shown-results.ts'
import { ofBuild } from '../accuracy/of-build.ts'
import { gst } from './gst-calculator.ts'
import { gstBill, gstResults, type GstTerms } from './gst-results.ts'

function billOf(terms: GstTerms) {
  const results = gstResults(terms) ?? expect.fail('no results')
  return { results, bill: gstBill(results, terms) }
}

it.each([
  // 15.2542 of ₹100 is GST: 7.6271 each, and the net gets the rest
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
        const { results, bill } = billOf(terms)
        const [net, gst, cgst, sgst, igst, gross] = [bill.net, bill.gst, bill.cgst, bill.sgst, bill.igst, bill.gross].map(toPaise)
        expect([(cgst ?? 0) + (sgst ?? 0) + (igst ?? 0), (net ?? 0) + (gst ?? 0)]).toEqual([gst, gross])
        expect(cgst).toBe(sgst)
        expect(toPaise(terms.mode === 'add' ? bill.net : bill.gross)).toBe(toPaise(terms.amount))
        for (const id of ['net', 'gst', 'cgst', 'igst', 'gross'] as const) expect(Math.abs(bill[id] - results[id])).toBeLessThanOrEqual(0.010001)
      },
    ),
    propertyRuns(500),
  )
})

const page = ofBuild(gst)

it('is the same in the steps, the table that is taken along and the text that is sent', () => {
  const { input } = readFields(page.fields, new URLSearchParams('amount=100&rate=18&mode=remove&on=2026-11-22'))
  const worked = page.work(input, '2026-11-22')
  if (isRefused(worked)) return expect.fail(worked.refused)
  const steps = page.steps?.(shownResults(page, worked, input, 2), input, worked)
  expect(steps).toEqual(['GST: ₹100.00 × 18 ÷ (100 + 18) = ₹15.26', 'Within a state, half each: CGST ₹7.63, SGST ₹7.63', '₹84.74 + ₹15.26 = ₹100.00'])
  for (const { paise } of page.tables?.(worked, input)[0]?.rows ?? []) expect((paise[0] ?? 0) + (paise[1] ?? 0)).toBe(paise[2])
  const sent = Object.fromEntries(page.shared.compare(input, '2026-11-22').map(({ name, text }) => [name, text]))
  expect(sent).toMatchObject({
    'Without GST': '₹84.74',
    GST: '₹15.26',
    CGST: '₹7.63',
    'SGST or UTGST': '₹7.63',
    'With GST': '₹100.00',
  })
})

it.each([
  ['amount=890.28&rate=18&supply=inter', '₹1,050.53'],
  // Each half is 9% of 890.28, which is 80.1252
  ['amount=890.28&rate=18', '₹1,050.54'],
  ['amount=1000&rate=18', '₹1,180'],
])('has the paise of its parts in the big figure: %s', (query, big) => {
  expect(resultSentence(page, query, '2026-11-22')).toContain(big)
})
