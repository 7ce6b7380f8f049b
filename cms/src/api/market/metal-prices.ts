import { baseCurrency, metalCodes, type MetalCode, type MetalPrice, type MetalsAnswer } from '@artha/contract/market'
import type { Core } from '@strapi/strapi'
import { env } from '../../env'
import { currentAnswers } from './current-answers'
import { nextUpdateAt, provenanceOf, renewalLimitMs } from './price-renewal'
import type { PriceRows } from './price-rows'
import { lastSevenDays } from './last-seven-days'
import { fetchMetalDays, nameOfDay, pricesIn } from './metal-round'
import type { Question } from './renewals'
import { sampleMetals } from './sample/sample-answers'
import { sourceOf } from './source-of'
import { priceService } from './upstream/price-service'

const service = priceService()

const addressOf = (day: string, key: string) =>
  `${env.METALS_API_URL}/v1/${day}?api_key=${encodeURIComponent(key)}&base=${baseCurrency}&currencies=${metalCodes.join(',')}`

const metalsQuestion = (strapi: Core.Strapi, key: string): Question => ({
  name: 'metals',
  ask: (signal) => fetchMetalDays(strapi, (day) => service.ask(addressOf(day, key), signal)),
})

const pricesOn = (kept: PriceRows, day: string) => pricesIn(kept.get(nameOfDay(day))?.answer)

function pricesOf(kept: PriceRows, days: readonly string[], metal: MetalCode): MetalPrice[] {
  return days.flatMap((day) => {
    const usdPerTroyOunce = pricesOn(kept, day)[metal]
    return usdPerTroyOunce === undefined ? [] : [{ day, usdPerTroyOunce }]
  })
}

export async function metalPrices(strapi: Core.Strapi, now: Date): Promise<MetalsAnswer> {
  if (env.METALS_API_KEY === undefined) return sampleMetals(now, null)
  const days = lastSevenDays(now)
  const question = metalsQuestion(strapi, env.METALS_API_KEY)
  const kept = await currentAnswers(strapi, question, days.map(nameOfDay), now)
  const whole = kept.get(question.name)
  const newest = days.findLast((day) => Object.keys(pricesOn(kept, day)).length > 0)
  const renewal = {
    asOf: (newest === undefined ? whole?.asOf : kept.get(nameOfDay(newest))?.asOf) ?? null,
    renewAt: whole?.renewAt ?? null,
    dueAt: whole?.dueAt ?? new Date(now.getTime() + renewalLimitMs),
    failures: whole?.failures ?? 0,
  }
  // Older prices are outside the chart, so it stays empty, but the sample would be no better.
  if (renewal.asOf === null) return sampleMetals(now, nextUpdateAt(renewal, now))
  return {
    ...provenanceOf(sourceOf(env.METALS_API_URL), renewal, now),
    prices: { XAU: pricesOf(kept, days, 'XAU'), XAG: pricesOf(kept, days, 'XAG'), XPT: pricesOf(kept, days, 'XPT') },
  }
}
