import { createHash, timingSafeEqual } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'

interface ReportedAddress {
  /** The address at the other end of the socket. */
  remoteAddress: string | undefined
  /** The address that the site reports, and the key that proves that it is the site. */
  siteSays: string
  key: string
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Returns the eight groups of an IPv6 address, with `::` written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after]
}

/** Returns an address as limits count it: IPv6 by its /64, which one household or server has to itself. */
export function addressForLimits(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (!isIPv6(mapped)) return isIPv4(mapped) ? mapped : 'unknown'
  const network = groupsOf(mapped)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** Returns the address of an X-Forwarded-For entry, which may have brackets and a port. */
const bare = (entry: string) => /^\[([^\]]*)\]/.exec(entry)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry)?.[1] ?? entry

/**
 * Returns the client's address behind this many proxies: each proxy appends the address that called it. Earlier entries come from the client and
 * are ignored.
 */
export function forwardedAddress(remoteAddress: string | undefined, forwardedFor: string, proxies: number): string | undefined {
  if (proxies === 0) return remoteAddress
  const entries = forwardedFor
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const entry = entries.at(-proxies) ?? entries[0]
  return entry === undefined ? remoteAddress : bare(entry)
}

/** Returns true if the key is the site's; nobody else knows it. */
export const isSiteKey = (key: string, internalKey: string): boolean => key !== '' && timingSafeEqual(digest(key), digest(internalKey))

/** Returns the client address of a request. The address that the site reports counts only with its key; otherwise the socket's address counts. */
export function clientAddressOf({ remoteAddress, siteSays, key }: ReportedAddress, internalKey: string): string {
  return addressForLimits(isSiteKey(key, internalKey) && siteSays !== '' ? siteSays : (remoteAddress ?? ''))
}
