import { dayInIndia } from '@artha/contract/figure-on'
import { dayInWords } from '@artha/contract/number-words'
import type { MailMessage } from './mail-message'

/** The name and address of the site, as mails show them. */
export interface SiteNames {
  name: string
  url: string
}

const paragraphs = (...texts: string[]) => `${texts.join('\n\n')}\n`

/** The code is not in the subject, because a locked phone shows the subject. */
export const codeMail = ({ name, url }: SiteNames, to: string, code: string, link: string): MailMessage => ({
  to,
  subject: `Your ${name} code`,
  text: paragraphs(
    'Someone, probably you, asked to choose a new password for your account.',
    `Your code: ${code}`,
    `Or open this link and press the button there:\n${link}`,
    'Each works once, for ten minutes; a newer code replaces this one.\nWe will never ask you for them.',
    'If this was not you, you need not do anything: your password stays\nthe same.',
    `${name}\n${url}`,
  ),
})

export const passwordChangedMail = ({ name, url }: SiteNames, to: string): MailMessage => ({
  to,
  subject: `Your ${name} password was changed`,
  text: paragraphs(
    'A new password was set for your account with an email sent to this\naddress. You have been signed out everywhere.',
    `If this was not you, someone may be reading your email: first change the
password of your mailbox, then choose a new one here:
${url}/forgot-password`,
    `${name}\n${url}`,
  ),
})

/** The old password was entered, so the reader of this mail may not be the person who did it. */
export const passwordReplacedMail = ({ name, url }: SiteNames, to: string): MailMessage => ({
  to,
  subject: `Your ${name} password was changed`,
  text: paragraphs(
    'Your password was changed on your account page, using the old password.\nYou have been signed out everywhere else.',
    `If this was not you, choose another password now; this ends all sessions
opened with the old one:
${url}/forgot-password`,
    `${name}\n${url}`,
  ),
})

/** Goes to the operator of the site, at most once a day. */
export const backupReminderMail = ({ name, url }: SiteNames, to: string, madeAt: Date | null): MailMessage => ({
  to,
  subject: `${name} has not been backed up today`,
  text: paragraphs(
    madeAt === null
      ? 'This site has no backup made with npm run backup yet.'
      : `The last backup of this site was made at ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    'Without one, everything written since then is lost if the disk fails. On\nthe machine that runs the cms: npm run backup\nSee docs/operations.md for how to run it every day.',
    'If your backups are made elsewhere, set BACKUP_REMIND_HOURS=0 and restart\nthe cms to stop these emails.',
    `${name}\n${url}`,
  ),
})

/** Asks the owner of an address that somebody entered. Whoever entered it chose no word of this mail. */
export const confirmSubscriptionMail = ({ name, url }: SiteNames, to: string, link: string): MailMessage => ({
  to,
  subject: `Confirm your subscription to the ${name} Newsletter`,
  text: paragraphs(
    `Someone, probably you, asked for the ${name} Newsletter at this address.`,
    `To subscribe, open this link and press the button there:\n${link}`,
    'It works once, for 48 hours. If you do not press the button, we send no\nnewsletter.',
    'If this was not you, you need not do anything: we delete this address\nwithin a day after the link has expired.',
    `${name}\n${url}`,
  ),
})

/** Asks the owner of an imported address. `words` are agreed to by pressing the button; the day is the one that the import states. */
export const confirmImportMail = (
  { name, url }: SiteNames,
  to: string,
  { link, agreedAt, words }: { link: string; agreedAt: Date; words: string },
): MailMessage => ({
  to,
  subject: `Confirm your subscription to the ${name} Newsletter`,
  text: paragraphs(
    `On our list you agreed on ${dayInWords(dayInIndia(agreedAt))} to get the ${name}\nNewsletter at this address. Please confirm it yourself.`,
    `To subscribe, open this link and press the button there:\n${link}`,
    `By pressing it you agree:\n${words.replaceAll('. ', '.\n')}`,
    'It works once, for 48 hours. If you do not press the button, we send no\nnewsletter, and do not ask again.',
    'If you did not agree, you need not do anything: we delete this address\nwithin a day after the link has expired.',
    `${name}\n${url}`,
  ),
})

/** The headers with which a mail program unsubscribes in one click (RFC 8058). */
export const unsubscribeHeaders = (unsubscribeUrl: string): Record<string, string> => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Confirms the subscription, and lets a mail program unsubscribe with one click (RFC 8058). */
export const subscribedMail = ({ name, url }: SiteNames, to: string, unsubscribeUrl: string): MailMessage => ({
  to,
  subject: `You are subscribed to the ${name} Newsletter`,
  text: paragraphs(
    `You are subscribed to the ${name} Newsletter with this address.`,
    `If you did not subscribe, or no longer want it, unsubscribe here:\n${unsubscribeUrl}`,
    `${name}\n${url}`,
  ),
  headers: unsubscribeHeaders(unsubscribeUrl),
})
