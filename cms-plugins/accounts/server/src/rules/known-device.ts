import { randomBytes } from 'node:crypto'
import { foldedEmail } from './folded-name'
import { keyedHash } from './keyed-hash'

const day = 86_400

/** How long a device stays known after a sign-in there. */
export const deviceLifeSeconds = 180 * day

/** A client without cookies makes a new device at each sign-in: the oldest are removed. */
export const mostDevices = 50

/** 256 random bits in letters, digits, - and _. */
export const newDeviceToken = (): string => randomBytes(32).toString('base64url')

export const isDeviceToken = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text)

/** The doors that a device may be known at; being known at one says nothing at the other. */
export type Door = 'site' | 'studio'

/** What is kept of a device. Keyed, so that a copied table neither is a cookie nor tells who has one. */
export const deviceKey = (token: string, secret: string): string => keyedHash('known device', [token], secret)

/** What is kept of the account that it is known for. */
export const ownerKey = (door: Door, address: string, secret: string): string => keyedHash('owner of a device', [door, foldedEmail(address)], secret)

export const deviceExpiry = (now: Date): Date => new Date(now.getTime() + deviceLifeSeconds * 1_000)

/** With __Host- no sister domain can plant one of its own; browsers take that name over https only. */
export const deviceCookieName = (isHttps: boolean): string => (isHttps ? '__Host-artha-device' : 'artha-device')

/**
 * The `Set-Cookie` of a known device. It opens nothing: all it gives is a few tries of its own. Lax, since the way back from
 * Google is a link of another site and must find it.
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
