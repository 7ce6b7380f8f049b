import type { MetalCode, MetalPrice } from '@artha/contract/market'
import * as texts from './metal-texts.ts'

export const metals = [
  { code: 'XAU', name: texts.gold },
  { code: 'XAG', name: texts.silver },
  { code: 'XPT', name: texts.platinum },
] as const satisfies readonly { code: MetalCode; name: string }[]

/** The avoirdupois pound is defined as 0.45359237 kg and 7,000 grains; the troy ounce is 480 grains. */
export const gramsPerTroyOunce = 31.1034768

export interface Purity {
  name: string
  /** Parts of pure metal per thousand, as hallmarked. */
  fineness: number
}

/** A purity with its price per gram. */
export interface PricedPurity extends Purity {
  rupeesPerGram: number
}

/** Gold by carat with the fineness of the Bureau of Indian Standards (IS 1417); the other metals as sold in bars. */
const gold: readonly Purity[] = [
  { name: texts.carat(24), fineness: 999 },
  { name: texts.carat(22), fineness: 916 },
  { name: texts.carat(18), fineness: 750 },
]
const fine: readonly Purity[] = [{ name: texts.fine, fineness: 999 }]

export const puritiesOf = (metal: MetalCode) => (metal === 'XAU' ? gold : fine)

export interface Weight {
  name: string
  grams: number
}

/** A tola is 180 grains, a troy ounce 480. */
export const gramsPerTola = (gramsPerTroyOunce * 180) / 480

const grams = (...counts: number[]): Weight[] => counts.map((count) => ({ name: `${count} g`, grams: count }))
const tola: Weight = { name: '1 tola (11.66 g)', grams: gramsPerTola }

const kilogram: Weight = { name: '1 kg', grams: 1_000 }

/** The weights in which shops quote prices: gold by gram, sovereign (8 g) and tola, silver up to a kilogram. */
const quotedWeights: Readonly<Record<MetalCode, readonly Weight[]>> = {
  XAU: [...grams(1, 8, 10), tola, ...grams(100)],
  XAG: [...grams(1, 10), tola, ...grams(100), kilogram],
  XPT: grams(1, 10, 100),
}

export const weightsOf = (metal: MetalCode) => quotedWeights[metal]

/** Returns the weight in which prices are usually given in India: 10 g of gold or platinum, 1 kg of silver. */
export const quotedWeight = (metal: MetalCode): Weight => (metal === 'XAG' ? kilogram : { name: '10 g', grams: 10 })

export interface Quote {
  /** For pure metal. */
  usdPerTroyOunce: number
  rupeesPerDollar: number
}

/** Returns the price in rupees of a weight of metal, unrounded, before duty, tax and making charges. */
export const rupeesFor = ({ usdPerTroyOunce, rupeesPerDollar }: Quote, { fineness }: Purity, grams: number) =>
  ((usdPerTroyOunce * rupeesPerDollar) / gramsPerTroyOunce) * (fineness / 1000) * grams

export interface PriceChange {
  /** US dollars per troy ounce; negative if the price fell. */
  usd: number
  percent: number
  since: string
}

/** Returns the change from the first day with a price to the last; undefined if there are fewer than two. */
export function changeOverDays(prices: readonly MetalPrice[]): PriceChange | undefined {
  const [first, last] = [prices[0], prices.at(-1)]
  if (first === undefined || last === undefined || first === last) return undefined
  const usd = last.usdPerTroyOunce - first.usdPerTroyOunce
  return { usd, percent: (usd / first.usdPerTroyOunce) * 100, since: first.day }
}

export interface PriceOfDay {
  day: string
  /** Null on a day without a price, so that the chart has a gap. */
  usdPerTroyOunce: number | null
}

const dayMs = 86_400_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Returns every day from the first to the last of the given ones, including days without a price. */
export function eachDay(days: readonly string[]): string[] {
  const [first, last] = [days[0], days.at(-1)].map((day) => Date.parse(day ?? ''))
  if (first === undefined || last === undefined || Number.isNaN(first + last)) return []
  return Array.from({ length: Math.round((last - first) / dayMs) + 1 }, (_, index) => dayOf(first + index * dayMs))
}

/** Returns all days that any of the series covers, in order. */
export const daysOf = (series: readonly (readonly MetalPrice[])[]) =>
  eachDay([...new Set(series.flatMap((prices) => prices.map(({ day }) => day)))].sort())

/** Returns a series with an entry for each day; null if it has no price that day. */
export const overDays = (days: readonly string[], prices: readonly MetalPrice[]): PriceOfDay[] =>
  days.map((day) => ({ day, usdPerTroyOunce: prices.find((price) => price.day === day)?.usdPerTroyOunce ?? null }))
