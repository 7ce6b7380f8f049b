import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startOwnCms } from '../access/database'
import {
  answered,
  keptRow,
  keysIn,
  letPass,
  marketPaths,
  marketReads,
  patiently,
  readMarket,
  untilAllAsked,
  untilAsked,
  untilSettled,
} from './market-cms'
import { goodDay, goodPair, goodRates, goodSeries, newestFirst, startPrices, symbol, type Reply } from './price-standin'
import { sourceFailures } from './source-failures'

let prices: Awaited<ReturnType<typeof startPrices>>
let cms: Awaited<ReturnType<typeof startOwnCms>>

beforeAll(async () => {
  prices = await startPrices()
  cms = await startOwnCms(prices.env)
})
beforeEach(async () => {
  await untilSettled(cms.database)
  await cms.database('market_answers').delete()
  prices.cleanSlate()
})
afterAll(async () => {
  const output = cms.output()
  expect(await cms.stop()).toBe(0)
  prices.stop()
  expect(answered.length).toBeGreaterThan(50)
  expect(keysIn(answered.join('\n'))).toEqual([])
  expect(keysIn(output)).toEqual([])
})

const { read, settled } = marketReads(() => cms)

describe('a source that answers well', () => {
  it('is asked once for what many read, and not again while the answer is good', async () => {
    await Promise.all(Array.from({ length: 20 }, () => Promise.all(marketPaths.map((path) => readMarket(cms.url, path)))))
    await untilAllAsked(cms.database)
    for (const path of marketPaths) {
      expect(await readMarket(cms.url, path)).toMatchObject({ source: '127.0.0.1', sample: false, stale: false })
    }
    expect(prices.asked('metals')).toEqual(newestFirst())
    expect(prices.asked('exchange')).toEqual(['USD'])
    expect(prices.asked('stocks').sort()).toEqual([symbol, 'BTC-EUR', 'ETH-INR'])
    expect(prices.mostAtOnce()).toBe(1)
  })

  it('gives its figures and their time', async () => {
    const now = Date.now()
    const rates = await settled.rates()
    expect(rates.rates).toEqual({ USD: 1, INR: 83.5, EUR: 0.92, JPY: 151.2 })
    expect(Date.parse(rates.asOf ?? '')).toBeLessThan(now - 55_000)
    expect(Date.parse(rates.nextUpdateAt ?? '')).toBeGreaterThanOrEqual(now + 3_600_000)
    expect((await settled.bitcoin())['Realtime Currency Exchange Rate']).toMatchObject({
      '1. From_Currency Code': 'BTC',
      '5. Exchange Rate': '61234.50000000',
    })
    const series = await settled.series()
    expect(series).toMatchObject({ 'Meta Data': { '2. Symbol': symbol }, asOf: '2026-03-02T15:30:00.000Z' })
    expect(Object.keys(series['Time Series (5min)'])).toHaveLength(12)
    const days = newestFirst().reverse()
    expect((await settled.metals()).prices.XAG).toEqual(days.map((day) => ({ day, usdPerTroyOunce: 30.5 })))
  })

  it('is asked again when its time has passed, behind a reader who has the old answer at once', async () => {
    const before = await settled.rates()
    await letPass(cms.database, 60)
    prices.be('exchange', () => ({ body: goodRates(90) }))
    const open = prices.hold()
    expect((await read.rates()).rates).toEqual(before.rates)
    await expect.poll(() => prices.asked('exchange'), patiently).toHaveLength(2)
    expect((await read.rates()).rates).toEqual(before.rates)
    open()
    await expect.poll(async () => (await read.rates()).rates.INR, patiently).toBe(90)
    expect(prices.asked('exchange')).toHaveLength(2)
  })

  it('does not make the first reader wait: the sample is shown until the answer is there', async () => {
    const open = prices.hold()
    expect(await read.rates()).toMatchObject({ sample: true, source: 'Sample data', asOf: null, stale: false })
    open()
    await expect.poll(async () => (await read.rates()).sample, patiently).toBe(false)
    expect(prices.asked('exchange')).toEqual(['USD'])
  })

  it('is asked for past days of metals once for good, and for today every six hours', async () => {
    await settled.metals()
    await letPass(cms.database, 6 * 60)
    await settled.metals()
    expect(prices.asked('metals')).toEqual([...newestFirst(), newestFirst()[0]])
  })
})

/** The logged reasons for failures of the exchange rates. */
const saidInLog = () => [...cms.output().matchAll(/No answer about rates \(([^)]*)\)/g)].map(([, reason]) => reason)

