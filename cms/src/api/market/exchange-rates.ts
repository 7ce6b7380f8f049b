import { baseCurrency, type RatesAnswer } from '@artha/contract/market'
import type { Core } from '@strapi/strapi'
import { env } from '../../env'
import { readRates, type Rates } from './readings/read-rates'
import { sampleRatesAnswer } from './sample/sample-answers'
import { singleAnswer, type SingleRequest } from './single-answer'
import { priceService } from './upstream/price-service'

const service = priceService()
const hourMs = 3_600_000

const ratesQuestion = (key: string): SingleRequest<Rates['rates']> => ({
  name: 'rates',
  service,
  url: `${env.EXCHANGE_API_URL}/v6/${encodeURIComponent(key)}/latest/${baseCurrency}`,
  keepMs: hourMs,
  read(given, now) {
    const answer = readRates(given, now)
    return answer && { content: answer.rates, asOf: answer.asOf }
  },
})

/** Returns rates against the dollar. Any pair follows from two of them, so one request an hour serves every currency and the metals. */
export async function exchangeRates(strapi: Core.Strapi, now: Date): Promise<RatesAnswer> {
  if (env.EXCHANGE_API_KEY === undefined) return sampleRatesAnswer(null)
  const answer = await singleAnswer(strapi, ratesQuestion(env.EXCHANGE_API_KEY), now)
  if (answer.content === undefined) return sampleRatesAnswer(answer.nextUpdateAt)
  return { ...answer.provenance, base: baseCurrency, rates: answer.content }
}
