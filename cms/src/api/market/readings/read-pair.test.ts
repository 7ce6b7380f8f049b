import { describe, expect, it } from 'vitest'
import { readPair } from './read-pair'

const now = new Date('2026-11-21T12:00:00Z')
const field = 'Realtime Currency Exchange Rate'
const good = {
  '1. From_Currency Code': 'BTC',
  '2. From_Currency Name': 'Bitcoin',
  '3. To_Currency Code': 'EUR',
  '4. To_Currency Name': 'Euro',
  '5. Exchange Rate': '61234.50000000',
  '6. Last Refreshed': '2026-11-21 11:58:01',
  '7. Time Zone': 'UTC',
}

describe('the answer about a pair', () => {
  it('is read with its time, and without the fields that are not used', () => {
    expect(readPair({ [field]: { ...good, '8. Bid Price': '61234.0', '9. Ask Price': '-' } }, 'BTC', 'EUR', now)).toEqual({
      fields: good,
      asOf: new Date('2026-11-21T11:58:01Z'),
    })
  })

  it.each<[string, Partial<typeof good>]>([
    ['another currency', { '1. From_Currency Code': 'ETH' }],
    ['another currency to pay in', { '3. To_Currency Code': 'USD' }],
    ['a rate of nothing', { '5. Exchange Rate': '0.00000000' }],
    ['a negative rate', { '5. Exchange Rate': '-1.5' }],
    ['an absurd rate', { '5. Exchange Rate': '1000000000000' }],
    ['a rate that is no number', { '5. Exchange Rate': 'NaN' }],
    ['a rate in another form', { '5. Exchange Rate': '1e3' }],
    ['a time of the future', { '6. Last Refreshed': '2026-11-21 12:05:01' }],
    ['no time', { '6. Last Refreshed': 'today' }],
    ['an unknown time zone', { '7. Time Zone': 'Moon/Tycho' }],
    ['a name as long as a page', { '2. From_Currency Name': 'x'.repeat(61) }],
  ])('with %s is not believed', (_what, wrong) => {
    expect(readPair({ [field]: { ...good, ...wrong } }, 'BTC', 'EUR', now)).toBeUndefined()
  })

  it.each([[undefined], [{}], [{ Note: 'Thank you for using us.' }], [{ [field]: [] }], [{ [field]: { ...good, '5. Exchange Rate': 61234.5 } }]])(
    '%j is none',
    (given) => {
      expect(readPair(given, 'BTC', 'EUR', now)).toBeUndefined()
    },
  )
})
