import * as z from 'zod'

/** "5/900": five tries in 900 seconds. */
const limit = (standard: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, 'Expected tries/seconds, as in 5/900')
    .default(standard)
    .transform((text) => {
      const [points = 0, seconds = 0] = text.split('/').map(Number)
      return { points, seconds }
    })

/** How often something may be tried. Failures are counted where there is such a thing as a failure. */
export const limitSettings = {
  /** Failed sign-ins of one account from one origin. */
  LIMIT_SIGN_IN: limit('5/900'),
  LIMIT_SIGN_IN_ORIGIN: limit('50/3600'),
  /** Failed sign-ins of one account over all origins: more than one origin can make in that time. */
  LIMIT_SIGN_IN_ACCOUNT: limit('30/3600'),
  /** What a known device may try for its owner once the others are used up: signing in, asking for codes, trying them. */
  LIMIT_DEVICE: limit('5/900'),
  LIMIT_SIGN_UP: limit('20/3600'),
  /** Mails to one address asked for by one origin. */
  LIMIT_SEND_CODE: limit('3/3600'),
  LIMIT_SEND_CODE_ORIGIN: limit('10/3600'),
  /** Mails to one address over all origins, in no longer a time than a link works: who is refused has one that does. */
  LIMIT_SEND_CODE_ACCOUNT: limit('5/600'),
  /** Digits tried for one address from one origin, and over all. */
  LIMIT_VERIFY_CODE: limit('5/600'),
  LIMIT_VERIFY_CODE_ACCOUNT: limit('20/3600'),
  LIMIT_CONTACT: limit('5/3600'),
  /** Searches of one origin: a reader who types is asked for once a quarter of a second at most. */
  LIMIT_SEARCH: limit('240/60'),
  LIMIT_WRITES: limit('120/60'),
  LIMIT_UPLOADS: limit('60/3600'),
}
