import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const keys = { metals: 'key-of-metals-4711', exchange: 'key-of-exchange-4712', stocks: 'key-of-stocks-4713' }

/** A security that the cms may ask for. No company has this symbol. */
export const symbol = 'ARTHA-X'

type Service = keyof typeof keys

/** A request to a service: for a day of metals, rates, a pair or a series. */
interface Call {
  service: Service
  question: string
}

/** An answer: a body (sent as JSON unless it is text), a cut connection, or the usual good answer. */
export type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | 'cut' | 'well'

const twoDigits = (value: number) => String(value).padStart(2, '0')
const wallTime = (time: Date) => time.toISOString().slice(0, 19).replace('T', ' ')

/** Today and the six days before, newest first, in the order in which the source is asked. */
export const newestFirst = () => [0, 1, 2, 3, 4, 5, 6].map((ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10))

export const goodDay = (gold = 2400) => ({ success: true, base: 'USD', rates: { USDXAU: gold, USDXAG: 30.5, USDXPT: 980 } })

export const goodRates = (rupees = 83.5) => ({
  result: 'success',
  base_code: 'USD',
  time_last_update_unix: Math.floor(Date.now() / 1000) - 60,
  conversion_rates: { USD: 1, INR: rupees, EUR: 0.92, JPY: 151.2 },
})

export const goodPair = (from: string, to: string, rate = '61234.50000000') => ({
  'Realtime Currency Exchange Rate': {
    '1. From_Currency Code': from,
    '2. From_Currency Name': `Name of ${from}`,
    '3. To_Currency Code': to,
    '4. To_Currency Name': `Name of ${to}`,
    '5. Exchange Rate': rate,
    '6. Last Refreshed': wallTime(new Date(Date.now() - 5_000)),
    '7. Time Zone': 'UTC',
    '8. Bid Price': rate,
    '9. Ask Price': rate,
  },
})

export const goodSeries = (of = symbol) => ({
  'Meta Data': {
    '1. Information': 'Intraday (5min)',
    '2. Symbol': of,
    '3. Last Refreshed': '2026-03-02 10:30:00',
    '4. Interval': '5min',
    '5. Output Size': 'Compact',
    '6. Time Zone': 'US/Eastern',
  },
  'Time Series (5min)': Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [
      `2026-03-02 ${twoDigits(10 - Math.floor((at + 5) / 12))}:${twoDigits((90 - at * 5) % 60)}:00`,
      { '1. open': '10.0000', '2. high': '12.0000', '3. low': '9.5000', '4. close': '11.0000', '5. volume': '1200' },
    ]),
  ),
})

function callOf(url: URL): (Call & { key: string | null; good: () => unknown }) | undefined {
  const [, day] = /^\/metals\/v1\/(\d{4}-\d\d-\d\d)$/.exec(url.pathname) ?? []
  const parameters = url.searchParams
  if (day !== undefined && parameters.get('base') === 'USD' && parameters.get('currencies') === 'XAU,XAG,XPT') {
    return { service: 'metals', question: day, key: parameters.get('api_key'), good: goodDay }
  }
  const [, key] = /^\/exchange\/v6\/([^/]+)\/latest\/USD$/.exec(url.pathname) ?? []
  if (key !== undefined) return { service: 'exchange', question: 'USD', key, good: goodRates }
  if (url.pathname !== '/stocks/query') return undefined
  const of = parameters.get('symbol') ?? ''
  if (parameters.get('function') === 'TIME_SERIES_INTRADAY' && parameters.get('interval') === '5min') {
    return { service: 'stocks', question: of, key: parameters.get('apikey'), good: () => goodSeries(of) }
  }
  const [from, to] = [parameters.get('from_currency') ?? '', parameters.get('to_currency') ?? '']
  return { service: 'stocks', question: `${from}-${to}`, key: parameters.get('apikey'), good: () => goodPair(from, to) }
}

function send(response: ServerResponse, reply: Exclude<Reply, 'well'>) {
  if (reply === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '400' })
    response.write('{"result":"success","conversion_rates":{"USD":1,')
    return setImmediate(() => response.destroy())
  }
  const { status = 200, body = {}, headers = {} } = reply
  return response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** The three price services on loopback, as documented. Records each request. */
export async function startPrices() {
  const calls: Call[] = []
  const moods = new Map<Service, (question: string) => Reply>()
  const underWay = new Map<string, number>()
  const state = { mostAtOnce: 0, gate: Promise.resolve(), open: (): void => undefined }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const call = callOf(new URL(request.url ?? '', 'http://prices'))
    if (call === undefined) return send(response, { status: 404, body: { message: 'This call is not documented' } })
    const { service, question } = call
    calls.push({ service, question })
    const name = `${service} ${question}`
    underWay.set(name, (underWay.get(name) ?? 0) + 1)
    state.mostAtOnce = Math.max(state.mostAtOnce, underWay.get(name) ?? 0)
    response.once('close', () => underWay.set(name, (underWay.get(name) ?? 1) - 1))
    await state.gate
    if (call.key !== keys[service]) return send(response, { status: 401, body: { message: `Who is ${call.key}?` } })
    const reply = moods.get(service)?.(question) ?? 'well'
    return send(response, reply === 'well' ? { body: call.good() } : reply)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    /** The settings that make a cms use this stand-in. */
    env: {
      METALS_API_URL: `${address}/metals`,
      METALS_API_KEY: keys.metals,
      EXCHANGE_API_URL: `${address}/exchange/`,
      EXCHANGE_API_KEY: keys.exchange,
      STOCKS_API_URL: `${address}/stocks`,
      STOCKS_API_KEY: keys.stocks,
      STOCKS_SYMBOLS: `${symbol},ARTHA-Y`,
    },
    /** The requests to a service since the last `cleanSlate`. */
    asked: (service: Service) => calls.filter((call) => call.service === service).map(({ question }) => question),
    mostAtOnce: () => state.mostAtOnce,
    be(service: Service, reply: (question: string) => Reply) {
      moods.set(service, reply)
    },
    /** Holds all answers until the returned function is called. */
    hold(): () => void {
      state.gate = new Promise<void>((resolve) => {
        state.open = resolve
      })
      return state.open
    },
    cleanSlate() {
      calls.length = 0
      moods.clear()
      state.mostAtOnce = 0
      state.open()
      state.gate = Promise.resolve()
    },
    stop() {
      state.open()
      server.closeAllConnections()
      server.close()
    },
  }
}
