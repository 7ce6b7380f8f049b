import type { Site } from '../../src/app/head.ts'

export const securityTextPath = '/.well-known/security.txt'

const day = 86_400_000
/** RFC 9116 wants less than a year; a much shorter time makes those who keep a copy fetch it again early. */
const lastsDays = 180

/** Until when the text of this day holds. */
export const securityTextExpiry = (now: Date) => new Date((Math.floor(now.getTime() / day) + lastsDays) * day).toISOString().replace('.000Z', 'Z')

/** Where to tell of a hole (RFC 9116). */
export const securityText = (site: Site, contact: string, expires: string) =>
  [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: en, hi', `Canonical: ${new URL(securityTextPath, site.url).href}`, ''].join(
    '\n',
  )
