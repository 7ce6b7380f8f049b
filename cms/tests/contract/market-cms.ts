import { answerSchemaOf } from '@artha/contract/endpoints'
import type { ExchangeRateAnswer, IntradayAnswer, MetalsAnswer, RatesAnswer } from '@artha/contract/market'
import type { Knex } from 'knex'
import { expect } from 'vitest'
import { parse } from 'zod/mini'
import { keys, symbol } from './price-standin'

/** All answers of a run; none may contain a key. */
export const answered: string[] = []

interface Reads {
  '/api/market/metals': MetalsAnswer
  '/api/market/rates': RatesAnswer
  '/api/finance/btc-eur': ExchangeRateAnswer
  '/api/finance/eth-inr': ExchangeRateAnswer
  '/api/finance/intraday': IntradayAnswer
}

export const marketPaths = [
  '/api/market/metals',
  '/api/market/rates',
  '/api/finance/btc-eur',
  '/api/finance/eth-inr',
  '/api/finance/intraday',
] as const satisfies (keyof Reads)[]

/** Reads prices of a cms. Expects 200 and a valid answer, whatever its sources do. */
export async function readMarket<Path extends keyof Reads>(cmsUrl: string, path: Path): Promise<Reads[Path]> {
  const response = await fetch(cmsUrl + path)
  const text = await response.text()
  answered.push(text)
  expect([path, response.status]).toEqual([path, 200])
  return parse(answerSchemaOf(path) as NonNullable<ReturnType<typeof answerSchemaOf>>, JSON.parse(text)) as Reads[Path]
}

const timeColumns = ['as_of', 'renew_at', 'due_at', 'lease_until'] as const
type Row = { id: number } & Record<(typeof timeColumns)[number], Date | number | null>

/** Moves the stored times into the past, as if `minutes` had passed. Negative minutes move them ahead. */
export async function letPass(
  database: Knex,
  minutes: number,
  questions = '%',
  columns: readonly (typeof timeColumns)[number][] = timeColumns,
): Promise<void> {
  const rows: Row[] = await database('market_answers')
    .where('question', 'like', questions)
    .select('id', ...timeColumns)
  const earlier = (time: Date | number | null) => (time === null ? null : new Date(new Date(time).getTime() - minutes * 60_000))
  for (const { id, ...times } of rows) {
    await database('market_answers')
      .where({ id })
      .update(Object.fromEntries(columns.map((column) => [column, earlier(times[column])])))
  }
}

/** For steps that are slow on a busy machine. */
export const patiently = { timeout: 60_000 }

/** Waits until no source is being asked. */
export async function untilSettled(database: Knex): Promise<void> {
  await expect.poll(() => database('market_answers').whereNotNull('lease_until').pluck('question'), patiently).toEqual([])
}

/** Waits until a source has answered or failed: the row has no lease and is not due. */
export async function untilAsked(database: Knex, question: string): Promise<void> {
  const open = () => database('market_answers').where({ question, lease_until: null }).where('due_at', '>', new Date()).pluck('question')
  await expect.poll(open, patiently).toEqual([question])
}

/** The stored questions behind the five reads. */
const questions = ['metals', 'rates', 'pair/BTC-EUR', 'pair/ETH-INR', `series/${symbol}`]

/** Waits for `untilAsked` of every question. */
export async function untilAllAsked(database: Knex): Promise<void> {
  for (const question of questions) await untilAsked(database, question)
}

export interface KeptRow {
  answer: string | null
  failures: number
  /** Minutes until the source may be asked again. */
  dueInMinutes: number
}

export async function keptRow(database: Knex, question: string): Promise<KeptRow> {
  const { answer, failures, due_at: dueAt } = await database('market_answers').where({ question }).first('answer', 'failures', 'due_at')
  return { answer, failures, dueInMinutes: (new Date(dueAt).getTime() - Date.now()) / 60_000 }
}

/** Returns the API keys that a text contains. */
export const keysIn = (text: string) => Object.values(keys).filter((key) => text.includes(key))

/** The reads of one cms: as they are now, and after the source has been asked. */
export function marketReads(cms: () => { url: string; database: Knex }) {
  const read = {
    metals: () => readMarket(cms().url, '/api/market/metals'),
    rates: () => readMarket(cms().url, '/api/market/rates'),
    bitcoin: () => readMarket(cms().url, '/api/finance/btc-eur'),
    series: () => readMarket(cms().url, '/api/finance/intraday'),
  }

  /** Reads once to ask the source, waits for it, and reads again. */
  const settled = {
    async metals() {
      await read.metals()
      await untilAsked(cms().database, 'metals')
      return read.metals()
    },
    async rates() {
      await read.rates()
      await untilAsked(cms().database, 'rates')
      return read.rates()
    },
    async bitcoin() {
      await read.bitcoin()
      await untilAsked(cms().database, 'pair/BTC-EUR')
      return read.bitcoin()
    },
    async series() {
      await read.series()
      await untilAsked(cms().database, `series/${symbol}`)
      return read.series()
    },
  }
  return { read, settled }
}
