import type { MetalCode, MetalPrice } from '@artha/contract/market'
import * as texts from './metal-texts.ts'

export const metals = [
  { code: 'XAU', name: texts.gold },
  { code: 'XAG', name: texts.silver },
  { code: 'XPT', name: texts.platinum },
] as const satisfies readonly { code: MetalCode; name: string }[]

/** In grams, as the avoirdupois pound is defined (0.45359237 kg) and holds 7,000 grains, the troy ounce 480 of them. */
export const gramsPerTroyOunce = 31.1034768

export interface Purity {
  name: string
  /** Parts of pure metal in a thousand, as stamped. */
  fineness: number
}

/** A purity with what a gram of it costs. */
export interface PricedPurity extends Purity {
  rupeesPerGram: number
}

/** Gold by its carats with the stamps of the Bureau of Indian Standards (IS 1417); the others as bars are sold. */
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

/** 180 grains, of which a troy ounce has 480. */
export const gramsPerTola = (gramsPerTroyOunce * 180) / 480

const grams = (...counts: number[]): Weight[] => counts.map((count) => ({ name: `${count} g`, grams: count }))
const tola: Weight = { name: '1 tola (11.66 g)', grams: gramsPerTola }

const kilogram: Weight = { name: '1 kg', grams: 1_000 }

/** Weights in which shops quote: gold by the gram, the sovereign of 8 g and the tola, silver up to the kilogram. */
const quotedWeights: Readonly<Record<MetalCode, readonly Weight[]>> = {
  XAU: [...grams(1, 8, 10), tola, ...grams(100)],
  XAG: [...grams(1, 10), tola, ...grams(100), kilogram],
  XPT: grams(1, 10, 100),
}

export const weightsOf = (metal: MetalCode) => quotedWeights[metal]

/** The weight by which India speaks of a metal: gold and platinum by ten grams, silver by the kilogram. */
export const quotedWeight = (metal: MetalCode): Weight => (metal === 'XAG' ? kilogram : { name: '10 g', grams: 10 })

export interface Quote {
  /** Of pure metal. */
  usdPerTroyOunce: number
  rupeesPerDollar: number
}

/** Rupees for so many grams of metal of a purity, unrounded, before duty, tax and the work of a jeweller. */
export const rupeesFor = ({ usdPerTroyOunce, rupeesPerDollar }: Quote, { fineness }: Purity, grams: number) =>
  ((usdPerTroyOunce * rupeesPerDollar) / gramsPerTroyOunce) * (fineness / 1000) * grams

export interface PriceChange {
  /** In US dollars a troy ounce; negative where the price fell. */
  usd: number
  percent: number
  since: string
}

/** From the first day with a price to the last; undefined where there are not two. */
export function changeOverDays(prices: readonly MetalPrice[]): PriceChange | undefined {
  const [first, last] = [prices[0], prices.at(-1)]
  if (first === undefined || last === undefined || first === last) return undefined
  const usd = last.usdPerTroyOunce - first.usdPerTroyOunce
  return { usd, percent: (usd / first.usdPerTroyOunce) * 100, since: first.day }
}

export interface PriceOfDay {
  day: string
  /** Null on a day without a price: a line drawn through it would claim one. */
  usdPerTroyOunce: number | null
}

const dayMs = 86_400_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Every day from the first to the last of the given ones, those without a price included. */
export function eachDay(days: readonly string[]): string[] {
  const [first, last] = [days[0], days.at(-1)].map((day) => Date.parse(day ?? ''))
  if (first === undefined || last === undefined || Number.isNaN(first + last)) return []
  return Array.from({ length: Math.round((last - first) / dayMs) + 1 }, (_, index) => dayOf(first + index * dayMs))
}

/** The days that any of the series covers, in order. */
export const daysOf = (series: readonly (readonly MetalPrice[])[]) =>
  eachDay([...new Set(series.flatMap((prices) => prices.map(({ day }) => day)))].sort())

/** A series over days, with a gap where it has no price. */
export const overDays = (days: readonly string[], prices: readonly MetalPrice[]): PriceOfDay[] =>
  days.map((day) => ({ day, usdPerTroyOunce: prices.find((price) => price.day === day)?.usdPerTroyOunce ?? null }))
