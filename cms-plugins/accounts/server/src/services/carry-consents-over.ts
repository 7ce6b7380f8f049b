import { accountConsent } from '@artha/contract/newsletter-consent'
import type { Core } from '@strapi/strapi'
import { rowsOf } from '@artha/base/rows'
import { userType, type UserRow } from '@artha/base/user-row'
import { newPersonKey } from '../rules/subscriber'
import { consentLedgerService, type AgreedWords, type ConsentEntry } from './consent-ledger'
import type { SubscriberRow } from './subscribers'

type OldConsentRow = UserRow & { consentText: string | null; consentAt: Date | string | number }

/** The number of accounts in memory, and in one transaction, at a time. */
const batch = 500

const wordsOf = ({ consentText, consentAt }: OldConsentRow): AgreedWords => ({
  version: consentText === accountConsent.text ? accountConsent.version : 'before versions',
  text: consentText ?? '',
  agreedAt: new Date(consentAt),
})

/**
 * Moves the consents that stood beside the accounts into the ledger. The columns of a moved account are emptied, so that the next start
 * finds nothing and an erased person is not brought back.
 */
export async function carryConsentsOver(strapi: Core.Strapi): Promise<void> {
  const users = rowsOf<OldConsentRow>(strapi, userType)
  const subscribers = rowsOf<SubscriberRow>(strapi, 'plugin::accounts.subscriber')
  const carryBatch = async (): Promise<boolean> =>
    await strapi.db.transaction(async () => {
      const old = await users.findMany({ where: { consentAt: { $notNull: true } }, orderBy: { id: 'asc' }, limit: batch })
      if (old.length === 0) return false
      const now = new Date()
      const known = await subscribers.findMany({ where: { email: { $in: old.map(({ email }) => email) } } })
      const keys = new Map(known.map(({ email, personKey }) => [email, personKey]))
      const added = old
        .filter(({ email }) => !keys.has(email))
        .map(({ id, email, confirmed, isSubscribed }) => ({
          personKey: newPersonKey(),
          email,
          userId: id,
          state: isSubscribed ? 'subscribed' : 'left',
          source: 'account',
          changedAt: now,
          provenAt: isSubscribed && confirmed ? now : null,
        }))
      if (added.length > 0) await subscribers.createMany({ data: added })
      for (const { email, personKey } of added) keys.set(email, personKey)
      const entries = old.flatMap((user): ConsentEntry[] => {
        const personKey = keys.get(user.email) ?? ''
        const carried: ConsentEntry = { personKey, event: 'carried over', form: 'upgrade', words: wordsOf(user) }
        return user.isSubscribed ? [carried] : [carried, { personKey, event: 'left', form: 'upgrade' }]
      })
      await consentLedgerService(strapi).record(...entries)
      await users.updateMany({ where: { id: { $in: old.map(({ id }) => id) } }, data: { consentAt: null, consentText: null } })
      return true
    })
  while (await carryBatch());
}

/** Notes where addresses were entered first that are older than this column: the first words that they agreed to tell. */
export async function noteSources(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db
  const first = connection('accounts_consent_events as event')
    .where('event.person_key', connection.ref('accounts_subscribers.person_key'))
    .whereNotNull('event.words_version')
    .orderBy('event.id')
    .limit(1)
    .select(connection.raw("case when event.words_version like 'visitor-%' then 'site-form' else 'account' end"))
  await connection('accounts_subscribers').whereNull('source').update({ source: first })
}
