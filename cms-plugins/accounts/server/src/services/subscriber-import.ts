import type { ImportReason, SubscriberImportAnswer } from '@artha/contract/newsletter-subscriber'
import { dayInIndia, midnightInIndia } from '@artha/contract/figure-on'
import type { Core } from '@strapi/strapi'
import { rowsOf } from '@artha/base/rows'
import { importRows, type ImportRow, type RefusedRow } from '../rules/import-rows'
import { newPersonKey, suppressionHash } from '../rules/subscriber'
import type { AccountsSettings } from '../settings'
import { consentLedgerService, type ConsentEntry } from './consent-ledger'
import type { SubscriberRow } from './subscribers'

/** The number of rows in one statement: SQLite limits the values in one. */
const batch = 500

/** The version of the words of an imported consent, which are whatever the file states. */
const importWords = 'import'

const reasonOfState = { asked: 'waiting', subscribed: 'subscribed', left: 'left' } as const satisfies Record<SubscriberRow['state'], ImportReason>

function batchesOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / batch) }, (_, at) => items.slice(at * batch, (at + 1) * batch))
}

interface Checked {
  toAsk: ImportRow[]
  refused: RefusedRow[]
}

/** Imports addresses with the stated proof of their consent. Each waits until its owner confirms it by the link of a mail. */
export const subscriberImport = ({ strapi }: { strapi: Core.Strapi }) => {
  const secret = strapi.config.get<AccountsSettings['secret']>('plugin::accounts.secret')
  const subscribers = () => rowsOf<SubscriberRow>(strapi, 'plugin::accounts.subscriber')
  const suppressions = () => rowsOf<{ addressHash: string; reason: string | null }>(strapi, 'plugin::accounts.suppression')
  const hashOf = ({ email }: ImportRow) => suppressionHash(email, secret)

  /** Returns what is known of these addresses that refuses them. */
  async function reasonsOf(rows: ImportRow[]): Promise<Map<string, ImportReason>> {
    const emailOfHash = new Map(rows.map((row) => [hashOf(row), row.email]))
    const known = await subscribers().findMany({ where: { email: { $in: rows.map(({ email }) => email) } }, select: ['email', 'state'] })
    const hashes = await suppressions().findMany({ where: { addressHash: { $in: [...emailOfHash.keys()] } }, select: ['addressHash', 'reason'] })
    return new Map<string, ImportReason>([
      ...hashes.map(({ addressHash, reason }) => [emailOfHash.get(addressHash) ?? '', reason === 'asked' ? 'asked-before' : 'left'] as const),
      ...known.map(({ email, state }) => [email, reasonOfState[state]] as const),
    ])
  }

  /** Checks a file without changing anything. */
  async function check(csv: string, now: Date): Promise<Checked | { problem: string }> {
    const parsed = importRows(csv, dayInIndia(now))
    if ('problem' in parsed) return parsed
    const toAsk: ImportRow[] = []
    const refused = [...parsed.refused]
    for (const rows of batchesOf(parsed.rows)) {
      const reasons = await reasonsOf(rows)
      for (const row of rows) {
        const reason = reasons.get(row.email)
        if (reason === undefined) toAsk.push(row)
        else refused.push({ line: row.line, reason })
      }
    }
    return { toAsk, refused: refused.sort((one, other) => one.line - other.line) }
  }

  async function add(rows: ImportRow[], now: Date): Promise<void> {
    const people = rows.map((row) => ({ ...row, personKey: newPersonKey() }))
    const added = people.map(({ personKey, email }) => ({ personKey, email, state: 'asked', source: 'import', changedAt: now, askAt: now }))
    await subscribers().createMany({ data: added })
    const entries = people.map(({ personKey, agreedOn, proof }): ConsentEntry => {
      const words = { version: importWords, text: proof, agreedAt: midnightInIndia(agreedOn) }
      return { personKey, event: 'asked', form: 'import', words }
    })
    await consentLedgerService(strapi).record(...entries)
    await suppressions().createMany({ data: rows.map((row) => ({ addressHash: hashOf(row), at: now, reason: 'asked' })) })
  }

  const answerOf = ({ toAsk, refused }: Checked): SubscriberImportAnswer => ({ toAsk: toAsk.length, refused })

  return {
    /** Returns what an import of this file would do, or the problem of the file. */
    async dryRun(csv: string, now: Date): Promise<SubscriberImportAnswer | { problem: string }> {
      const checked = await check(csv, now)
      return 'problem' in checked ? checked : answerOf(checked)
    },

    /** Imports a file, within the transaction of its caller: all of it or nothing. */
    async import(csv: string, now: Date): Promise<SubscriberImportAnswer | { problem: string }> {
      const checked = await check(csv, now)
      if ('problem' in checked) return checked
      for (const rows of batchesOf(checked.toAsk)) await add(rows, now)
      return answerOf(checked)
    },

    /** Returns imported addresses that are due to be asked. */
    dueToAsk: (most: number) =>
      subscribers().findMany({ where: { state: 'asked', askAt: { $lte: new Date() } }, orderBy: { askAt: 'asc', id: 'asc' }, limit: most }),

    /**
     * Takes an imported address to ask it. Returns false if it was asked, confirmed or erased meanwhile: one statement compares and sets, so
     * no address is asked twice. The address lives as long as the link that it gets now.
     */
    async takeToAsk({ id }: SubscriberRow): Promise<boolean> {
      const data = { askAt: null, changedAt: new Date() }
      return (await subscribers().updateMany({ where: { id, state: 'asked', askAt: { $notNull: true } }, data })).count === 1
    },

    /** Notes that an address was not asked after all, and when to try again. */
    async askAgain({ id }: SubscriberRow, askAt: Date): Promise<void> {
      await subscribers().updateMany({ where: { id, state: 'asked' }, data: { askAt } })
    },

    /** Returns the day on which an import states that a person agreed, and the time of that import. */
    async entryOf(personKey: string): Promise<{ agreedAt: Date; importedAt: Date }> {
      const [entry] = await rowsOf<{ agreedAt: Date | string | number; at: Date | string | number }>(
        strapi,
        'plugin::accounts.consent-event',
      ).findMany({
        where: { personKey, form: 'import' },
        orderBy: { id: 'desc' },
        limit: 1,
      })
      if (entry === undefined) throw new Error('An imported address has no entry in the ledger')
      return { agreedAt: new Date(entry.agreedAt), importedAt: new Date(entry.at) }
    },
  }
}

export const subscriberImportService = (strapi: Core.Strapi): ReturnType<typeof subscriberImport> =>
  strapi.plugin('accounts').service('subscriberImport')
