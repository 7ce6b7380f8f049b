import { parseNumber } from '../../../lib/parse-number.ts'
import { roundTo } from '../../../lib/rounding.ts'
import { shownParts } from '../../../lib/shown-parts.ts'
import { gramsPerTola } from './metal-prices.ts'

/** What a piece of jewellery is worth and what is added to it: rupees for a gram, grams, percents. */
export interface JewelleryTerms {
  rupeesPerGram: number
  grams: number
  makingPercent: number
  gstPercent: number
}

/** The parts of a jeweller's bill, in rupees and unrounded: GST is of metal and making charge together. */
export function jewellerPrice({ rupeesPerGram, grams, makingPercent, gstPercent }: JewelleryTerms) {
  const metal = rupeesPerGram * grams
  const making = (metal * makingPercent) / 100
  const gst = ((metal + making) * gstPercent) / 100
  const whole = metal + making + gst
  return [rupeesPerGram, grams, makingPercent, gstPercent].every((each) => each >= 0) && Number.isFinite(whole)
    ? { metal, making, gst, whole }
    : undefined
}

/** The same as it is read, to the paisa: the parts add up to the whole. */
export function shownBill({ metal, making, gst, whole }: NonNullable<ReturnType<typeof jewellerPrice>>) {
  const [ofMetal = 0, ofMaking = 0, ofGst = 0] = shownParts([metal, making, gst], 2)
  return { metal: ofMetal, making: ofMaking, gst: ofGst, whole: roundTo(whole, 2) }
}

/** How many grams a word after a number stands for, in English and in Hindi. */
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

/** "10", "10 g", "1 tola", "२ तोला" in grams; undefined for what is no weight. */
export function readGrams(text: string) {
  const [, figures = '', word = ''] = /^(.*?)\s*((?:[a-z]|\p{Script=Devanagari}(?<![०-९]))*)$/u.exec(text.trim().toLowerCase()) ?? []
  const each = word === '' ? 1 : gramsByWord[word]
  const reading = parseNumber(figures, 'bare')
  return each === undefined || reading.kind !== 'number' || reading.value < 0 ? undefined : reading.value * each
}
