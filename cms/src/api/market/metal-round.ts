import { fieldsOfJson } from '@artha/contract/unknown-fields'
import { metalCodes } from '@artha/contract/market'
import type { Core } from '@strapi/strapi'
import { storePart, readPriceRows, type Outcome } from './price-rows'
import { dayOf, lastSevenDays } from './last-seven-days'
import { dayDueAfterAnswer, dayDueAfterFailure, daysToRequest, metalsDueAt, type RequestedDay } from './metal-days'
import { readMetalDay, type DayPrices, type MetalDay } from './readings/read-metal-day'
import { isBadAnswer, UpstreamFailure } from './upstream/failure'

export const nameOfDay = (day: string) => `metals/${day}`

/** After this many unreadable days in a row the source has failed, not the days. */
const mostUnreadable = 2

interface KnownDay extends RequestedDay {
  prices: DayPrices
}

/** Parses the stored prices of a day. */
export function pricesIn(answer: string | null | undefined): DayPrices {
  const kept = fieldsOfJson(answer ?? null)
  const prices: DayPrices = {}
  for (const metal of metalCodes) if (typeof kept[metal] === 'number') prices[metal] = kept[metal]
  return prices
}

async function knownDays(strapi: Core.Strapi, days: readonly string[]): Promise<KnownDay[]> {
  const kept = await readPriceRows(strapi, days.map(nameOfDay))
  return days.flatMap((day) => {
    const row = kept.get(nameOfDay(day))
    if (row === undefined) return []
    return [{ day, dueAt: row.dueAt, failures: row.failures, prices: pricesIn(row.answer) }]
  })
}

/** Asks about one day; undefined if that day's answer cannot be used. Other failures are thrown. */
async function answerAbout(day: string, ask: (day: string) => Promise<unknown>): Promise<MetalDay | undefined> {
  try {
    return readMetalDay(await ask(day), day, new Date())
  } catch (error) {
    if (error instanceof UpstreamFailure && isBadAnswer(error.reason)) return undefined
    throw error
  }
}

async function keepAnswer(strapi: Core.Strapi, day: string, { prices, asOf }: MetalDay, before: DayPrices): Promise<KnownDay> {
  const now = new Date()
  // A metal missing from the answer keeps its earlier price.
  const merged = { ...before, ...prices }
  const dueAt = dayDueAfterAnswer(
    day,
    metalCodes.every((metal) => merged[metal] !== undefined),
    now,
  )
  const isNew = Object.keys(prices).length > 0
  await storePart(strapi, nameOfDay(day), {
    dueAt,
    failures: 0,
    ...(isNew ? { answer: JSON.stringify(merged), asOf: asOf ?? now } : {}),
  })
  return { day, dueAt, failures: 0, prices: merged }
}

async function keepFailure(strapi: Core.Strapi, day: string, known: KnownDay | undefined): Promise<KnownDay> {
  const failures = (known?.failures ?? 0) + 1
  const dueAt = dayDueAfterFailure(day, failures, new Date())
  await storePart(strapi, nameOfDay(day), { dueAt, failures })
  return { day, dueAt, failures, prices: known?.prices ?? {} }
}

/** Returns the outcome of the whole question, which counts as answered if today is. `asOf` is set once any day has prices. */
function outcomeOf(days: readonly string[], known: ReadonlyMap<string, KnownDay>, now: Date): Outcome {
  const today = known.get(dayOf(now))
  const dueAt = metalsDueAt(days, [...known.values()], now)
  const time = [...known.values()].some(({ prices }) => Object.keys(prices).length > 0) ? { asOf: now } : {}
  return today?.failures === 0 ? { ...time, renewAt: today.dueAt, dueAt, failures: 0 } : { dueAt, failures: today?.failures ?? 1 }
}

/**
 * Asks for the days that are due, one after the other, and stores each at once, so that nothing is asked twice if the round stops. An unreadable
 * day does not stop the round; a source that fails, or several unreadable days in a row, do.
 */
export async function fetchMetalDays(strapi: Core.Strapi, ask: (day: string) => Promise<unknown>): Promise<Outcome> {
  const days = lastSevenDays(new Date())
  const known = new Map((await knownDays(strapi, days)).map((each) => [each.day, each]))
  let unreadable = 0
  for (const day of daysToRequest(days, [...known.values()], new Date())) {
    const answer = await answerAbout(day, ask)
    unreadable = answer === undefined ? unreadable + 1 : 0
    const before = known.get(day)
    known.set(day, answer === undefined ? await keepFailure(strapi, day, before) : await keepAnswer(strapi, day, answer, before?.prices ?? {}))
    if (unreadable === mostUnreadable) break
  }
  return outcomeOf(days, known, new Date())
}
