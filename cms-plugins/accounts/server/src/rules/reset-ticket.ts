import { createHash, randomBytes } from 'node:crypto'

/** The time a person has to choose the new password. */
export const resetTicketLifeSeconds = 10 * 60

/** Returns 256 random bits in letters, digits, - and _. */
export const newResetTicket = (): string => randomBytes(32).toString('base64url')

/** Returns the stored hash of a ticket. The ticket is too long to guess, so a plain hash is enough. */
export const resetTicketHash = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

export const ticketExpiry = (now: Date): Date => new Date(now.getTime() + resetTicketLifeSeconds * 1_000)

/** Returns the cookie name. With __Host- no sibling domain can set it; browsers accept that name on https only. */
export const ticketCookieName = (isProduction: boolean): string => (isProduction ? '__Host-artha-reset' : 'artha-reset')

/** Returns the `Set-Cookie` of a ticket. Scripts cannot read the cookie, and requests from other sites do not send it. */
export function ticketCookie(ticket: string, isProduction: boolean): string {
  return cookieOf(ticket, resetTicketLifeSeconds, isProduction)
}

/** Returns the `Set-Cookie` that removes the ticket. */
export const clearTicketCookie = (isProduction: boolean): string => cookieOf('', 0, isProduction)

const cookieOf = (value: string, maxAgeSeconds: number, isProduction: boolean) =>
  [
    `${ticketCookieName(isProduction)}=${value}`,
    `Max-Age=${maxAgeSeconds}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    ...(isProduction ? ['Secure'] : []),
  ].join('; ')
