import { createHash, randomBytes } from 'node:crypto'
import type { MailMessage } from './mail-message'
import type { SiteNames } from './mail-texts'

/** The lifetime of the link to the Studio's form for a new password. */
export const studioResetLifeMs = 30 * 60_000

/** Returns 256 random bits in letters, digits, - and _. */
export const newStudioReset = (): string => randomBytes(32).toString('base64url')

/** Returns the hash that the database stores, so that the table does not reveal the link. */
export const studioResetHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const studioResetMail = ({ name }: SiteNames, to: string, link: string): MailMessage => ({
  to,
  subject: `A new password for the ${name} Studio`,
  text: `Someone, probably you, asked to choose a new password for the Studio.

Open this link:
${link}

It works once, for thirty minutes. If this was not you, you need not do
anything: your password stays the same.
`,
})
