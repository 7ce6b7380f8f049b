import { isIPv6 } from 'node:net'
import { memoized } from '../memoize.ts'

/** Returns the address under which limits count a client: IPv6 by its /64, which belongs to one household or server. */
export const rateLimitAddress: (address: string) => string = memoized((address) => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  return isIPv6(mapped) ? `${networkOf(mapped)}::/64` : mapped
})

/** Returns the first four groups of an IPv6 address, each in its shortest form. */
function networkOf(address: string) {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const before = head === '' ? [] : head.split(':')
  const groups = tail === undefined ? before : [...before, '0', '0', '0', '0'].slice(0, Math.max(4, before.length))
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
