import { LRUCache } from 'lru-cache'
import type { Dispatcher } from 'undici'
import { failureFreshForMs, freshnessOf, waitLimitMs } from '../cache/cache-freshness.ts'
import { logWarning } from '../watch/log.ts'
import { Semaphore } from '../upstream/semaphore.ts'
import type { FileLocation, FileStore } from './file-store.ts'

export interface CachedFile {
  place: FileLocation
  bytes: number
  type: string
  modifiedAt: Date
  /** Time of the last check with the cms that the file still exists, and of the last check that failed. */
  checkedAt: number
  failedAt: number
}

/** `not-cached`: the cms must answer itself, because the file is too large, still downloading, or its answer is not a plain 200. */
export type Found = { file: CachedFile } | 'missing' | 'not-cached' | 'unreachable'

export interface MediaCacheSettings {
  media: Dispatcher
  store: FileStore
  /** Returns milliseconds of a monotonic clock. */
  now: () => number
}

/**
 * Readers wait for the download of files up to this size. Larger files are downloaded in the background, while the cms answers the request
 * itself.
 */
const waitedForBytes = 8 * 1024 * 1024
const fetchedAtOnce = 8
const answerLimitMs = 10_000
/** Never aborted: all requests for a file share its download, so a client that disconnects does not end it. */
const neverAborted = new AbortController().signal

/**
 * Cache of uploaded pictures and films. Pages stay complete while the cms is away, and slow readers hold no connection to it. The cms is
 * asked by the rules of cache-freshness.ts if a file still exists, so that deleted files disappear in time.
 */
export class MediaCache {
  readonly #settings: MediaCacheSettings
  readonly #files: LRUCache<string, CachedFile>
  readonly #inFlight = new Map<string, Promise<Found>>()
  /** Paths of files that are being downloaded. */
  readonly #downloading = new Set<string>()
  readonly #fetching = new Semaphore({ running: fetchedAtOnce, waiting: 256 })
  #hasWarned = false

  constructor(settings: MediaCacheSettings) {
    this.#settings = settings
    this.#files = new LRUCache({
      maxSize: settings.store.mostBytes,
      sizeCalculation: ({ bytes }) => bytes + 1_000,
      dispose: ({ place }) => void settings.store.remove(place).catch(() => undefined),
    })
  }

  /** Returns the file at a path below /uploads/. */
  async find(path: string): Promise<Found> {
    const file = this.#files.get(path)
    if (this.#downloading.has(path)) return 'not-cached'
    if (file === undefined) return this.#once(path, () => this.#fetch(path))
    const { now } = this.#settings
    const freshness = freshnessOf(200, now() - file.checkedAt)
    if (freshness === 'fresh' || now() - file.failedAt < failureFreshForMs) return { file }
    const checking = this.#once(path, () => this.#check(path, file))
    return freshness === 'stale' ? { file } : checking
  }

  /** Drops a file that turned out to be unreadable. */
  forget(path: string) {
    this.#files.delete(path)
  }

  /** Shares one request among all callers for the same path. */
  #once(path: string, ask: () => Promise<Found>): Promise<Found> {
    const asking = this.#inFlight.get(path)
    if (asking) return asking
    const asked = ask().finally(() => this.#inFlight.delete(path))
    this.#inFlight.set(path, asked)
    return asked
  }

  async #check(path: string, file: CachedFile): Promise<Found> {
    const { media, now } = this.#settings
    const checkedAt = now()
    try {
      const signal = AbortSignal.timeout(waitLimitMs)
      const { statusCode, headers, body } = await media.request({ path, method: 'HEAD', signal })
      await body.dump()
      if (statusCode === 404) {
        this.#files.delete(path)
        return 'missing'
      }
      if (isRedirect(statusCode)) {
        this.#files.delete(path)
        return 'not-cached'
      }
      if (statusCode !== 200) throw new Error(`The cms answered ${statusCode}`)
      if (isSame(file, headers)) {
        file.checkedAt = checkedAt
        return { file }
      }
    } catch {
      file.failedAt = now()
      return { file }
    }
    this.#files.delete(path)
    return this.#fetch(path)
  }

  async #fetch(path: string): Promise<Found> {
    const slot = await this.#fetching.take(neverAborted, answerLimitMs)
    if (slot === undefined) return 'unreachable'
    try {
      return await this.#download(path, slot)
    } catch {
      slot()
      return 'unreachable'
    }
  }

  async #download(path: string, slot: () => void): Promise<Found> {
    const { media, store, now } = this.#settings
    const checkedAt = now()
    const limits = { headersTimeout: answerLimitMs, bodyTimeout: answerLimitMs }
    const { statusCode, headers, body } = await media.request({ path, method: 'GET', ...limits })
    body.on('error', () => undefined)
    const marks = marksOf(headers)
    if (statusCode !== 200 || marks === undefined || marks.bytes > store.largestBytes) {
      body.destroy()
      slot()
      if (statusCode === 404) return 'missing'
      return statusCode >= 500 ? 'unreachable' : 'not-cached'
    }
    this.#downloading.add(path)
    const stored = store
      .put(body, marks.modifiedAt)
      .then(
        (place) => this.#store(path, { ...marks, place, checkedAt, failedAt: -Infinity }),
        (error: unknown) => (body.errored ? 'unreachable' : this.#notStored(error)),
      )
      .finally(() => {
        this.#downloading.delete(path)
        slot()
      })
    return marks.bytes <= waitedForBytes ? stored : 'not-cached'
  }

  #store(path: string, file: CachedFile): Found {
    this.#files.set(path, file)
    return { file }
  }

  /** Logs the first failure to store a file. The cms then answers these requests. */
  #notStored(error: unknown): Found {
    if (!this.#hasWarned) logWarning({ message: 'A picture or film could not be kept', error })
    this.#hasWarned = true
    return 'not-cached'
  }
}

/** True for a redirect: a replaced picture has another address. */
const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304

type AnswerHeaders = Dispatcher.ResponseData['headers']

/** Returns the properties that distinguish a file from another at the same address; undefined if a header is missing. */
function marksOf(headers: AnswerHeaders) {
  const { 'content-length': length, 'content-type': type, 'last-modified': modified, 'content-encoding': encoding } = headers
  if (encoding !== undefined || typeof length !== 'string' || typeof type !== 'string' || typeof modified !== 'string') return undefined
  return { bytes: Number(length), type, modifiedAt: new Date(modified) }
}

function isSame({ bytes, modifiedAt }: CachedFile, headers: AnswerHeaders) {
  const marks = marksOf(headers)
  return marks?.bytes === bytes && marks.modifiedAt.getTime() === modifiedAt.getTime()
}
