import { visitorConsent } from '@artha/contract/newsletter-consent'
import type { Core } from '@strapi/strapi'
import { rowsOf } from '@artha/base/rows'
import { confirmImportMail, confirmSubscriptionMail, unsubscribeHeaders, subscribedMail, type SiteNames } from '../rules/mail-texts'
import type { MailMessage } from '../rules/mail-message'
import { linkSecretHash, linkUrl, newLinkSecret } from '../rules/link-secret'
import { mailboxOf } from '../rules/mailbox-of'
import { unmatchableHash } from '../rules/reset-code'
import { confirmationLifeMs } from '../rules/subscriber'
import { unsubscribeToken } from '../rules/unsubscribe-link'
import type { AccountsSettings } from '../settings'
import type { AgreedWords } from './consent-ledger'
import { limitsService, type LimitResult } from './limits'
import { subscribersService, type SubscriberRow } from './subscribers'

type Addressee = Pick<SubscriberRow, 'email' | 'personKey'>

/** The newsletter's mails about subscriptions, with their links, and how many of them go out. */
export const newsletterMails = ({ strapi }: { strapi: Core.Strapi }) => {
  const secret = strapi.config.get<AccountsSettings['secret']>('plugin::accounts.secret')
  const site = strapi.config.get<SiteNames>('plugin::accounts.site')

  async function addLink(linkHash: string, personKey: string, { version, text }: AgreedWords) {
    const data = { linkHash, personKey, wordsVersion: version, words: text, expiresAt: new Date(Date.now() + confirmationLifeMs) }
    await rowsOf(strapi, 'plugin::accounts.newsletter-link').create({ data })
  }

  const unsubscribeUrl = (personKey: string) => `${site.url}/auth/unsubscribe/${unsubscribeToken(personKey, secret)}`

  return {
    /** Returns the address behind which a person leaves with one press, for ever. */
    unsubscribeUrl,

    /** Returns an issue to one reader, with the headers for leaving in one click and the name of the list (RFC 2919). */
    issue: ({ email, personKey }: Addressee, mail: Pick<MailMessage, 'subject' | 'html' | 'text'>): MailMessage => ({
      ...mail,
      to: email,
      headers: { ...unsubscribeHeaders(unsubscribeUrl(personKey)), 'List-Id': `<newsletter.${new URL(site.url).hostname}>` },
    }),

    /** Returns the mail to a new subscriber, with a link to leave. */
    welcome: ({ email, personKey }: Addressee): MailMessage => subscribedMail(site, email, unsubscribeUrl(personKey)),

    /** Returns a mail with a new link to confirm. Older links stay valid, so that a stranger who asks cannot cancel the owner's. */
    async asking({ email, personKey }: Addressee, words: AgreedWords): Promise<MailMessage> {
      const link = newLinkSecret()
      await addLink(linkSecretHash(link), personKey, words)
      return confirmSubscriptionMail(site, email, linkUrl(site.url, '/newsletter/confirm', link))
    },

    /**
     * Returns a mail with a link to confirm, for an imported address; undefined if its mailbox got too many such mails, as under other
     * spellings of the address. The words agreed to by pressing are in the mail.
     */
    async askingImported(row: SubscriberRow, agreedAt: Date): Promise<MailMessage | undefined> {
      const { email, personKey } = row
      // A mail that is tried again was counted the first time
      if (row.mailedAt === null) {
        const counted = await limitsService(strapi).consume('newsletterMailbox', { of: mailboxOf(email).mailbox })
        if (!counted.allowed) return undefined
        await subscribersService(strapi).change(row, { mailedAt: new Date() })
      }
      const link = newLinkSecret()
      await addLink(linkSecretHash(link), personKey, visitorConsent)
      return confirmImportMail(site, email, { link: linkUrl(site.url, '/newsletter/confirm', link), agreedAt, words: visitorConsent.text })
    },

    /** Adds a row that no link matches. */
    addIdleLink: (personKey: string, words: AgreedWords): Promise<void> => addLink(unmatchableHash(), personKey, words),

    /** Counts a mail that somebody else may have caused, by mailbox and then by mail host. */
    async count(email: string): Promise<LimitResult & { isMailbox?: true }> {
      const { mailbox, host } = mailboxOf(email)
      const counted = await limitsService(strapi).consume('newsletterMailbox', { of: mailbox })
      return counted.allowed ? limitsService(strapi).consume('newsletterHost', { of: host }) : { ...counted, isMailbox: true }
    },
  }
}

export const newsletterMailsService = (strapi: Core.Strapi): ReturnType<typeof newsletterMails> =>
  strapi.plugin('accounts').service('newsletterMails')
