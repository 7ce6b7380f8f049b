import { expect, it } from 'vitest'
import { sourceOf } from './source-of'

it.each([
  ['https://api.metalpriceapi.com', 'metalpriceapi.com'],
  ['https://v6.exchangerate-api.com/v6/a-key/latest/USD', 'exchangerate-api.com'],
  ['https://www.alphavantage.co/query?apikey=a-key', 'alphavantage.co'],
  ['https://www.api.prices.example:8443/metals', 'prices.example'],
  ['https://api.example', 'api.example'],
  ['http://127.0.0.1:4000/metals', '127.0.0.1'],
])('%s is named %s', (address, source) => {
  expect(sourceOf(address)).toBe(source)
})
