import { finiteResults, noneNegative } from '../arithmetic/finite-results.ts'
import { roundTo, shiftDecimals, toPaise } from '../../../lib/rounding.ts'

/** A bill: `amount` in rupees, without tax (`add`) or with tax (`remove`), the rate in percent. */
export interface GstTerms {
  amount: number
  rate: number
  mode: 'add' | 'remove'
  supply: 'intra' | 'inter'
}

/** Rates have at most four decimals. */
const rateParts = 10_000

/**
 * The tax in an amount, in rupees and unrounded. Amount and rate are converted to whole numbers of their smallest units, so that the only inexact
 * step is one division.
 */
export function gstResults({ amount, rate, mode, supply }: GstTerms) {
  if (!noneNegative(amount, rate)) return undefined
  const [paise, share] = [roundTo(shiftDecimals(amount, 2), 0), Math.round(rate * rateParts)]
  const whole = 100 * rateParts
  const gst = (paise * share) / ((mode === 'add' ? whole : whole + share) * 100)
  const net = mode === 'add' ? amount : (paise * whole) / ((whole + share) * 100)
  const gross = mode === 'add' ? (paise * (whole + share)) / (whole * 100) : amount
  const [half, all] = supply === 'intra' ? [gst / 2, 0] : [0, gst]
  return finiteResults({ net, gst, cgst: half, sgst: half, igst: all, gross })
}

/**
 * The results rounded to the paisa as on a bill. CGST and SGST are equal. If tax is removed from a price, the net gets the rest. If tax is added, the
 * net is the amount entered and the price is the sum of the parts.
 */
export function gstBill(results: NonNullable<ReturnType<typeof gstResults>>, { mode }: Pick<GstTerms, 'mode'>) {
  const [half, all] = [toPaise(results.cgst), toPaise(results.igst)]
  const gst = half * 2 + all
  const net = mode === 'add' ? toPaise(results.net) : toPaise(results.gross) - gst
  const [ofNet, ofGst, ofHalf, ofAll, gross] = [net, gst, half, all, net + gst].map((paise) => shiftDecimals(paise, -2))
  return { net: ofNet ?? 0, gst: ofGst ?? 0, cgst: ofHalf ?? 0, sgst: ofHalf ?? 0, igst: ofAll ?? 0, gross: gross ?? 0 }
}
