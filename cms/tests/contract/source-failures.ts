import { goodRates, type Reply } from './price-standin'

const huge = { body: JSON.stringify({ ...goodRates(), padding: 'x'.repeat(600_000) }) }

/** Failures of a source, the number of calls each causes (temporary failures are retried once), and the logged reason. */
export const sourceFailures = (address: () => string): [what: string, reply: () => Reply, calls: number, reason: string][] => [
  ['401', () => ({ status: 401, body: { message: 'Invalid key key-of-exchange-4712' } }), 1, 'refused'],
  ['403', () => ({ status: 403 }), 1, 'refused'],
  ['429', () => ({ status: 429 }), 1, 'limited'],
  ['404', () => ({ status: 404, body: '<html>' }), 1, 'unexpected-status'],
  ['500', () => ({ status: 500, body: 'Internal error' }), 2, 'server-error'],
  ['a cut connection', () => 'cut', 2, 'unreachable'],
  ['text', () => ({ body: '<html>Welcome to this hotel</html>' }), 1, 'malformed'],
  ['half of its answer', () => ({ body: JSON.stringify(goodRates()).slice(0, 60) }), 1, 'malformed'],
  ['a redirect', () => ({ status: 302, headers: { location: `${address()}/exchange/v6/key-of-exchange-4712/latest/USD` } }), 1, 'unexpected-status'],
  ['more than any true answer', () => huge, 1, 'too-large'],
  ['another base', () => ({ body: { ...goodRates(), base_code: 'EUR' } }), 1, 'malformed'],
  ['a time of the future', () => ({ body: { ...goodRates(), time_last_update_unix: Date.now() / 1000 + 7_200 } }), 1, 'malformed'],
  ['a refusal with 200', () => ({ body: { result: 'error', 'error-type': 'quota-reached' } }), 1, 'limited'],
  [
    'nothing but absurd figures',
    () => ({ body: { ...goodRates(), conversion_rates: { USD: 1, INR: 0, EUR: -1, JPY: 1e12, GBP: '0.8' } } }),
    1,
    'malformed',
  ],
]
