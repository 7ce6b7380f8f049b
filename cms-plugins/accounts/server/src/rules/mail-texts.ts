import type { MailMessage } from './mail-message'

/** The site as it names itself to people. */
export interface SiteNames {
  name: string
  url: string
}

const paragraphs = (...texts: string[]) => `${texts.join('\n\n')}\n`

/** The code is not in the subject, which a locked phone shows. */
export const codeMail = ({ name, url }: SiteNames, to: string, code: string, link: string): MailMessage => ({
  to,
  subject: `Your ${name} code`,
  text: paragraphs(
    'Somebody, probably you, wants to choose a new password for your account.',
    `Your code: ${code}`,
    `Or open this link, and press the button there:\n${link}`,
    'Each works once and for ten minutes; a newer code replaces this one.\nNobody from us will ever ask you for them.',
    'If it was not you, there is nothing to do: without this mail your password\nstays as it is.',
    `${name}\n${url}`,
  ),
})

export const passwordChangedMail = ({ name, url }: SiteNames, to: string): MailMessage => ({
  to,
  subject: `Your ${name} password was changed`,
  text: paragraphs(
    'A new password was set for your account, by a mail that was sent to this\naddress. You were signed out everywhere.',
    `If it was not you, somebody may read your mail: change the password of
your mailbox first, then choose a new one here:
${url}/forgot-password`,
    `${name}\n${url}`,
  ),
})

/** The old password was entered, so who reads this mail is perhaps not who did it. */
export const passwordReplacedMail = ({ name, url }: SiteNames, to: string): MailMessage => ({
  to,
  subject: `Your ${name} password was changed`,
  text: paragraphs(
    'A new password was set for your account, on its page and with the old\npassword. You were signed out everywhere else.',
    `If it was not you, choose another one now; this ends what was opened with
the one before:
${url}/forgot-password`,
    `${name}\n${url}`,
  ),
})

/** To who runs the site: at most one a day. */
export const backupReminderMail = ({ name, url }: SiteNames, to: string, madeAt: Date | null): MailMessage => ({
  to,
  subject: `${name} has no backup of today`,
  text: paragraphs(
    madeAt === null
      ? 'There is no backup of this site yet that was made by npm run backup.'
      : `The last backup of this site was made at ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    'Without one, what the newsroom has written since is lost with the disk. On\nthe machine that runs the cms: npm run backup\nSee docs/operations.md for how it runs by itself every day.',
    'If others make the backups, set BACKUP_REMIND_HOURS=0 and start the cms\nagain; this mail then ends.',
    `${name}\n${url}`,
  ),
})

/** Tells the subscriber, and lets the mail program end the subscription with one click (RFC 8058). */
export const subscribedMail = ({ name, url }: SiteNames, to: string, unsubscribeUrl: string): MailMessage => ({
  to,
  subject: `You are subscribed to the ${name} Newsletter`,
  text: paragraphs(
    `You are subscribed to the ${name} Newsletter with this address.`,
    `If you did not ask for it, or want it no longer, end it here:\n${unsubscribeUrl}`,
    `${name}\n${url}`,
  ),
  headers: {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
})
