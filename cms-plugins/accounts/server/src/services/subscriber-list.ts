import {
  subscribersPerExport,
  subscribersPerPage,
  type SubscriberExport,
  type SubscriberExportPart,
  type SubscriberFilters,
  type SubscriberLine,
  type SubscriberPage,
  type SubscriberSearch,
  type SubscriberSource,
} from '@artha/contract/newsletter-subscriber'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { containsPattern } from '../rules/contains-pattern'
import { csvLine } from '../rules/csv-line'
import { foldedEmail } from '../rules/folded-name'
import { listedState } from '../rules/subscriber'
import type { AccountsSettings } from '../settings'

type Time = Date | string | number

interface ListedRow {
  id: number
  personKey: string
  email: string
  state: 'asked' | 'subscribed' | 'left'
  source: SubscriberSource | null
  provenAt: Time | null
}

interface ConsentRow {
  personKey: string
  event: string
  at: Time
  agreedAt: Time | null
  wordsVersion: string
}

/** The number of subscribers in memory at a time during an export. */
const exportBatch = 500

const exportColumns = ['Address', 'State', 'Source', 'Agreed on (UTC)', 'Version of the words', 'Confirmed on (UTC)']

/** The mark without which spreadsheets read the file in the computer's old encoding. */
const byteOrderMark = '\uFEFF'

const isoOf = (time: Time | null) => (time === null ? null : new Date(time).toISOString())

/** Names the row types that the queries select. */
const asRows = (rows: ListedRow[]) => rows
const asConsents = (rows: ConsentRow[]) => rows
const asCount = (rows: { total: number | string }[]) => Number(rows[0]?.total)

/** Reads the subscribers for the desk, newest first: a page of them, or all of them part by part. */
export const subscriberList = ({ strapi }: { strapi: Core.Strapi }) => {
  const { isProduction } = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
  const { connection } = strapi.db

  /** Restricts to a state; with https, an account whose address was never proven waits. */
  function inState(query: Knex.QueryBuilder, state: SubscriberFilters['state']) {
    if (state === 'left') return query.where('state', 'left')
    if (state === 'subscribed') return (isProduction ? query.whereNotNull('proven_at') : query).where('state', 'subscribed')
    if (!isProduction) return query.where('state', 'asked')
    return query.where((either) => void either.where('state', 'asked').orWhere({ state: 'subscribed', proven_at: null }))
  }

  /** Returns the query for the matching subscribers, wrapped because awaiting it runs it; undefined if none can match. */
  function matching({ q, state, source }: SubscriberFilters): { query: Knex.QueryBuilder } | undefined {
    const query = connection('accounts_subscribers')
    if (state !== undefined) void inState(query, state)
    if (source !== undefined) void query.where('source', source)
    if (q === '') return { query }
    const pattern = containsPattern(foldedEmail(q))
    return pattern === undefined ? undefined : { query: query.whereRaw("email like ? escape '!'", [pattern]) }
  }

  const newest = ({ query }: { query: Knex.QueryBuilder }, limit: number) =>
    query
      .clone()
      .select({ id: 'id', personKey: 'person_key', email: 'email', state: 'state', source: 'source', provenAt: 'proven_at' })
      .orderBy('id', 'desc')
      .limit(limit)

  const countOf = ({ query }: { query: Knex.QueryBuilder }): Promise<number> => query.clone().count({ total: '*' }).then(asCount)

  /**
   * Returns the consent in force of each person: what was confirmed last, else what was asked last. A stranger can ask a subscribed address
   * again, which changes nothing.
   */
  async function consentsOf(personKeys: string[]): Promise<Map<string, ConsentRow>> {
    const events = connection('accounts_consent_events')
    const last = events.clone().whereIn('person_key', personKeys).whereNotNull('words_version').groupBy('person_key', 'event').max('id')
    const rows = await events
      .whereIn('id', last)
      .orderBy('id')
      .select({ personKey: 'person_key', event: 'event', at: 'at', agreedAt: 'agreed_at', wordsVersion: 'words_version' })
      .then(asConsents)
    const isAsked = ({ event }: ConsentRow) => event === 'asked'
    return new Map([...rows.filter(isAsked), ...rows.filter((row) => !isAsked(row))].map((row) => [row.personKey, row]))
  }

  async function linesOf(rows: ListedRow[]): Promise<SubscriberLine[]> {
    const consents = await consentsOf(rows.map(({ personKey }) => personKey))
    return rows.map(({ personKey, email, state, source, provenAt }) => {
      const consent = consents.get(personKey)
      return {
        email,
        state: listedState({ state, provenAt }, isProduction),
        source,
        agreedAt: consent === undefined ? null : isoOf(consent.agreedAt ?? consent.at),
        wordsVersion: consent?.wordsVersion ?? '',
        confirmedAt: isoOf(provenAt),
      }
    })
  }

  return {
    async page({ page, ...filters }: SubscriberSearch): Promise<SubscriberPage> {
      const found = matching(filters)
      if (found === undefined) return { subscribers: [], total: 0 }
      const rows = await newest(found, subscribersPerPage)
        .offset((page - 1) * subscribersPerPage)
        .then(asRows)
      return { subscribers: await linesOf(rows), total: await countOf(found) }
    },

    /** Returns a part of the matching subscribers as lines of a CSV file. */
    async exportPart({ after, ...filters }: SubscriberExport): Promise<SubscriberExportPart> {
      const found = matching(filters)
      const lines = after === undefined ? [byteOrderMark + csvLine(exportColumns)] : []
      if (found === undefined) return { csv: lines.join(''), count: 0, next: null }
      let last = after
      let count = 0
      while (count < subscribersPerExport) {
        const batch = newest(found, exportBatch)
        const rows = await (last === undefined ? batch : batch.where('id', '<', last)).then(asRows)
        for (const { email, state, source, agreedAt, wordsVersion, confirmedAt } of await linesOf(rows)) {
          lines.push(csvLine([email, state, source ?? '', agreedAt ?? '', wordsVersion, confirmedAt ?? '']))
        }
        count += rows.length
        last = rows.at(-1)?.id
        if (rows.length < exportBatch) return { csv: lines.join(''), count, next: null }
      }
      return { csv: lines.join(''), count, next: last ?? null }
    },
  }
}

export const subscriberListService = (strapi: Core.Strapi): ReturnType<typeof subscriberList> => strapi.plugin('accounts').service('subscriberList')
