import * as z from 'zod'

/** Parses "5/900": five tries in 900 seconds. */
const limit = (standard: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, 'Expected tries/seconds, as in 5/900')
    .default(standard)
    .transform((text) => {
      const [points = 0, seconds = 0] = text.split('/').map(Number)
      return { points, seconds }
    })

/** The limits on tries. Where a try can fail, only failures count. */
export const limitSettings = {
  /** Failed sign-ins per account and client address. */
  LIMIT_SIGN_IN: limit('5/900'),
  LIMIT_SIGN_IN_ORIGIN: limit('50/3600'),
  /** Failed sign-ins per account over all client addresses: more than one of them can reach in that time. */
  LIMIT_SIGN_IN_ACCOUNT: limit('30/3600'),
  /** Tries of a known device for its owner after the other limits are used up: signing in, requesting codes, entering them. */
  LIMIT_DEVICE: limit('5/900'),
  LIMIT_SIGN_UP: limit('20/3600'),
  /** Mails to one address requested by one client address. */
  LIMIT_SEND_CODE: limit('3/3600'),
  LIMIT_SEND_CODE_ORIGIN: limit('10/3600'),
  /** Mails to one address over all client addresses, counted over the life of a link, so a refused user still has a valid one. */
  LIMIT_SEND_CODE_ACCOUNT: limit('5/600'),
  /** Codes entered for one address: per client address, and over all of them. */
  LIMIT_VERIFY_CODE: limit('5/600'),
  LIMIT_VERIFY_CODE_ACCOUNT: limit('20/3600'),
  /** Subscriptions without an account: of one client address, mails to one mailbox over the life of a link, and mails to one mail host. */
  LIMIT_NEWSLETTER_ORIGIN: limit('10/3600'),
  LIMIT_NEWSLETTER_MAILBOX: limit('2/172800'),
  LIMIT_NEWSLETTER_HOST: limit('300/3600'),
  /** Tests of an issue, per admin. */
  LIMIT_NEWSLETTER_TEST: limit('20/3600'),
  LIMIT_CONTACT: limit('5/3600'),
  /** Searches per client address; the search page sends at most one in a quarter of a second. */
  LIMIT_SEARCH: limit('240/60'),
  LIMIT_WRITES: limit('120/60'),
  LIMIT_UPLOADS: limit('60/3600'),
}
