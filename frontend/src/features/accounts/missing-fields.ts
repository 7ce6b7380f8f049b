import { namesOf } from '@artha/contract/names-of'
/** True if a value is empty. Spaces count as empty, except in a password, where they are ordinary characters. */
const isMissing = (name: string, value: string) => (/password/i.test(name) ? value === '' : value.trim() === '')

/** Returns the message of each empty field, by field name; undefined if no field is empty. */
export function missingFields<Name extends string>(values: Record<Name, string>, words: Record<Name, string>) {
  const missing = namesOf(words).filter((name) => isMissing(name, values[name]))
  if (missing.length === 0) return undefined
  const said: Partial<Record<Name, string>> = {}
  for (const name of missing) said[name] = words[name]
  return said
}
