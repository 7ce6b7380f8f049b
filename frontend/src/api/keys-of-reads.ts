import { fieldsOf } from '@artha/contract/unknown-fields'
import { nameOfKey } from './name-of-key.ts'

/** Returns a test for the keys of these reads: a path, or the pair of path and token that session reads use. */
export const isKeyOf = (reads: readonly string[]) => (key: unknown) => {
  const path: unknown = Array.isArray(key) ? key[0] : key
  const name = typeof path === 'string' ? nameOfKey(path) : undefined
  return name !== undefined && reads.includes(name)
}

/** Returns a function that changes the items of a cached list, whole or paged. A cache without a list stays unchanged. */
export const changedList = (change: (items: unknown[]) => unknown[]) => (kept: unknown) => {
  if (Array.isArray(kept)) return change(kept)
  const { items } = fieldsOf(kept)
  return Array.isArray(items) ? { ...fieldsOf(kept), items: change(items) } : kept
}
