import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startOwnCms } from '../access/database'
import { newHome, startCms, type RunningCms } from '../running-cms'
import { answered, keysIn, letPass, marketPaths, patiently, readMarket, untilAllAsked, untilAsked, untilSettled } from './market-cms'
import { goodRates, startPrices } from './price-standin'

let prices: Awaited<ReturnType<typeof startPrices>>
let first: Awaited<ReturnType<typeof startOwnCms>>
/** A second cms over the database of the first. */
let second: RunningCms
const outputs: string[] = []

async function startReplica(): Promise<RunningCms> {
  const { folder, port } = await newHome()
  return startCms({ home: { folder, port, databaseFile: first.home.databaseFile }, databaseUrl: first.databaseUrl, env: prices.env })
}

beforeAll(async () => {
  prices = await startPrices()
  first = await startOwnCms(prices.env)
  second = await startReplica()
})
beforeEach(async () => {
  await untilSettled(first.database)
  await first.database('market_answers').delete()
  prices.cleanSlate()
})
afterAll(async () => {
  outputs.push(first.output(), second.output())
  expect(await second.stop()).toBe(0)
  await first.stop()
  prices.stop()
  expect(keysIn(outputs.join('\n'))).toEqual([])
  expect(keysIn(answered.join('\n'))).toEqual([])
})

const rates = ({ url }: RunningCms) => readMarket(url, '/api/market/rates')

/** Reads all prices from both replicas, many times at once. */
const crowd = (readers: number) =>
  Promise.all(
    [first, second].flatMap(({ url }) => Array.from({ length: readers }, () => Promise.all(marketPaths.map((path) => readMarket(url, path))))),
  )

it('two replicas that many ask at once ask each question once, and show the same', async () => {
  await crowd(10)
  await untilAllAsked(first.database)
  await crowd(10)
  for (const path of marketPaths) {
    const answer = await readMarket(first.url, path)
    expect(answer.sample).toBe(false)
    expect(await readMarket(second.url, path)).toEqual(answer)
  }
  expect(prices.asked('metals')).toHaveLength(7)
  expect(prices.asked('exchange')).toHaveLength(1)
  expect(prices.asked('stocks')).toHaveLength(3)
  expect(prices.mostAtOnce()).toBe(1)
})

it('an hour of readers costs no more calls than freshness needs', async () => {
  const began = Date.now()
  await crowd(1)
  await untilAllAsked(first.database)
  for (let minute = 1; minute < 60; minute += 1) {
    // Metals expire by the calendar day, not by the stored times.
    for (const questions of ['rates', 'pair/%', 'series/%']) await letPass(first.database, 1, questions)
    await crowd(1)
    await untilAllAsked(first.database)
  }
  const minutes = 59 + (Date.now() - began) / 60_000
  expect(prices.asked('metals')).toHaveLength(7)
  expect(prices.asked('exchange').length).toBeGreaterThan(0)
  expect(prices.asked('exchange').length).toBeLessThanOrEqual(1 + Math.floor(minutes / 60))
  for (const question of ['BTC-EUR', 'ETH-INR', 'ARTHA-X']) {
    const calls = prices.asked('stocks').filter((each) => each === question).length
    expect(calls).toBeGreaterThanOrEqual(12)
    expect(calls).toBeLessThanOrEqual(1 + Math.floor(minutes / 5))
  }
  expect(prices.mostAtOnce()).toBe(1)
})

it('a source that fails is asked no more often by two replicas than by one', async () => {
  prices.be('exchange', () => ({ status: 401 }))
  for (const waited of [1, 2, 4, 8, 15, 15]) {
    await Promise.all([rates(first), rates(second), rates(first), rates(second)])
    await untilAsked(first.database, 'rates')
    await letPass(first.database, waited)
  }
  expect(prices.asked('exchange')).toHaveLength(6)
})

it('a replica that is killed while it asks keeps the question for thirty seconds, and what was known stays', async () => {
  await rates(first)
  await untilAsked(first.database, 'rates')
  await letPass(first.database, 60)
  const open = prices.hold()
  await rates(second)
  await expect.poll(() => prices.asked('exchange'), patiently).toHaveLength(2)
  outputs.push(second.output())
  const lengthenTheHold = (minutes: number) => letPass(first.database, -minutes, 'rates', ['lease_until'])
  // Extends the lease of 30 seconds, because a busy machine may take longer to reach the checks below
  await lengthenTheHold(10)
  await second.kill()
  for (let reader = 0; reader < 5; reader += 1) expect(await rates(first)).toMatchObject({ sample: false, rates: { INR: 83.5 } })
  expect(prices.asked('exchange')).toHaveLength(2)
  prices.be('exchange', () => ({ body: goodRates(90) }))
  open()
  await lengthenTheHold(-10)
  await letPass(first.database, 0.5)
  await expect.poll(async () => (await rates(first)).rates.INR, patiently).toBe(90)
  expect(prices.asked('exchange')).toHaveLength(3)

  second = await startReplica()
  expect(await rates(second)).toEqual(await rates(first))
  expect(prices.asked('exchange')).toHaveLength(3)
})

it('a replica that is stopped while it asks ends at once and hands the question on', async () => {
  const open = prices.hold()
  expect(await rates(first)).toMatchObject({ sample: true })
  await expect.poll(() => prices.asked('exchange'), patiently).toHaveLength(1)
  first.process.kill('SIGTERM')
  await expect.poll(() => first.process.exitCode, patiently).toBe(0)
  await untilSettled(first.database)
  expect(await rates(second)).toMatchObject({ sample: true })
  await expect.poll(() => prices.asked('exchange'), patiently).toHaveLength(2)
  open()
  await expect.poll(async () => (await rates(second)).sample, patiently).toBe(false)
  expect(prices.asked('exchange')).toHaveLength(2)
})
