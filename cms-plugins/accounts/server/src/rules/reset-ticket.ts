import { createHash, randomBytes } from 'node:crypto'

/** How long a person has to choose the new password. */
export const resetTicketLifeSeconds = 10 * 60

/** 256 random bits in letters, digits, - and _. */
export const newResetTicket = (): string => randomBytes(32).toString('base64url')

/** What is kept of a ticket. It is too long to be guessed, so that a plain hash tells nothing. */
export const resetTicketHash = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

export const ticketExpiry = (now: Date): Date => new Date(now.getTime() + resetTicketLifeSeconds * 1_000)

/** With __Host- no sister domain can plant a ticket of its own; browsers take that name over https only. */
export const ticketCookieName = (isProduction: boolean): string => (isProduction ? '__Host-artha-reset' : 'artha-reset')

/**
 * The `Set-Cookie` that hands over a ticket. Scripts never see it, and no other site's page can send it along.
 */
export function ticketCookie(ticket: string, isProduction: boolean): string {
  return cookieOf(ticket, resetTicketLifeSeconds, isProduction)
}

/** The `Set-Cookie` that takes it away again. */
export const noTicketCookie = (isProduction: boolean): string => cookieOf('', 0, isProduction)

const cookieOf = (value: string, maxAgeSeconds: number, isProduction: boolean) =>
  [
    `${ticketCookieName(isProduction)}=${value}`,
    `Max-Age=${maxAgeSeconds}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    ...(isProduction ? ['Secure'] : []),
  ].join('; ')
