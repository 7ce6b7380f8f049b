import { fieldsOf } from '@artha/contract/unknown-fields'
import { nameOfKey } from './name-of-key.ts'

/** Finds the keys of these reads: a path, or the pair of path and token that the reads of a session have. */
export const isKeyOf = (reads: readonly string[]) => (key: unknown) => {
  const path: unknown = Array.isArray(key) ? key[0] : key
  const name = typeof path === 'string' ? nameOfKey(path) : undefined
  return name !== undefined && reads.includes(name)
}

/** Changes the items of what is kept of a list, whole or one page of it; where nothing is kept yet, nothing. */
export const changedList = (change: (items: unknown[]) => unknown[]) => (kept: unknown) => {
  if (Array.isArray(kept)) return change(kept)
  const { items } = fieldsOf(kept)
  return Array.isArray(items) ? { ...fieldsOf(kept), items: change(items) } : kept
}
