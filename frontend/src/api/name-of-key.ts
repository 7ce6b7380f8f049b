import { namesOf } from '@artha/contract/names-of'
import { readPaths } from '@artha/contract/read-paths'

const rows = namesOf(readPaths).map((name) => {
  const [path = '', always] = readPaths[name].split('?')
  return { name, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`), always: [...new URLSearchParams(always)] }
})

/** Returns the read that a key was made for; undefined if the key is of no known read. */
export function nameOfKey(key: string) {
  const [path = '', query] = key.split('?', 2)
  const search = new URLSearchParams(query)
  return rows.find((row) => row.path.test(path) && row.always.every(([name, value]) => search.get(name) === value))?.name
}
