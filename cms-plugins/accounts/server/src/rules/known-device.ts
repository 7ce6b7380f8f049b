import { randomBytes } from 'node:crypto'
import { foldedEmail } from './folded-name'
import { keyedHash } from './keyed-hash'

const day = 86_400

/** The time a device stays known after a sign-in. */
export const deviceLifeSeconds = 180 * day

/** The limit of devices for an account. A client without cookies makes a new one at each sign-in, so the oldest are removed. */
export const maxDevices = 50

/** Returns 256 random bits in letters, digits, - and _. */
export const newDeviceToken = (): string => randomBytes(32).toString('base64url')

export const isDeviceToken = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text)

/** The two places to sign in. A device known at one is not known at the other. */
export type SignInPlace = 'site' | 'studio'

/** Returns the stored hash of a device token. It is keyed, so that a copied table yields no cookies and does not tell who has one. */
export const deviceKey = (token: string, secret: string): string => keyedHash('known device', [token], secret)

/** Returns the stored hash of the account for which a device is known. */
export const accountKey = (door: SignInPlace, address: string, secret: string): string =>
  keyedHash('owner of a device', [door, foldedEmail(address)], secret)

export const deviceExpiry = (now: Date): Date => new Date(now.getTime() + deviceLifeSeconds * 1_000)

/** Returns the cookie name. With __Host- no sibling domain can set it; browsers accept that name on https only. */
export const deviceCookieName = (isHttps: boolean): string => (isHttps ? '__Host-artha-device' : 'artha-device')

/**
 * Returns the `Set-Cookie` of a known device. The cookie signs no one in; it only gives a few attempts of its own. SameSite is Lax,
 * because the way back from Google is a cross-site link and must send it.
 */
export const deviceCookie = (token: string, isHttps: boolean): string =>
  [
    `${deviceCookieName(isHttps)}=${token}`,
    `Max-Age=${deviceLifeSeconds}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ')
