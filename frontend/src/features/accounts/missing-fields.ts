import { namesOf } from '@artha/contract/names-of'
/** Blanks count as nothing, except in a password, whose blanks are as good as its letters. */
const isMissing = (name: string, value: string) => (/password/i.test(name) ? value === '' : value.trim() === '')

/** What to say of each field that was left empty; undefined where there is none. */
export function missingFields<Name extends string>(values: Record<Name, string>, words: Record<Name, string>) {
  const missing = namesOf(words).filter((name) => isMissing(name, values[name]))
  if (missing.length === 0) return undefined
  const said: Partial<Record<Name, string>> = {}
  for (const name of missing) said[name] = words[name]
  return said
}
