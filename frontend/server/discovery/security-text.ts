import type { Site } from '../../src/app/head.ts'

export const securityTextPath = '/.well-known/security.txt'

const day = 86_400_000
/** RFC 9116 recommends less than a year. A much shorter time would make clients with a copy fetch it again early. */
const validDays = 180

/** Returns the expiry time of the text that is sent today. */
export const securityTextExpiry = (now: Date) => new Date((Math.floor(now.getTime() / day) + validDays) * day).toISOString().replace('.000Z', 'Z')

/** Returns security.txt (RFC 9116): the contact for security reports. */
export const securityText = (site: Site, contact: string, expires: string) =>
  [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: en, hi', `Canonical: ${new URL(securityTextPath, site.url).href}`, ''].join(
    '\n',
  )
