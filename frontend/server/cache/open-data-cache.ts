import type { Upstream } from '../upstream/open-upstream.ts'
import { logError } from '../watch/log.ts'
import { DataCache } from './data-cache.ts'
import type { AnswerShelf } from './disk-answers.ts'
import { replyOfBuild } from './figures-of-build.ts'

/** Creates a cache of answers of the cms. */
export const openDataCache = ({ read, contact, reads }: Upstream, maxBytes: number, shelf?: AnswerShelf) =>
  new DataCache({
    read,
    contact,
    maxBytes,
    shelf,
    now: () => performance.now(),
    mayAsk: () => reads.take(),
    shipped: (key) => replyOfBuild(key, new Date()),
    onUnexpectedAnswer: (error) => logError({ message: 'The cms answered against the contract', error }),
  })
