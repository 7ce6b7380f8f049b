import { dollars } from '../converter/currency-text.ts'
import { shortDayText } from '../short-day-text.ts'
import type { PriceOfDay } from './metal-prices.ts'

/** Describes a metal's chart in one sentence: first, last, lowest and highest price. */
export function chartSentence(name: string, days: readonly PriceOfDay[]) {
  const priced = days.flatMap(({ day, usdPerTroyOunce: price }) => (price === null ? [] : [{ day, price }]))
  const [first, last] = [priced[0], priced.at(-1)]
  if (!first || !last) return `${name}: no prices for these days.`
  if (first === last) return `${name}, in dollars per troy ounce: ${dollars(first.price)} on ${shortDayText(first.day)}.`
  const lowest = priced.reduce((low, each) => (each.price < low.price ? each : low))
  const highest = priced.reduce((high, each) => (each.price > high.price ? each : high))
  const said = ({ day, price }: { day: string; price: number }) => `${dollars(price)} on ${shortDayText(day)}`
  return `${name}, in dollars per troy ounce: from ${said(first)} to ${said(last)}; lowest ${said(lowest)}, highest ${said(highest)}.`
}
