import { exchangeRateAnswer, intradayAnswer, metalsAnswer, ratesAnswer } from '@artha/contract/market'
import { expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { bitcoinInEuros, etherInRupees } from '../pairs'
import { sampleIntraday, sampleMetals, samplePair, sampleRatesAnswer } from './sample-answers'

const now = new Date('2026-11-21T12:00:00Z')
const next = '2026-11-21T12:01:00.000Z'

it.each([
  ['metals', metalsAnswer, sampleMetals(now, next)],
  ['rates', ratesAnswer, sampleRatesAnswer(next)],
  ['a bitcoin', exchangeRateAnswer, samplePair(bitcoinInEuros, now, next)],
  ['an ether', exchangeRateAnswer, samplePair(etherInRupees, now, next)],
  ['a series', intradayAnswer, sampleIntraday(now, next)],
])('the sample of %s is what the contract says, and a sample', (_what, schema, answer) => {
  expect(safeParse(schema, answer).error).toBeUndefined()
  expect(answer).toMatchObject({ source: 'Sample data', asOf: null, stale: false, sample: true, nextUpdateAt: next })
})

it('the sample of a series is of the day before, newest first', () => {
  const times = Object.keys(sampleIntraday(now, null)['Time Series (5min)'])
  expect([times[0], times.at(-1)]).toEqual(['2026-11-20 11:30:00', '2026-11-20 09:30:00'])
})

it('every figure is round: one or two digits that say something', () => {
  const figures = [
    ...Object.values(sampleRatesAnswer(null).rates),
    ...Object.values(sampleMetals(now, null).prices)
      .flat()
      .map((each) => each.usdPerTroyOunce),
  ]
  expect(figures.filter((figure) => Number(figure.toPrecision(3)) !== figure)).toEqual([])
})
