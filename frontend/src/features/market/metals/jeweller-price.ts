import { parseNumber } from '../../../lib/parse-number.ts'
import { roundTo } from '../../../lib/rounding.ts'
import { roundParts } from '../../../lib/round-parts.ts'
import { gramsPerTola } from './metal-prices.ts'

/** The inputs of a jeweller's bill: rupees per gram, weight in grams, and percentages. */
export interface JewelleryTerms {
  rupeesPerGram: number
  grams: number
  makingPercent: number
  gstPercent: number
}

/** Returns the parts of a jeweller's bill in rupees, unrounded; undefined if an input is invalid. GST applies to metal and making charge. */
export function jewellerPrice({ rupeesPerGram, grams, makingPercent, gstPercent }: JewelleryTerms) {
  const metal = rupeesPerGram * grams
  const making = (metal * makingPercent) / 100
  const gst = ((metal + making) * gstPercent) / 100
  const whole = metal + making + gst
  return [rupeesPerGram, grams, makingPercent, gstPercent].every((each) => each >= 0) && Number.isFinite(whole)
    ? { metal, making, gst, whole }
    : undefined
}

/** Rounds a bill to the paisa so that the parts add up to the total. */
export function shownBill({ metal, making, gst, whole }: NonNullable<ReturnType<typeof jewellerPrice>>) {
  const [ofMetal = 0, ofMaking = 0, ofGst = 0] = roundParts([metal, making, gst], 2)
  return { metal: ofMetal, making: ofMaking, gst: ofGst, whole: roundTo(whole, 2) }
}

/** Grams per unit of weight, by English and Hindi words. */
const gramsByWord: Readonly<Record<string, number>> = {
  g: 1,
  gm: 1,
  gram: 1,
  grams: 1,
  ग्राम: 1,
  tola: gramsPerTola,
  tolas: gramsPerTola,
  तोला: gramsPerTola,
  तोले: gramsPerTola,
  kg: 1_000,
  kilo: 1_000,
  किलो: 1_000,
  किग्रा: 1_000,
}

/** Parses a weight such as "10", "10 g", "1 tola" or "२ तोला" and returns grams; undefined if it is not a weight. */
export function readGrams(text: string) {
  const [, digits = '', word = ''] = /^(.*?)\s*((?:[a-z]|\p{Script=Devanagari}(?<![०-९]))*)$/u.exec(text.trim().toLowerCase()) ?? []
  const each = word === '' ? 1 : gramsByWord[word]
  const reading = parseNumber(digits, 'bare')
  return each === undefined || reading.kind !== 'number' || reading.value < 0 ? undefined : reading.value * each
}
