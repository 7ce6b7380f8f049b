import { newsletterConsentText } from '@artha/contract/newsletter-consent'
import type { Core } from '@strapi/strapi'
import { mailService } from './mail'
import { rowsOf } from '@artha/base/rows'
import { subscribedMail, type SiteNames } from '../rules/mail-texts'
import { accountOfUnsubscribeToken, unsubscribeToken } from '../rules/unsubscribe-link'
import type { AccountsSettings } from '../settings'
import { userType, type UserRow } from '@artha/base/user-row'

/** A second confirmation within this time would only fill a stranger's mailbox. */
const quietMs = 60 * 60_000

/** Who gets the newsletter, by which consent. */
export const newsletter = ({ strapi }: { strapi: Core.Strapi }) => {
  const secret = strapi.config.get<AccountsSettings['secret']>('plugin::accounts.secret')
  const site = strapi.config.get<SiteNames>('plugin::accounts.site')
  const users = () => rowsOf<{ consentAt: Date | string | null }>(strapi, userType)

  /** Changes the flag and says whether it was this call that did: of many at once, one. */
  const turn = async (where: object, data: { isSubscribed: boolean; consentText?: string; consentAt?: Date }): Promise<boolean> =>
    (await users().updateMany({ where: { ...where, isSubscribed: !data.isSubscribed }, data })).count === 1

  const confirm = (user: UserRow) => {
    const link = `${site.url}/auth/unsubscribe/${unsubscribeToken(user.documentId, secret)}`
    mailService(strapi).post('newsletter confirmation', subscribedMail(site, user.email, link))
  }

  return {
    /** Subscribes a person and keeps what was agreed to, and when. Answers whether the person was not subscribed before. */
    async subscribe(user: UserRow): Promise<boolean> {
      const now = new Date()
      const before = await users().findOne({ where: { id: user.id }, select: ['consentAt'] })
      const isNew = await turn({ id: user.id }, { isSubscribed: true, consentText: newsletterConsentText, consentAt: now })
      const askedLast = before?.consentAt ? new Date(before.consentAt).getTime() : 0
      if (isNew && now.getTime() - askedLast > quietMs) confirm(user)
      return isNew
    },

    /** Ends a person's subscription; answers whether there was one. What was agreed to stays, as proof of why mail was sent. */
    unsubscribe: (user: UserRow): Promise<boolean> => turn({ id: user.id }, { isSubscribed: false }),

    isOurLink: (token: string): boolean => accountOfUnsubscribeToken(token, secret) !== undefined,

    /** Ends the subscription that a link is about. Answers whether the link is one of ours; a second click is as good. */
    async unsubscribeByLink(token: string): Promise<boolean> {
      const documentId = accountOfUnsubscribeToken(token, secret)
      if (documentId === undefined) return false
      await turn({ documentId }, { isSubscribed: false })
      return true
    },
  }
}

export const newsletterService = (strapi: Core.Strapi): ReturnType<typeof newsletter> => strapi.plugin('accounts').service('newsletter')
