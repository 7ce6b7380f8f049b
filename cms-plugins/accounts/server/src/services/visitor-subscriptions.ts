import { visitorConsent } from '@artha/contract/newsletter-consent'
import type { Core } from '@strapi/strapi'
import { runAfterResponse } from '../background-work'
import { rowsOf } from '@artha/base/rows'
import { isLinkSecret, linkSecretHash } from '../rules/link-secret'
import { newPersonKey } from '../rules/subscriber'
import { ownerOfUnsubscribeToken } from '../rules/unsubscribe-link'
import type { AccountsSettings } from '../settings'
import { userType, type UserRow } from '@artha/base/user-row'
import { consentLedgerService } from './consent-ledger'
import type { LimitResult } from './limits'
import { mailService } from './mail'
import { newsletterMailsService } from './newsletter-mails'
import { subscribersService, type SubscriberRow } from './subscribers'

/** Subscribing and leaving by mail alone, without an account: the owner of the mailbox says so by pressing behind a link. */
export const visitorSubscriptions = ({ strapi }: { strapi: Core.Strapi }) => {
  const secret = strapi.config.get<AccountsSettings['secret']>('plugin::accounts.secret')
  const users = () => rowsOf<UserRow>(strapi, userType)
  const links = () => rowsOf<{ personKey: string; wordsVersion: string; words: string }>(strapi, 'plugin::accounts.newsletter-link')
  const subscribers = () => subscribersService(strapi)
  const ledger = () => consentLedgerService(strapi)
  const mails = () => newsletterMailsService(strapi)

  /** Asks an address by mail. An erased or subscribed address causes the same writes: less work would reveal it. */
  async function ask(email: string): Promise<void> {
    await subscribers().sweep()
    const row = (await subscribers().isSuppressed(email)) ? undefined : await subscribers().ensure(email, 'site-form')
    // The address lives as long as its newest link.
    if (row?.state === 'asked') await subscribers().change(row, { state: 'asked' })
    const personKey = row?.personKey ?? newPersonKey()
    await ledger().record({ personKey, event: 'asked', form: 'site form', words: visitorConsent })
    if (row !== undefined && (row.state !== 'subscribed' || row.provenAt === null)) {
      return mailService(strapi).send(await mails().asking(row, visitorConsent))
    }
    await mails().addIdleLink(personKey, visitorConsent)
    if (row !== undefined) await mailService(strapi).send(mails().welcome(row))
  }

  /** Returns the subscription and the account of a mail's link, by its random key or, in old mails, by the account. */
  async function ownerOfLink(token: string): Promise<{ row: SubscriberRow | null; userId?: number } | undefined> {
    const owner = ownerOfUnsubscribeToken(token, secret)
    if (owner === undefined) return undefined
    if ('personKey' in owner) return { row: await subscribers().findByKey(owner.personKey) }
    const user = await users().findOne({ where: { documentId: owner.accountId }, select: ['id', 'email'] })
    return user === null ? { row: null } : { row: await subscribers().findByEmail(user.email), userId: user.id }
  }

  return {
    /** Asks an address by mail after the response, if its limits allow. The refusal of a mail host says nothing about the address. */
    async request(email: string): Promise<LimitResult> {
      const counted = await mails().count(email)
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
        await subscribers().change(row, { state: 'subscribed', provenAt: new Date(), userId })
        if (userId !== null) await subscribers().setFlag(userId, true)
        const words = { version: asked.wordsVersion, text: asked.words }
        await ledger().record({ personKey: row.personKey, event: 'confirmed', form: 'mail link', words })
        return true
      })
      if (isDone) mailService(strapi).post('newsletter confirmation', mails().welcome(row))
      return isDone
    },

    isOurLink: (token: string): boolean => ownerOfUnsubscribeToken(token, secret) !== undefined,

    /** Ends the subscription of a link. Returns true if the link is valid, also on a second click. */
    async leave(token: string): Promise<boolean> {
      const owner = await ownerOfLink(token)
      if (owner === undefined) return false
      if (owner.userId !== undefined) await subscribers().setFlag(owner.userId, false)
      await subscribers().leave(owner.row, 'mail link')
      return true
    },

    /** Ends the subscription of a link and deletes its address. Returns true if the link is valid, also on a second click. */
    async erase(token: string): Promise<boolean> {
      const owner = await ownerOfLink(token)
      if (owner === undefined) return false
      if (owner.row !== null) await subscribers().erase(owner.row, 'mail link')
      return true
    },
  }
}

export const visitorSubscriptionsService = (strapi: Core.Strapi): ReturnType<typeof visitorSubscriptions> =>
  strapi.plugin('accounts').service('visitorSubscriptions')
