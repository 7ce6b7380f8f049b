import { articleViewsPath, type ArticleViewBatch } from '@artha/contract/article-views'
import type { Dispatcher } from 'undici'
import { logWarning } from '../watch/log.ts'
import { todayInIndia } from '../render/today.ts'
import type { Listener } from '../watch/watch-requests.ts'
import { ViewCounts } from './view-counts.ts'
import { articleViewOf } from './article-view.ts'

const writeEveryMs = 60_000
const answerLimitMs = 1_500

interface ReaderCount {
  onAnswered: Listener
  /** Sends the new counts to the cms. The process waits for it before it ends. */
  write: () => Promise<void>
  stop: () => Promise<void>
}

/** Counts the views of articles and sends the numbers to the cms each minute. Requires the internal key. */
export function countReaders(cms: Dispatcher, siteUrl: string, internalKey: string): ReaderCount {
  const counts = new ViewCounts()
  const ownHost = new URL(siteUrl).host
  let writing = Promise.resolve()

  const onAnswered: Listener = ({ method, route, status }, { url, headers }) => {
    const view = articleViewOf({ method, route, status, url, headers }, ownHost)
    if (view !== undefined) counts.add(view, todayInIndia())
  }

  /** Sends the batches one after another. If one cannot be sent, the rest waits for the next minute. */
  async function sendBatches() {
    for (const batch of counts.batches()) {
      const outcome = await send(cms, internalKey, batch)
      if (outcome === 'later') return
      counts.confirm(batch)
      if (outcome === 'refused') logWarning({ message: `The cms refused ${batch.rows.length} rows of article views: is it of another version?` })
    }
    if (counts.lost > 0) logWarning({ message: `${counts.lost} article views could not be kept` })
    counts.lost = 0
  }

  const write = () => (writing = writing.then(sendBatches))
  const timer = setInterval(() => void write(), writeEveryMs).unref()
  const stop = () => {
    clearInterval(timer)
    return write()
  }
  return { onAnswered, write, stop }
}

async function send(cms: Dispatcher, internalKey: string, batch: ArticleViewBatch): Promise<'taken' | 'refused' | 'later'> {
  try {
    const { statusCode, body } = await cms.request({
      path: articleViewsPath,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-artha-internal-key': internalKey },
      body: JSON.stringify(batch),
      signal: AbortSignal.timeout(answerLimitMs),
    })
    await body.dump()
    if (statusCode === 204) return 'taken'
    return statusCode < 500 && statusCode !== 429 ? 'refused' : 'later'
  } catch {
    return 'later'
  }
}
