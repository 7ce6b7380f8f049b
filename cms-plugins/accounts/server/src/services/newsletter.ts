import { accountConsent, visitorConsent } from '@artha/contract/newsletter-consent'
import type { Core } from '@strapi/strapi'
import { runAfterResponse } from '../background-work'
import { rowsOf } from '@artha/base/rows'
import { confirmSubscriptionMail, subscribedMail, type SiteNames } from '../rules/mail-texts'
import { isLinkSecret, linkSecretHash, linkUrl, newLinkSecret } from '../rules/link-secret'
import { mailboxOf } from '../rules/mailbox-of'
import { unmatchableHash } from '../rules/reset-code'
import { confirmationLifeMs, mayAccountChange, newPersonKey } from '../rules/subscriber'
import { ownerOfUnsubscribeToken, unsubscribeToken } from '../rules/unsubscribe-link'
import type { AccountsSettings } from '../settings'
import { userType, type UserRow } from '@artha/base/user-row'
import { consentLedgerService, type AgreedWords, type ConsentForm } from './consent-ledger'
import { limitsService, type LimitResult } from './limits'
import { mailService } from './mail'
import { subscribersService, type SubscriberRow } from './subscribers'

/** A second confirmation within this time would only fill a mailbox that may be a stranger's. */
const quietMs = 60 * 60_000

const day = 86_400_000

type Account = Pick<UserRow, 'id' | 'email' | 'confirmed'>

