import type { Upstream } from '../upstream/open-upstream.ts'
import { logError } from '../watch/log.ts'
import { DataCache } from './data-cache.ts'
import type { AnswerStore } from './disk-cache.ts'
import { builtInReply } from './built-in-figures.ts'

/** Creates a cache of answers of the cms. */
export const openDataCache = ({ read, health, reads }: Upstream, maxBytes: number, diskCache?: AnswerStore) =>
  new DataCache({
    read,
    health,
    maxBytes,
    diskCache,
    now: () => performance.now(),
    mayRequest: () => reads.take(),
    builtIn: (key) => builtInReply(key, new Date()),
    onUnexpectedAnswer: (error) => logError({ message: 'The cms answered against the contract', error }),
  })
