import { accessOf, isNeverCached } from '@artha/contract/endpoints'
import { dependsOnToken } from '../depends-on-token.ts'

/** Whether the answer to a read may lie on disk: everybody's, and of no words that somebody searched for. */
export function survivesRestart(key: string): boolean {
  const [path = '', query = ''] = key.split('?', 2)
  const isSearch = [...new URLSearchParams(query).keys()].some((name) => name.trim().toLowerCase() === 'q')
  return accessOf(path) === 'public' && !isNeverCached(path) && !dependsOnToken(key) && !isSearch
}
