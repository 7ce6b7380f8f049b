import { sampleSymbol, type ExchangeRateAnswer, type IntradayAnswer } from '@artha/contract/market'
import type { Core } from '@strapi/strapi'
import { env } from '../../env'
import type { Pair } from './pairs'
import { readPair, type PairFields } from './readings/read-pair'
import { readSeries, type SeriesFields } from './readings/read-series'
import { sampleIntraday, samplePair } from './sample/sample-answers'
import { singleAnswer, type SingleRequest } from './single-answer'
import { symbolToRequest } from './symbol-to-request'
import { priceService } from './upstream/price-service'

const service = priceService()
const fiveMinutesMs = 300_000

const addressOf = (parameters: Record<string, string>, key: string) =>
  `${env.STOCKS_API_URL}/query?${new URLSearchParams({ ...parameters, apikey: key }).toString()}`

const pairQuestion = ({ from, to }: Pair, key: string): SingleRequest<PairFields> => ({
  name: `pair/${from}-${to}`,
  service,
  url: addressOf({ function: 'CURRENCY_EXCHANGE_RATE', from_currency: from, to_currency: to }, key),
  keepMs: fiveMinutesMs,
  read(given, now) {
    const answer = readPair(given, from, to, now)
    return answer && { content: answer.fields, asOf: answer.asOf }
  },
})

const seriesQuestion = (symbol: string, key: string): SingleRequest<SeriesFields> => ({
  name: `series/${symbol}`,
  service,
  url: addressOf({ function: 'TIME_SERIES_INTRADAY', symbol, interval: '5min' }, key),
  keepMs: fiveMinutesMs,
  read(given, now) {
    const answer = readSeries(given, symbol, now)
    return answer && { content: answer.fields, asOf: answer.asOf }
  },
})

export async function pairRate(strapi: Core.Strapi, pair: Pair, now: Date): Promise<ExchangeRateAnswer> {
  if (env.STOCKS_API_KEY === undefined) return samplePair(pair, now, null)
  const answer = await singleAnswer(strapi, pairQuestion(pair, env.STOCKS_API_KEY), now)
  if (answer.content === undefined) return samplePair(pair, now, answer.nextUpdateAt)
  return { ...answer.provenance, 'Realtime Currency Exchange Rate': answer.content }
}

/** Returns the price series of a security that the settings allow; undefined for any other. */
export async function intradaySeries(strapi: Core.Strapi, asked: string | undefined, now: Date): Promise<IntradayAnswer | undefined> {
  const symbol = symbolToRequest(asked, env.STOCKS_SYMBOLS)
  if (symbol === undefined) return undefined
  if (env.STOCKS_API_KEY === undefined || symbol === sampleSymbol) return sampleIntraday(now, null)
  const answer = await singleAnswer(strapi, seriesQuestion(symbol, env.STOCKS_API_KEY), now)
  if (answer.content === undefined) return sampleIntraday(now, answer.nextUpdateAt)
  return { ...answer.provenance, ...answer.content }
}
