import type { SubscriberSource } from '@artha/contract/newsletter-subscriber'
import type { Core } from '@strapi/strapi'
import { rowsOf } from '@artha/base/rows'
import { runAfterResponse } from '../background-work'
import { userType } from '@artha/base/user-row'
import { confirmationLifeMs, leftLifeMs, newPersonKey, suppressionHash, type Subscription } from '../rules/subscriber'
import type { AccountsSettings } from '../settings'
import { consentLedgerService, type ConsentForm } from './consent-ledger'

export interface SubscriberRow extends Subscription {
  id: number
  personKey: string
  email: string
  /** `asked` waits for the link of a mail. */
  state: 'asked' | 'subscribed' | 'left'
  source: SubscriberSource | null
  /** The time of the last confirmation mail that an account or an import has caused. */
  mailedAt: Date | string | number | null
  /** The time from which an imported address is to be asked by a mail; null if it is not. */
  askAt: Date | string | number | null
}

const day = 86_400_000

/** The number of rows that one sweep deletes at a time. */
const sweepBatch = 500

/** The addresses behind the keys of the ledger: finding, adding, changing and erasing them. */
export const subscribers = ({ strapi }: { strapi: Core.Strapi }) => {
  const secret = strapi.config.get<AccountsSettings['secret']>('plugin::accounts.secret')
  const { isProduction } = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
  const rows = () => rowsOf<SubscriberRow>(strapi, 'plugin::accounts.subscriber')
  const links = () => rowsOf(strapi, 'plugin::accounts.newsletter-link')
  const suppressions = () => rowsOf(strapi, 'plugin::accounts.suppression')
  const addressOf = (email: string) => ({ addressHash: suppressionHash(email, secret) })
  const findByEmail = (email: string) => rows().findOne({ where: { email } })
  const isSuppressed = async (email: string): Promise<boolean> =>
    (await suppressions().count({ where: { ...addressOf(email), reason: { $null: true } } })) > 0

  const lift = async (email: string): Promise<void> => {
    await suppressions().deleteMany({ where: addressOf(email) })
  }

  /** Stores the hash of an address in place of an earlier one. */
  async function suppress(email: string, reason: 'left' | null): Promise<void> {
    await lift(email)
    await suppressions().create({ data: { ...addressOf(email), at: new Date(), reason } })
  }

  /** Deletes the address of a person and what hangs on it. Returns false if the row is no longer there, or no longer as in `as`. */
  async function forget({ id, personKey }: SubscriberRow, form: ConsentForm, as: object = {}): Promise<boolean> {
    if ((await rows().deleteMany({ where: { ...as, id } })).count === 0) return false
    await links().deleteMany({ where: { personKey } })
    await consentLedgerService(strapi).record({ personKey, event: 'erased', form })
    return true
  }

  async function sweepRows(where: object) {
    const sweepRow = async (row: SubscriberRow) => {
      if ((await forget(row, 'expiry', where)) && row.state === 'left') await suppress(row.email, 'left')
    }
    for (;;) {
      const expired = await rows().findMany({ where, limit: sweepBatch })
      for (const row of expired) await strapi.db.transaction(() => sweepRow(row))
      if (expired.length < sweepBatch) return
    }
  }

  /** Changes an account's flag. Returns true if this call changed it: of many simultaneous calls, one does. */
  const setFlag = async (id: number, isSubscribed: boolean): Promise<boolean> =>
    (await rowsOf(strapi, userType).updateMany({ where: { id, isSubscribed: !isSubscribed }, data: { isSubscribed } })).count === 1

  /**
   * Deletes expired links, addresses that nobody confirmed, and those of readers without an account who left a year ago: of these a hash
   * stays, so that an import does not bring them back.
   */
  async function sweep(): Promise<void> {
    const now = Date.now()
    await links().deleteMany({ where: { expiresAt: { $lte: new Date(now) } } })
    await sweepRows({ state: 'asked', askAt: { $null: true }, changedAt: { $lte: new Date(now - confirmationLifeMs) } })
    await sweepRows({ state: 'left', userId: { $null: true }, changedAt: { $lte: new Date(now - leftLifeMs) } })
  }

  /** Selects the readers of an issue: all subscribers, or with https only those with a proven address. */
  const readers = () => ({ state: 'subscribed', ...(isProduction && { provenAt: { $notNull: true } }) })

  return {
    sweep,
    setFlag,
    findByEmail,
    findByKey: (personKey: string) => rows().findOne({ where: { personKey } }),
    isSuppressed,

    /** Returns the row of an address, and adds one that waits for a confirmation if there is none. */
    async ensure(email: string, source: SubscriberSource): Promise<SubscriberRow> {
      const known = await findByEmail(email)
      if (known !== null) return known
      try {
        return await rows().create({ data: { personKey: newPersonKey(), email, state: 'asked', source, changedAt: new Date() } })
      } catch (error) {
        // Another request added the row first; the index allows only one.
        const added = await findByEmail(email)
        if (added === null) throw error
        return added
      }
    },

    async change({ id }: SubscriberRow, data: Partial<Omit<SubscriberRow, 'id' | 'personKey' | 'email'>>): Promise<void> {
      await rows().updateMany({ where: { id }, data: { ...data, ...(data.state !== undefined && { changedAt: new Date() }) } })
    },

    /** Returns the number of readers who would get an issue now. */
    countReaders: () => rows().count({ where: readers() }),

    /** Returns the subscriber of a key if an issue may go to that address now. */
    readerOf: (personKey: string) => rows().findOne({ where: { ...readers(), personKey } }),

    /** Returns the addresses behind these keys. Those that were erased are missing. */
    async emailsOf(personKeys: string[]): Promise<Map<string, string>> {
      const found = await rows().findMany({ where: { personKey: { $in: personKeys } }, select: ['personKey', 'email'] })
      return new Map(found.map(({ personKey, email }) => [personKey, email]))
    },

    /** Returns the keys of all readers, as a query for another statement. */
    readerKeys() {
      const query = strapi.db.connection('accounts_subscribers').where('state', 'subscribed')
      return (isProduction ? query.whereNotNull('proven_at') : query).select('person_key')
    },

    /** Ends a subscription, and cancels the links that could begin it again. */
    async leave(row: SubscriberRow | null, form: ConsentForm): Promise<void> {
      if (row === null) return
      await strapi.db.transaction(async () => {
        const data = { state: 'left', provenAt: null, changedAt: new Date() }
        const { count } = await rows().updateMany({ where: { id: row.id, state: 'subscribed' }, data })
        // An account that nobody has confirmed must not cancel the link of a visitor who is about to subscribe.
        if (count === 1 || form === 'mail link') await links().deleteMany({ where: { personKey: row.personKey } })
        if (row.userId !== null) await setFlag(row.userId, false)
        if (count === 1) await consentLedgerService(strapi).record({ personKey: row.personKey, event: 'left', form })
      })
    },

    /** Lets mails go to an erased address again. */
    lift,

    /** Deletes a person's address for good. A keyed hash stays, so that nobody brings it back. */
    async erase(row: SubscriberRow, form: ConsentForm): Promise<void> {
      await strapi.db.transaction(async () => {
        if (!(await forget(row, form))) return
        await consentLedgerService(strapi).record({ personKey: row.personKey, event: 'suppressed', form })
        await suppress(row.email, null)
        if (row.userId !== null) await setFlag(row.userId, false)
      })
    },

    /** Deletes what has expired, now and every day. */
    async sweepDaily(): Promise<void> {
      await sweep()
      setInterval(() => runAfterResponse(strapi, 'deleting expired subscriptions', sweep), day).unref()
    },
  }
}

export const subscribersService = (strapi: Core.Strapi): ReturnType<typeof subscribers> => strapi.plugin('accounts').service('subscribers')
