import { accountConsent } from '@artha/contract/newsletter-consent'
import type { Core } from '@strapi/strapi'
import { runAfterResponse } from '../background-work'
import { mayAccountChange } from '../rules/subscriber'
import type { AccountsSettings } from '../settings'
import type { UserRow } from '@artha/base/user-row'
import { consentLedgerService } from './consent-ledger'
import { mailService } from './mail'
import { newsletterMailsService } from './newsletter-mails'
import { subscribersService, type SubscriberRow } from './subscribers'

/** A second confirmation within this time would only fill a mailbox that may be a stranger's. */
const quietMs = 60 * 60_000

type Account = Pick<UserRow, 'id' | 'email' | 'confirmed'>

/** The newsletter subscriptions of accounts. With https, no account gets an issue at an address that was never proven. */
export const newsletter = ({ strapi }: { strapi: Core.Strapi }) => {
  const { isProduction } = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
  const subscribers = () => subscribersService(strapi)
  const ledger = () => consentLedgerService(strapi)
  const mails = () => newsletterMailsService(strapi)

  const rowOfAccount = async (user: Account): Promise<SubscriberRow | null> => {
    const row = await subscribers().findByEmail(user.email)
    return row !== null && mayAccountChange(user, row) ? row : null
  }

  /** Mails a new subscriber: an address that is proven, or need not be without https, is welcomed, any other is asked. */
  async function mailTo(user: Account, row: SubscriberRow): Promise<void> {
    if (!user.confirmed && !(await mails().count(user.email)).allowed) return
    await subscribers().change(row, { mailedAt: new Date() })
    if (user.confirmed || !isProduction) return mailService(strapi).send(mails().welcome(row))
    if (await subscribers().isSuppressed(user.email)) return
    await mailService(strapi).send(await mails().asking(row, accountConsent))
  }

  return {
    /** Subscribes an account, and stores the words agreed to. Returns true if it was not subscribed before. */
    async subscribe(user: UserRow): Promise<boolean> {
      const row = await subscribers().ensure(user.email, 'account')
      const now = new Date()
      const isNew: boolean = await strapi.db.transaction(async () => {
        if (!(await subscribers().setFlag(user.id, true))) return false
        if (user.confirmed) await subscribers().lift(user.email)
        if (!mayAccountChange(user, row)) return true
        await subscribers().change(row, { state: 'subscribed', provenAt: user.confirmed ? now : row.provenAt, userId: user.id })
        const event = user.confirmed ? 'confirmed' : 'asked'
        await ledger().record({ personKey: row.personKey, event, form: 'account', words: accountConsent })
        return true
      })
      const mailedLast = row.mailedAt === null ? 0 : new Date(row.mailedAt).getTime()
      if (isNew && now.getTime() - mailedLast > quietMs) runAfterResponse(strapi, 'the mail "newsletter"', () => mailTo(user, row))
      return isNew
    },

    /** Ends an account's subscription. Returns true if there was one. */
    async unsubscribe(user: UserRow): Promise<boolean> {
      const row = await rowOfAccount(user)
      return await strapi.db.transaction(async () => {
        const wasSubscribed = await subscribers().setFlag(user.id, false)
        await subscribers().leave(row, 'account')
        return wasSubscribed
      })
    },

    /** Deletes the address of an account that is being deleted. */
    async eraseAccount(user: Account): Promise<void> {
      const row = await rowOfAccount(user)
      if (row !== null) await subscribers().erase(row, 'account deleted')
    },

    /**
     * Notes that the address of an account was proven: a subscription that the account made before may get its issues, and one that the
     * owner of the mailbox made without an account becomes the account's.
     */
    async addressProven(user: Account, form: 'reset code' | 'google'): Promise<void> {
      const row = await subscribers().findByEmail(user.email)
      if (row?.state !== 'subscribed') return
      await subscribers().change(row, { userId: user.id, provenAt: row.provenAt ?? new Date() })
      await subscribers().setFlag(user.id, true)
      if (row.provenAt !== null) return
      await subscribers().lift(user.email)
      await ledger().record({ personKey: row.personKey, event: 'confirmed', form, words: accountConsent })
    },
  }
}

export const newsletterService = (strapi: Core.Strapi): ReturnType<typeof newsletter> => strapi.plugin('accounts').service('newsletter')
