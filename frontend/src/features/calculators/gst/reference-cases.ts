import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { gst } from './gst-calculator.ts'

export const cases = casesOf(gst, [
  { source: ownFormula, query: 'amount=1000&rate=18&mode=add&supply=intra', expected: { gst: 180, cgst: 90, sgst: 90, gross: 1180 }, decimals: 2 },
  { source: ownFormula, query: 'amount=1180&rate=18&mode=remove&supply=inter', expected: { net: 1000, gst: 180, igst: 180 }, decimals: 2 },
  { source: ownFormula, query: 'amount=999.99&rate=0.25&mode=add&supply=inter', expected: { gst: 2.499975, gross: 1002.489975 }, decimals: 6 },
])
