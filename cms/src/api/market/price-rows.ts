import type { Core } from '@strapi/strapi'

const table = 'market_answers'

/** A stored question: its last good answer, when to renew it, and until when a replica is asking it. */
export interface PriceRow {
  question: string
  /** JSON; null: never answered. */
  answer: string | null
  asOf: Date | null
  /** The time at which the answer should be renewed; null: never answered, or good for ever. */
  renewAt: Date | null
  /** The time from which the source may be asked; null: never again. */
  dueAt: Date | null
  /** Failures in a row since the last good answer. */
  failures: number
  /** The end of the lease of the replica that is asking; null: none is asking. */
  leaseUntil: Date | null
}

/** SQLite returns times as numbers. */
type Time = Date | number | null

interface Row {
  question: string
  answer: string | null
  as_of: Time
  renew_at: Time
  due_at: Time
  failures: number | null
  lease_until: Time
}

const timeOf = (time: Time) => (time === null ? null : new Date(time))

const keptOf = (row: Row): PriceRow => ({
  question: row.question,
  answer: row.answer,
  asOf: timeOf(row.as_of),
  renewAt: timeOf(row.renew_at),
  dueAt: timeOf(row.due_at),
  failures: row.failures ?? 0,
  leaseUntil: timeOf(row.lease_until),
})

export type PriceRows = ReadonlyMap<string, PriceRow>

/** Reads these questions in one query. A question that was never asked is missing. */
export async function readPriceRows(strapi: Core.Strapi, questions: readonly string[]): Promise<PriceRows> {
  const rows: Row[] = await strapi.db
    .connection(table)
    .whereIn('question', questions)
    .select('question', 'answer', 'as_of', 'renew_at', 'due_at', 'failures', 'lease_until')
  return new Map(rows.map((row) => [row.question, keptOf(row)]))
}

/**
 * Claims a due question until `until` and returns true if that succeeded. One statement compares and sets, so only one replica asks; it also
 * checks that the question is due, so no replica repeats a request that another has just made.
 */
export async function claimQuestion(strapi: Core.Strapi, question: string, holder: string, now: Date, until: Date): Promise<boolean> {
  const rows = strapi.db.connection(table)
  await rows
    .clone()
    .insert({ question, due_at: new Date(0), failures: 0 })
    .onConflict('question')
    .ignore()
  const taken: number = await rows
    .clone()
    .where('question', question)
    .where('due_at', '<=', now)
    .where((free) => void free.whereNull('lease_until').orWhere('lease_until', '<=', now))
    .update({ lease_holder: holder, lease_until: until })
  return taken === 1
}

/** The columns to write; those left out stay as they are. */
export type Outcome = Partial<Pick<PriceRow, 'answer' | 'asOf' | 'renewAt' | 'dueAt' | 'failures'>>

function columnsOf({ answer, asOf, renewAt, dueAt, failures }: Outcome) {
  const columns = { answer, as_of: asOf, renew_at: renewAt, due_at: dueAt, failures }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** Stores the outcome and ends the lease, unless the lease passed to another holder. */
export async function releaseQuestion(strapi: Core.Strapi, question: string, holder: string, outcome: Outcome): Promise<void> {
  await strapi.db
    .connection(table)
    .where({ question, lease_holder: holder })
    .update({ ...columnsOf(outcome), lease_holder: null, lease_until: null })
}

/** Stores a part of an answer under its own name, during the lease of the whole question. */
export async function storePart(strapi: Core.Strapi, question: string, part: Outcome): Promise<void> {
  await strapi.db
    .connection(table)
    .insert({ question, ...columnsOf(part) })
    .onConflict('question')
    .merge()
}
