import { newsletterConsentText } from '@artha/contract/newsletter-consent'
import type { Core } from '@strapi/strapi'
import { mailService } from './mail'
import { rowsOf } from '@artha/base/rows'
import { subscribedMail, type SiteNames } from '../rules/mail-texts'
import { accountOfUnsubscribeToken, unsubscribeToken } from '../rules/unsubscribe-link'
import type { AccountsSettings } from '../settings'
import { userType, type UserRow } from '@artha/base/user-row'

/** A second confirmation within this time would only fill a mailbox that may be a stranger's. */
const quietMs = 60 * 60_000

/** Newsletter subscriptions and the consent behind each. */
export const newsletter = ({ strapi }: { strapi: Core.Strapi }) => {
  const secret = strapi.config.get<AccountsSettings['secret']>('plugin::accounts.secret')
  const site = strapi.config.get<SiteNames>('plugin::accounts.site')
  const users = () => rowsOf<{ consentAt: Date | string | null }>(strapi, userType)

  /** Changes the flag. Returns true if this call changed it: of many simultaneous calls, one does. */
  const setSubscribed = async (where: object, data: { isSubscribed: boolean; consentText?: string; consentAt?: Date }): Promise<boolean> =>
    (await users().updateMany({ where: { ...where, isSubscribed: !data.isSubscribed }, data })).count === 1

  const confirm = (user: UserRow) => {
    const link = `${site.url}/auth/unsubscribe/${unsubscribeToken(user.documentId, secret)}`
    mailService(strapi).post('newsletter confirmation', subscribedMail(site, user.email, link))
  }

  return {
    /** Subscribes a person, and stores the consent text and time. Returns true if the person was not subscribed before. */
    async subscribe(user: UserRow): Promise<boolean> {
      const now = new Date()
      const before = await users().findOne({ where: { id: user.id }, select: ['consentAt'] })
      const isNew = await setSubscribed({ id: user.id }, { isSubscribed: true, consentText: newsletterConsentText, consentAt: now })
      const askedLast = before?.consentAt ? new Date(before.consentAt).getTime() : 0
      if (isNew && now.getTime() - askedLast > quietMs) confirm(user)
      return isNew
    },

    /** Ends a person's subscription. Returns true if there was one. The consent is kept as proof of why mail was sent. */
    unsubscribe: (user: UserRow): Promise<boolean> => setSubscribed({ id: user.id }, { isSubscribed: false }),

    isOurLink: (token: string): boolean => accountOfUnsubscribeToken(token, secret) !== undefined,

    /** Ends the subscription of a link. Returns true if the link is valid, also on a second click. */
    async unsubscribeByLink(token: string): Promise<boolean> {
      const documentId = accountOfUnsubscribeToken(token, secret)
      if (documentId === undefined) return false
      await setSubscribed({ documentId }, { isSubscribed: false })
      return true
    },
  }
}

export const newsletterService = (strapi: Core.Strapi): ReturnType<typeof newsletter> => strapi.plugin('accounts').service('newsletter')
