import { describe, expect, it } from 'vitest'
import { newResetTicket, clearTicketCookie, resetTicketHash, ticketCookie, ticketCookieName, ticketExpiry } from './reset-ticket'

describe('a reset ticket', () => {
  it('is 256 bits that are never made twice', () => {
    const tickets = Array.from({ length: 100 }, newResetTicket)
    expect(tickets.every((ticket) => /^[\w-]{43}$/.test(ticket))).toBe(true)
    expect(new Set(tickets).size).toBe(100)
  })

  it('is kept as a hash', () => {
    expect(resetTicketHash('ticket')).toMatch(/^[0-9a-f]{64}$/)
    expect(resetTicketHash('ticket')).toBe(resetTicketHash('ticket'))
    expect(resetTicketHash('ticket')).not.toBe(resetTicketHash('Ticket'))
  })

  it('ends ten minutes after it was made', () => {
    expect(ticketExpiry(new Date('2026-11-20T10:00:00Z'))).toEqual(new Date('2026-11-20T10:10:00Z'))
  })

  it.each([
    [true, '__Host-artha-reset=T; Max-Age=600; Path=/; HttpOnly; SameSite=Strict; Secure'],
    [false, 'artha-reset=T; Max-Age=600; Path=/; HttpOnly; SameSite=Strict'],
  ])('travels, in production %s, as %s', (isProduction, cookie) => {
    expect(ticketCookie('T', isProduction)).toBe(cookie)
    expect(clearTicketCookie(isProduction)).toBe(cookie.replace('=T', '=').replace('600', '0'))
    expect(cookie.startsWith(`${ticketCookieName(isProduction)}=`)).toBe(true)
  })
})
