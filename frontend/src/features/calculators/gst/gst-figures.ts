import { finiteFigures, noneNegative } from '../arithmetic/finite-figures.ts'
import { roundTo, shiftDecimals, toPaise } from '../../../lib/rounding.ts'

/** A bill: `amount` in rupees without the tax (`add`) or with it (`remove`), the rate in percent. */
export interface GstTerms {
  amount: number
  rate: number
  mode: 'add' | 'remove'
  supply: 'intra' | 'inter'
}

/** Rates have four decimals at most. */
const rateParts = 10_000

/**
 * The tax in an amount, in rupees and unrounded. Amount and rate are whole numbers of their smallest parts, so that there is
 * one division and no error before it.
 */
export function gstFigures({ amount, rate, mode, supply }: GstTerms) {
  if (!noneNegative(amount, rate)) return undefined
  const [paise, share] = [roundTo(shiftDecimals(amount, 2), 0), Math.round(rate * rateParts)]
  const whole = 100 * rateParts
  const gst = (paise * share) / ((mode === 'add' ? whole : whole + share) * 100)
  const net = mode === 'add' ? amount : (paise * whole) / ((whole + share) * 100)
  const gross = mode === 'add' ? (paise * (whole + share)) / (whole * 100) : amount
  const [half, all] = supply === 'intra' ? [gst / 2, 0] : [0, gst]
  return finiteFigures({ net, gst, cgst: half, sgst: half, igst: all, gross })
}

/**
 * The same as a bill has it, to the paisa: CGST and SGST are alike, and what is left of a price goes to the net. Where the tax is put on,
 * the net is what was entered, and the price is what the parts add up to.
 */
export function gstBill(figures: NonNullable<ReturnType<typeof gstFigures>>, { mode }: Pick<GstTerms, 'mode'>) {
  const [half, all] = [toPaise(figures.cgst), toPaise(figures.igst)]
  const gst = half * 2 + all
  const net = mode === 'add' ? toPaise(figures.net) : toPaise(figures.gross) - gst
  const [ofNet, ofGst, ofHalf, ofAll, gross] = [net, gst, half, all, net + gst].map((paise) => shiftDecimals(paise, -2))
  return { net: ofNet ?? 0, gst: ofGst ?? 0, cgst: ofHalf ?? 0, sgst: ofHalf ?? 0, igst: ofAll ?? 0, gross: gross ?? 0 }
}