describe('a source that fails', () => {
  it.each(sourceFailures(() => prices.address))(
    'with %s leaves the sample where nothing was known, and is left alone with one line',
    async (_what, reply, calls, reason) => {
      const before = saidInLog().length
      prices.be('exchange', reply)
      await settled.rates()
      for (let reader = 0; reader < 5; reader += 1) expect(await read.rates()).toMatchObject({ sample: true, asOf: null, stale: false })
      expect(prices.asked('exchange')).toHaveLength(calls)
      const { failures: count, dueInMinutes, answer } = await keptRow(cms.database, 'rates')
      expect({ count, answer }).toEqual({ count: 1, answer: null })
      expect(saidInLog().slice(before)).toEqual([reason])
      expect(dueInMinutes).toBeLessThanOrEqual(1)
      // The source works again.
      prices.be('exchange', () => 'well')
      await letPass(cms.database, 1)
      await expect.poll(async () => (await read.rates()).sample, patiently).toBe(false)
      expect(prices.asked('exchange')).toHaveLength(calls + 1)
    },
  )

  it('leaves the last good answer with its time, called old, and is asked after 1, 2, 4 minutes', async () => {
    const good = await settled.rates()
    prices.be('exchange', () => ({ status: 429 }))
    await letPass(cms.database, 60)
    const { as_of: agedTo } = await cms.database('market_answers').where({ question: 'rates' }).first('as_of')
    for (const [at, minutes] of [1, 2, 4].entries()) {
      await settled.rates()
      const kept = await keptRow(cms.database, 'rates')
      expect(kept.failures).toBe(at + 1)
      expect(kept.dueInMinutes).toBeLessThanOrEqual(minutes)
      expect(kept.dueInMinutes).toBeGreaterThan(minutes / 2)
      expect(prices.asked('exchange')).toHaveLength(at + 2)
      if (at === 0) {
        expect(await read.rates()).toMatchObject({ rates: good.rates, stale: true, sample: false, asOf: new Date(agedTo).toISOString() })
      }
      await letPass(cms.database, minutes)
    }
  })

  it.each([429, 503])('with %i and Retry-After is asked once and left alone as long as it says', async (status) => {
    prices.be('exchange', () => ({ status, headers: { 'retry-after': '3600' } }))
    await settled.rates()
    const { dueInMinutes } = await keptRow(cms.database, 'rates')
    expect(dueInMinutes).toBeGreaterThan(55)
    expect(dueInMinutes).toBeLessThanOrEqual(60)
    await letPass(cms.database, 50)
    await read.rates()
    expect(prices.asked('exchange')).toHaveLength(1)
  })

  it('with a figure that cannot be true is believed in the others', async () => {
    prices.be('exchange', () => ({ body: { ...goodRates(), conversion_rates: { USD: 1, INR: 83, EUR: 0, JPY: -3, GBP: 1e12, AUD: '1.5', usd: 1 } } }))
    expect((await settled.rates()).rates).toEqual({ USD: 1, INR: 83 })
  })
})

describe('metals', () => {
  it('are shown without the days that have no price; those are asked again once a day', async () => {
    const [, , missing = '', strange = ''] = newestFirst()
    prices.be('metals', (day) =>
      day === missing
        ? { body: { success: true, base: 'USD', rates: {} } }
        : day === strange
          ? { body: { rates: { USDXAU: 0, USDXAG: '30', USDXPT: 990 } } }
          : 'well',
    )
    const { prices: shown, stale } = await settled.metals()
    expect(stale).toBe(false)
    const without = (...left: string[]) =>
      newestFirst()
        .reverse()
        .filter((day) => !left.includes(day))
    expect(shown.XAU.map(({ day }) => day)).toEqual(without(missing, strange))
    expect(shown.XPT.map(({ day }) => day)).toEqual(without(missing))
    expect(prices.asked('metals')).toHaveLength(7)
    prices.be('metals', () => ({ body: goodDay(2500) }))
    await letPass(cms.database, 24 * 60)
    await settled.metals()
    expect(prices.asked('metals').slice(7).sort()).toEqual([newestFirst()[0], missing, strange].sort())
    expect((await read.metals()).prices.XAU.map(({ usdPerTroyOunce }) => usdPerTroyOunce)).toEqual([2400, 2400, 2400, 2500, 2500, 2400, 2500])
  })

  it('of a source that talks nonsense are not asked day by day', async () => {
    prices.be('metals', () => ({ body: '<html>' }))
    expect(await settled.metals()).toMatchObject({ sample: true })
    expect(prices.asked('metals')).toHaveLength(2)
  })

  it('of a source that says no after some days keep those days, and go on with the rest', async () => {
    let left = 3
    prices.be('metals', () => (left-- > 0 ? 'well' : { status: 429 }))
    const { prices: shown, sample } = await settled.metals()
    expect({ sample, days: shown.XAU.length }).toEqual({ sample: false, days: 3 })
    prices.be('metals', () => 'well')
    await letPass(cms.database, 1)
    expect((await settled.metals()).prices.XAU).toHaveLength(7)
    expect(prices.asked('metals')).toHaveLength(8)
  })

  it('of which all that is known is older than a week are not available, and are no sample', async () => {
    await settled.metals()
    const days = await cms.database('market_answers').where('question', 'like', 'metals/%').pluck('question')
    for (const [at, question] of days.entries()) {
      await cms
        .database('market_answers')
        .where({ question })
        .update({ question: `metals/2026-01-0${at + 1}` })
    }
    await letPass(cms.database, 8 * 24 * 60)
    prices.be('metals', () => ({ status: 500 }))
    const answer = await settled.metals()
    expect(answer).toMatchObject({ sample: false, stale: true, source: '127.0.0.1', prices: { XAU: [], XAG: [], XPT: [] } })
    expect(Date.parse(answer.asOf ?? '')).toBeLessThan(Date.now() - 7 * 86_400_000)
  })

  it('of a day whose answer alone is no good do not keep the others back', async () => {
    const [today = '', yesterday = ''] = newestFirst()
    prices.be('metals', (day) => (day === yesterday ? { status: 404 } : 'well'))
    expect((await settled.metals()).prices.XAU.map(({ day }) => day)).toEqual(
      newestFirst()
        .reverse()
        .filter((day) => day !== yesterday),
    )
    expect(prices.asked('metals').filter((day) => day === today)).toHaveLength(1)
    expect((await keptRow(cms.database, `metals/${yesterday}`)).failures).toBe(1)
  })
})

