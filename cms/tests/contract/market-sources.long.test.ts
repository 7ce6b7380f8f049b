import { afterAll, beforeAll, expect, it } from 'vitest'
import { startOwnCms } from '../access/database'
import { marketReads } from './market-cms'
import { startPrices } from './price-standin'

let prices: Awaited<ReturnType<typeof startPrices>>
let cms: Awaited<ReturnType<typeof startOwnCms>>

beforeAll(async () => {
  prices = await startPrices()
  cms = await startOwnCms(prices.env)
})
afterAll(async () => {
  expect(await cms.stop()).toBe(0)
  prices.stop()
})

const { settled } = marketReads(() => cms)

// Takes two timeouts of five seconds; price-service.test.ts tests the same with a fake clock
it('a source that says nothing is given up in the end, and readers do not wait for that', async () => {
  const open = prices.hold()
  expect(await settled.rates()).toMatchObject({ sample: true })
  expect(prices.asked('exchange')).toHaveLength(2)
  expect([...cms.output().matchAll(/No answer about rates \(([^)]*)\)/g)].map(([, reason]) => reason)).toEqual(['timed-out'])
  open()
})
