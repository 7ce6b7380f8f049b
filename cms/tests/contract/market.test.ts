import type { ExchangeRateAnswer, IntradayAnswer, MetalsAnswer, Provenance, RatesAnswer } from '@artha/contract/market'
import { describe, expect, it } from 'vitest'
import { ask } from './ask'
import { marketPaths } from './market-cms'

describe('prices without a key', () => {
  it.each(marketPaths)('%s answers sample data and says so', async (path) => {
    const { status, body } = await ask<Provenance>(path)
    expect(status).toBe(200)
    expect(body).toMatchObject({ source: 'Sample data', asOf: null, stale: false, sample: true, nextUpdateAt: null })
  })

  it('of metals are of today and the six days before', async () => {
    const before = new Date().toISOString().slice(0, 10)
    const { prices } = (await ask<MetalsAnswer>('/api/market/metals')).body
    const after = new Date().toISOString().slice(0, 10)
    for (const days of Object.values(prices).map((each) => each.map(({ day }) => day))) {
      expect(days).toHaveLength(7)
      expect([before, after]).toContain(days.at(-1))
      expect(days.map((day) => Date.parse(day) - Date.parse(days[0] ?? ''))).toEqual([0, 1, 2, 3, 4, 5, 6].map((at) => at * 86_400_000))
    }
  })

  it('of currencies hold a dollar, and what readers in India convert', async () => {
    const { base, rates } = (await ask<RatesAnswer>('/api/market/rates')).body
    expect(base).toBe('USD')
    expect(rates).toMatchObject({ USD: 1, INR: 80, EUR: 0.9, GBP: 0.8, AED: 3.7 })
  })

  it('have the documented fields, and name no security', async () => {
    const bitcoin = (await ask<ExchangeRateAnswer>('/api/finance/btc-eur')).body['Realtime Currency Exchange Rate']
    expect(bitcoin).toMatchObject({ '1. From_Currency Code': 'BTC', '3. To_Currency Code': 'EUR' })
    const ether = (await ask<ExchangeRateAnswer>('/api/finance/eth-inr')).body['Realtime Currency Exchange Rate']
    expect(ether).toMatchObject({ '1. From_Currency Code': 'ETH', '3. To_Currency Code': 'INR' })
    for (const query of ['', '?symbol=SAMPLE']) {
      const series = (await ask<IntradayAnswer>(`/api/finance/intraday${query}`)).body
      expect(series['Meta Data']['2. Symbol']).toBe('SAMPLE')
      expect(Object.keys(series['Time Series (5min)']).length).toBeGreaterThan(10)
    }
  })

  it.each([
    ['?symbol=IBM', 404],
    ['?symbol=sample', 400],
    ['?symbol=', 400],
    ['?symbol=A%20B', 400],
    ['?interval=1min', 400],
  ])('of a series asked with %s answer %i', async (query, status) => {
    expect((await ask(`/api/finance/intraday${query}`)).status).toBe(status)
  })
})