describe('the stock service', () => {
  it.each<[string, Reply]>([
    ['a note that its limit is reached', { body: { Information: 'Thank you. Our limit for key-of-stocks-4713 is 25 requests a day.' } }],
    ['another pair', { body: goodPair('ETH', 'EUR') }],
    ['a rate of nothing', { body: goodPair('BTC', 'EUR', '0.00000000') }],
    ['a rate that is no number', { body: goodPair('BTC', 'EUR', 'NaN') }],
    ['an absurd rate', { body: goodPair('BTC', 'EUR', '1000000000000') }],
  ])('answering %s has given no answer', async (_what, reply) => {
    prices.be('stocks', () => reply)
    expect(await settled.bitcoin()).toMatchObject({ sample: true, source: 'Sample data' })
    expect(prices.asked('stocks')).toEqual(['BTC-EUR'])
  })

  it('is asked for the securities that the owner names, and for no other', async () => {
    const series = async (query: string) => {
      const response = await fetch(`${cms.url}/api/finance/intraday${query}`)
      return { status: response.status, body: (await response.json()) as Record<string, Record<string, string>> }
    }
    await series('?symbol=ARTHA-Y')
    await untilAsked(cms.database, 'series/ARTHA-Y')
    expect((await series('?symbol=ARTHA-Y')).body['Meta Data']?.['2. Symbol']).toBe('ARTHA-Y')
    for (const unnamed of ['SAMPLE', 'IBM']) expect((await series(`?symbol=${unnamed}`)).status).toBe(404)
    for (const wrong of ['ibm', 'A&symbol=B', '../query']) expect((await series(`?symbol=${wrong}`)).status).toBe(400)
    expect(prices.asked('stocks')).toEqual(['ARTHA-Y'])
  })

  it('that gives the series of another security has given none; the sample names no security', async () => {
    prices.be('stocks', () => ({ body: goodSeries('ARTHA-Z') }))
    expect(await settled.series()).toMatchObject({ sample: true, 'Meta Data': { '2. Symbol': 'SAMPLE' } })
  })

  // Must be last, because the service is not asked for half a minute afterwards.
  it('that fails five times in a row is not asked anything for a while', async () => {
    prices.be('stocks', () => ({ status: 503 }))
    const [bitcoin, ether] = ['/api/finance/btc-eur', '/api/finance/eth-inr'] as const
    for (let failures = 0; failures < 5; failures += 1) {
      await readMarket(cms.url, bitcoin)
      await untilAsked(cms.database, 'pair/BTC-EUR')
      await letPass(cms.database, 15)
    }
    expect(prices.asked('stocks')).toHaveLength(10)
    await readMarket(cms.url, ether)
    await untilAsked(cms.database, 'pair/ETH-INR')
    expect(prices.asked('stocks')).toHaveLength(10)
    expect(await keptRow(cms.database, 'pair/ETH-INR')).toMatchObject({ failures: 0, answer: null })
  })
})
