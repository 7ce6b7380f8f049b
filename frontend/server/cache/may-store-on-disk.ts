import { accessOf, isNeverCached } from '@artha/contract/endpoints'
import { dependsOnToken } from './depends-on-token.ts'

/** True if an answer may be stored on disk: it is the same for everybody and is not the result of a search. */
export function mayStoreOnDisk(key: string): boolean {
  const [path = '', query = ''] = key.split('?', 2)
  const isSearch = [...new URLSearchParams(query).keys()].some((name) => name.trim().toLowerCase() === 'q')
  return accessOf(path) === 'public' && !isNeverCached(path) && !dependsOnToken(key) && !isSearch
}
