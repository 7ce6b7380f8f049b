import * as z from 'zod/mini'
import { timestamp } from './article.ts'
import { maxListRow } from './list-query.ts'
import { lineText, longText } from './text-rules.ts'

/**
 * The states of a subscriber. A `subscribed` one gets the next issue; a `waiting` one gets none until the address is confirmed. Erased
 * addresses are in no list.
 */
export const subscriberStates = ['subscribed', 'waiting', 'left'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** The place where an address was entered first: the box of the site, an account, or an import. */
export const subscriberSources = ['site-form', 'account', 'import'] as const
export type SubscriberSource = (typeof subscriberSources)[number]

const count = z.number().check(z.int(), z.nonnegative())

/** `q` is a part of the address. It is sent in a body, because logs of proxies contain queries. */
const filters = { q: z._default(lineText(254), ''), state: z.optional(z.enum(subscriberStates)), source: z.optional(z.enum(subscriberSources)) }

/** The number of subscribers on a page of the list. */
export const subscribersPerPage = 20

export const subscriberSearchBody = z.strictObject({
  ...filters,
  page: z._default(z.number().check(z.int(), z.gte(1), z.lte(maxListRow / subscribersPerPage)), 1),
})
export type SubscriberSearch = z.output<typeof subscriberSearchBody>
export type SubscriberFilters = Omit<SubscriberSearch, 'page'>

/**
 * A subscriber. `agreedAt` and `wordsVersion` are of the consent in force, for an import that waits the stated ones; null and "" if the
 * ledger has none. `confirmedAt` is null until the address is confirmed, and after leaving.
 */
export const subscriberLine = z.object({
  email: z.string(),
  state: z.enum(subscriberStates),
  source: z.nullable(z.enum(subscriberSources)),
  agreedAt: z.nullable(timestamp),
  wordsVersion: z.string(),
  confirmedAt: z.nullable(timestamp),
})
export type SubscriberLine = z.infer<typeof subscriberLine>

export const subscriberPage = z.object({ subscribers: z.array(subscriberLine), total: count })
export type SubscriberPage = z.infer<typeof subscriberPage>

/** The most subscribers in one part of an export. */
export const subscribersPerExport = 10_000

/** `after` is `next` of the part before. */
export const subscriberExportBody = z.strictObject({ ...filters, after: z.optional(z.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))) })
export type SubscriberExport = z.output<typeof subscriberExportBody>

/** A part of a CSV file; the first has the names of the columns. `next` is null in the last one. */
export const subscriberExportPart = z.object({ csv: z.string(), count, next: z.nullable(count) })
export type SubscriberExportPart = z.infer<typeof subscriberExportPart>

export const importLimits = { rows: 5_000, characters: 1_000_000, proof: 500, leastProof: 10 }

/** The columns of an imported file, in any order. */
export const importColumns = ['address', 'agreed on', 'how they agreed'] as const

export const subscriberImportBody = z.strictObject({
  csv: longText(importLimits.characters).check(z.minLength(1, 'Choose a file, or paste its text')),
  isDryRun: z.boolean(),
})
export type SubscriberImport = z.infer<typeof subscriberImportBody>

/**
 * The reasons for refusing a row. `left` also means that the address was deleted at its owner's wish; `asked-before` that an import has
 * asked it and nobody confirmed.
 */
export const importReasons = [
  'columns',
  'no-address',
  'bad-address',
  'twice',
  'no-date',
  'bad-date',
  'future-date',
  'no-proof',
  'long-proof',
  'subscribed',
  'waiting',
  'left',
  'asked-before',
] as const
export type ImportReason = (typeof importReasons)[number]

/** `toAsk` counts the addresses that are asked to confirm. `refused` names rows by their line in the file, so no answer repeats an address. */
export const subscriberImportAnswer = z.object({
  toAsk: count,
  refused: z.array(z.object({ line: count, reason: z.enum(importReasons) })),
})
export type SubscriberImportAnswer = z.infer<typeof subscriberImportAnswer>
