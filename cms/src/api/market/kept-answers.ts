import type { Core } from '@strapi/strapi'

const table = 'market_answers'

/** What is known of a question: its last good answer, when to renew it, and who is asking just now. */
export interface KeptAnswer {
  question: string
  /** JSON; null: never answered. */
  answer: string | null
  asOf: Date | null
  /** When the answer stops being good; null: never answered, or good for ever. */
  renewAt: Date | null
  /** When the source may be asked; null: not again. */
  dueAt: Date | null
  /** In a row, since the last good answer. */
  failures: number
  /** Until when one replica has the question to itself; null: none is asking. */
  leaseUntil: Date | null
}

/** SQLite keeps times as numbers. */
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

const keptOf = (row: Row): KeptAnswer => ({
  question: row.question,
  answer: row.answer,
  asOf: timeOf(row.as_of),
  renewAt: timeOf(row.renew_at),
  dueAt: timeOf(row.due_at),
  failures: row.failures ?? 0,
  leaseUntil: timeOf(row.lease_until),
})

export type KeptAnswers = ReadonlyMap<string, KeptAnswer>

/** What is known of these questions, in one query. One that was never asked is not in it. */
export async function keptAnswers(strapi: Core.Strapi, questions: readonly string[]): Promise<KeptAnswers> {
  const rows: Row[] = await strapi.db
    .connection(table)
    .whereIn('question', questions)
    .select('question', 'answer', 'as_of', 'renew_at', 'due_at', 'failures', 'lease_until')
  return new Map(rows.map((row) => [row.question, keptOf(row)]))
}

/**
 * Claims a question that is due until `until`, and returns whether that succeeded. One statement compares and sets, so that
 * one of all replicas asks; being due is part of the condition, so that no replica repeats what another has just asked.
 */
export async function takeQuestion(strapi: Core.Strapi, question: string, holder: string, now: Date, until: Date): Promise<boolean> {
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

/** What is to be written; what is left out stays as it is. */
export type Outcome = Partial<Pick<KeptAnswer, 'answer' | 'asOf' | 'renewAt' | 'dueAt' | 'failures'>>

function columnsOf({ answer, asOf, renewAt, dueAt, failures }: Outcome) {
  const columns = { answer, as_of: asOf, renew_at: renewAt, due_at: dueAt, failures }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** Writes what came of asking and gives the question back, unless it was taken from the holder for being late. */
export async function giveBack(strapi: Core.Strapi, question: string, holder: string, outcome: Outcome): Promise<void> {
  await strapi.db
    .connection(table)
    .where({ question, lease_holder: holder })
    .update({ ...columnsOf(outcome), lease_holder: null, lease_until: null })
}

/** Keeps a part of an answer under a name of its own, while the whole question is held. */
export async function keepPart(strapi: Core.Strapi, question: string, part: Outcome): Promise<void> {
  await strapi.db
    .connection(table)
    .insert({ question, ...columnsOf(part) })
    .onConflict('question')
    .merge()
}