/** The newsletter's subscriptions: of accounts, and of addresses without one. No address that was never proven may get an issue. */
export const newsletter = ({ strapi }: { strapi: Core.Strapi }) => {
  const secret = strapi.config.get<AccountsSettings['secret']>('plugin::accounts.secret')
  const site = strapi.config.get<SiteNames & Pick<AccountsSettings['site'], 'isProduction'>>('plugin::accounts.site')
  const users = () => rowsOf<UserRow>(strapi, userType)
  const rows = () => rowsOf<SubscriberRow>(strapi, 'plugin::accounts.subscriber')
  const links = () => rowsOf<{ personKey: string; wordsVersion: string; words: string }>(strapi, 'plugin::accounts.newsletter-link')
  const subscribers = () => subscribersService(strapi)
  const ledger = () => consentLedgerService(strapi)

  /** Changes an account's flag. Returns true if this call changed it: of many simultaneous calls, one does. */
  const setSubscribed = async (id: number, isSubscribed: boolean): Promise<boolean> =>
    (await users().updateMany({ where: { id, isSubscribed: !isSubscribed }, data: { isSubscribed } })).count === 1

  const welcomeMail = ({ email, personKey }: Pick<SubscriberRow, 'email' | 'personKey'>) =>
    subscribedMail(site, email, `${site.url}/auth/unsubscribe/${unsubscribeToken(personKey, secret)}`)

  /**
   * Makes the link of a mail that asks. With `isIdle` no link matches its row. A newer link leaves older ones valid, so that a stranger
   * cannot cancel the owner's.
   */
  async function makeLink(personKey: string, words: AgreedWords, isIdle = false): Promise<string> {
    const link = newLinkSecret()
    const linkHash = isIdle ? unmatchableHash() : linkSecretHash(link)
    const expiresAt = new Date(Date.now() + confirmationLifeMs)
    await links().create({ data: { linkHash, personKey, wordsVersion: words.version, words: words.text, expiresAt } })
    return linkUrl(site.url, '/newsletter/confirm', link)
  }

  /** Asks an address by mail. An erased or subscribed address causes the same writes: less work would reveal it. */
  async function ask(email: string): Promise<void> {
    await subscribers().sweep()
    const row = (await subscribers().isSuppressed(email)) ? undefined : await subscribers().ensure(email)
    const isSubscribed = row?.state === 'subscribed' && row.provenAt !== null
    const personKey = row?.personKey ?? newPersonKey()
    await ledger().record({ personKey, event: 'asked', form: 'site form', words: visitorConsent })
    const link = await makeLink(personKey, visitorConsent, row === undefined || isSubscribed)
    if (row !== undefined) await mailService(strapi).send(isSubscribed ? welcomeMail(row) : confirmSubscriptionMail(site, row.email, link))
  }

  /** Counts a mail that somebody else may have caused, by mailbox and then by mail host. */
  async function countMail(email: string): Promise<LimitResult & { isMailbox?: true }> {
    const { mailbox, host } = mailboxOf(email)
    const counted = await limitsService(strapi).consume('newsletterMailbox', { of: mailbox })
    return counted.allowed ? limitsService(strapi).consume('newsletterHost', { of: host }) : { ...counted, isMailbox: true }
  }

  /** Ends a subscription, and cancels the links that could begin it again. */
  async function leave(row: SubscriberRow | null, form: ConsentForm): Promise<void> {
    if (row === null) return
    await strapi.db.transaction(async () => {
      const data = { state: 'left', provenAt: null, changedAt: new Date() }
      const { count } = await rows().updateMany({ where: { id: row.id, state: 'subscribed' }, data })
      // An account that nobody has confirmed must not cancel the link of a visitor who is about to subscribe.
      if (count === 1 || form === 'mail link') await links().deleteMany({ where: { personKey: row.personKey } })
      if (row.userId !== null) await setSubscribed(row.userId, false)
      if (count === 1) await ledger().record({ personKey: row.personKey, event: 'left', form })
    })
  }

  const rowOfAccount = async (user: Account): Promise<SubscriberRow | null> => {
    const row = await subscribers().findByEmail(user.email)
    return row !== null && mayAccountChange(user, row) ? row : null
  }

  /** Returns the subscription and the account of a mail's link, by its random key or, in old mails, by the account. */
  async function ownerOfLink(token: string): Promise<{ row: SubscriberRow | null; userId?: number } | undefined> {
    const owner = ownerOfUnsubscribeToken(token, secret)
    if (owner === undefined) return undefined
    if ('personKey' in owner) return { row: await subscribers().findByKey(owner.personKey) }
    const user = await users().findOne({ where: { documentId: owner.accountId }, select: ['id', 'email'] })
    return user === null ? { row: null } : { row: await subscribers().findByEmail(user.email), userId: user.id }
  }

  /** Mails a new subscriber: an address that is proven, or need not be without https, is welcomed, any other is asked. */
  async function mailToAccount(user: Account, row: SubscriberRow): Promise<void> {
    if (!user.confirmed && !(await countMail(user.email)).allowed) return
    await rows().updateMany({ where: { id: row.id }, data: { mailedAt: new Date() } })
    if (user.confirmed || !site.isProduction) return mailService(strapi).send(welcomeMail(row))
    if (await subscribers().isSuppressed(user.email)) return
    const link = await makeLink(row.personKey, accountConsent)
    await mailService(strapi).send(confirmSubscriptionMail(site, user.email, link))
  }

  return {
    /** Asks an address by mail after the response, if its limits allow. The refusal of a mail host says nothing about the address. */
    async request(email: string): Promise<LimitResult> {
      const counted = await countMail(email)
      if (counted.allowed) runAfterResponse(strapi, 'asking a subscriber', () => ask(email))
      // The mail that was sent before still works.
      return counted.isMailbox === true ? { allowed: true } : counted
    },

    /** Subscribes the address of a mail's link, once. Returns false if the link is not valid. */
    async confirm(link: string): Promise<boolean> {
      if (!isLinkSecret(link)) return false
      const where = { linkHash: linkSecretHash(link), expiresAt: { $gt: new Date() } }
      const asked = await links().findOne({ where })
      const row = asked === null ? null : await subscribers().findByKey(asked.personKey)
      if (asked === null || row === null) return false
      const account = await users().findOne({ where: { email: row.email, confirmed: true }, select: ['id'] })
      const userId = account?.id ?? row.userId
      const isDone: boolean = await strapi.db.transaction(async () => {
        if ((await links().deleteMany({ where })).count !== 1) return false
        await links().deleteMany({ where: { personKey: row.personKey } })
        const now = new Date()
        await rows().updateMany({ where: { id: row.id }, data: { state: 'subscribed', provenAt: now, changedAt: now, userId } })
        if (userId !== null) await setSubscribed(userId, true)
        const words = { version: asked.wordsVersion, text: asked.words }
        await ledger().record({ personKey: row.personKey, event: 'confirmed', form: 'mail link', words })
        return true
      })
      if (isDone) mailService(strapi).post('newsletter confirmation', welcomeMail(row))
      return isDone
    },

    /** Subscribes an account, and stores the words agreed to. Returns true if it was not subscribed before. */
    async subscribe(user: UserRow): Promise<boolean> {
      const row = await subscribers().ensure(user.email)
      const now = new Date()
      const isNew: boolean = await strapi.db.transaction(async () => {
        if (!(await setSubscribed(user.id, true))) return false
        if (user.confirmed) await subscribers().lift(user.email)
        if (!mayAccountChange(user, row)) return true
        const provenAt = user.confirmed ? now : row.provenAt
        await rows().updateMany({ where: { id: row.id }, data: { state: 'subscribed', provenAt, changedAt: now, userId: user.id } })
        const event = user.confirmed ? 'confirmed' : 'asked'
        await ledger().record({ personKey: row.personKey, event, form: 'account', words: accountConsent })
        return true
      })
      const mailedLast = row.mailedAt === null ? 0 : new Date(row.mailedAt).getTime()
      if (isNew && now.getTime() - mailedLast > quietMs) runAfterResponse(strapi, 'the mail "newsletter"', () => mailToAccount(user, row))
      return isNew
    },

    /** Ends an account's subscription. Returns true if there was one. */
    async unsubscribe(user: UserRow): Promise<boolean> {
      const row = await rowOfAccount(user)
      return await strapi.db.transaction(async () => {
        const wasSubscribed = await setSubscribed(user.id, false)
        await leave(row, 'account')
        return wasSubscribed
      })
    },

    isOurLink: (token: string): boolean => ownerOfUnsubscribeToken(token, secret) !== undefined,

    /** Ends the subscription of a link. Returns true if the link is valid, also on a second click. */
    async unsubscribeByLink(token: string): Promise<boolean> {
      const owner = await ownerOfLink(token)
      if (owner === undefined) return false
      if (owner.userId !== undefined) await setSubscribed(owner.userId, false)
      await leave(owner.row, 'mail link')
      return true
    },

    /** Ends the subscription of a link and deletes its address. Returns true if the link is valid, also on a second click. */
    async eraseByLink(token: string): Promise<boolean> {
      const owner = await ownerOfLink(token)
      if (owner === undefined) return false
      if (owner.row !== null) await subscribers().erase(owner.row, 'mail link')
      return true
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
      await rows().updateMany({ where: { id: row.id }, data: { userId: user.id, provenAt: row.provenAt ?? new Date() } })
      await setSubscribed(user.id, true)
      if (row.provenAt !== null) return
      await subscribers().lift(user.email)
      await ledger().record({ personKey: row.personKey, event: 'confirmed', form, words: accountConsent })
    },

    /** Deletes what has expired, now and every day. */
    async sweepDaily(): Promise<void> {
      await subscribers().sweep()
      setInterval(() => runAfterResponse(strapi, 'deleting expired subscriptions', () => subscribers().sweep()), day).unref()
    },
  }
}

export const newsletterService = (strapi: Core.Strapi): ReturnType<typeof newsletter> => strapi.plugin('accounts').service('newsletter')
