import type { Story } from '@artha/contract/story'

const hour = 3_600_000

/** Maps the contract's values to the database's: Strapi allows no enumeration value that begins with a digit. */
const stored = { forever: 'forever', '24h': 'for24h', '48h': 'for48h' } as const

export type StoredExpiry = (typeof stored)[Story['expiryTime']]

const lifeInHours: Record<StoredExpiry, number> = { forever: Infinity, for24h: 24, for48h: 48 }

export const storedExpiry = (expiryTime: Story['expiryTime']): StoredExpiry => stored[expiryTime]

export const expiryTimeOf = (expiry: StoredExpiry): Story['expiryTime'] => (expiry === 'for24h' ? '24h' : expiry === 'for48h' ? '48h' : 'forever')

/** Returns the end of a story, counted from its creation; null for one that stays. */
export function expiresAt(createdAt: Date, expiry: StoredExpiry): Date | null {
  const life = lifeInHours[expiry]
  return life === Infinity ? null : new Date(createdAt.getTime() + life * hour)
}
