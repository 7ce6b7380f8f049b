import { LRUCache } from 'lru-cache'
import type { Dispatcher } from 'undici'
import { failureKeptMs, freshnessOf, waitLimitMs } from '../freshness.ts'
import { logWarning } from '../log.ts'
import { Slots } from '../connections/slots.ts'
import type { Place, Shelf } from './shelf.ts'

export interface KeptFile {
  place: Place
  bytes: number
  type: string
  modifiedAt: Date
  /** When the cms was last asked whether it is still there, and when it last gave no answer to that. */
  checkedAt: number
  failedAt: number
}

/** `not-kept`: the cms has to answer itself, since the file is too large, still on its way to here, or not simply there. */
export type Found = { file: KeptFile } | 'missing' | 'not-kept' | 'unreachable'

export interface KeptMediaSettings {
  media: Dispatcher
  shelf: Shelf
  /** Milliseconds that only ever go forward. */
  now: () => number
}

/** A reader waits for files up to this size; of a larger one he is given what he asks for by the cms while it is fetched behind. */
const waitedForBytes = 8 * 1024 * 1024
const fetchedAtOnce = 8
const answerLimitMs = 10_000
/** A download is shared by all requests for the file: a client that disconnects does not end it. */
const alwaysThere = new AbortController().signal

/**
 * Pictures and films of ours, kept so that pages are whole while the cms is away, and so that slow readers of them hold no
 * connection to it. Whether one is still there is asked by the rules of freshness.ts, so that a deleted one goes in time.
 */
export class KeptMedia {
  readonly #settings: KeptMediaSettings
  readonly #kept: LRUCache<string, KeptFile>
  readonly #asking = new Map<string, Promise<Found>>()
  /** Large files on their way to here. */
  readonly #coming = new Set<string>()
  readonly #fetching = new Slots({ running: fetchedAtOnce, waiting: 256 })
  #hasWarned = false

  constructor(settings: KeptMediaSettings) {
    this.#settings = settings
    this.#kept = new LRUCache({
      maxSize: settings.shelf.mostBytes,
      sizeCalculation: ({ bytes }) => bytes + 1_000,
      dispose: ({ place }) => void settings.shelf.remove(place).catch(() => undefined),
    })
  }

  /** The file at a path of uploads. */
  async find(path: string): Promise<Found> {
    const file = this.#kept.get(path)
    if (this.#coming.has(path)) return 'not-kept'
    if (file === undefined) return this.#once(path, () => this.#fetch(path))
    const { now } = this.#settings
    const freshness = freshnessOf(200, now() - file.checkedAt)
    if (freshness === 'give' || now() - file.failedAt < failureKeptMs) return { file }
    const checking = this.#once(path, () => this.#check(path, file))
    return freshness === 'give-and-refresh' ? { file } : checking
  }

  /** For when what was kept cannot be read after all. */
  forget(path: string) {
    this.#kept.delete(path)
  }

  /** Equal questions are one. */
  #once(path: string, ask: () => Promise<Found>): Promise<Found> {
    const asking = this.#asking.get(path)
    if (asking) return asking
    const asked = ask().finally(() => this.#asking.delete(path))
    this.#asking.set(path, asked)
    return asked
  }

  async #check(path: string, file: KeptFile): Promise<Found> {
    const { media, now } = this.#settings
    const checkedAt = now()
    try {
      const signal = AbortSignal.timeout(waitLimitMs)
      const { statusCode, headers, body } = await media.request({ path, method: 'HEAD', signal })
      await body.dump()
      if (statusCode === 404) {
        this.#kept.delete(path)
        return 'missing'
      }
      if (leadsOn(statusCode)) {
        this.#kept.delete(path)
        return 'not-kept'
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
    this.#kept.delete(path)
    return this.#fetch(path)
  }

  async #fetch(path: string): Promise<Found> {
    const slot = await this.#fetching.take(alwaysThere, answerLimitMs)
    if (slot === undefined) return 'unreachable'
    try {
      return await this.#take(path, slot)
    } catch {
      slot()
      return 'unreachable'
    }
  }

  async #take(path: string, slot: () => void): Promise<Found> {
    const { media, shelf, now } = this.#settings
    const checkedAt = now()
    const limits = { headersTimeout: answerLimitMs, bodyTimeout: answerLimitMs }
    const { statusCode, headers, body } = await media.request({ path, method: 'GET', ...limits })
    body.on('error', () => undefined)
    const marks = marksOf(headers)
    if (statusCode !== 200 || marks === undefined || marks.bytes > shelf.largestBytes) {
      body.destroy()
      slot()
      if (statusCode === 404) return 'missing'
      return statusCode >= 500 ? 'unreachable' : 'not-kept'
    }
    this.#coming.add(path)
    const kept = shelf
      .put(body, marks.modifiedAt)
      .then(
        (place) => this.#keep(path, { ...marks, place, checkedAt, failedAt: -Infinity }),
        (error: unknown) => (body.errored ? 'unreachable' : this.#notKept(error)),
      )
      .finally(() => {
        this.#coming.delete(path)
        slot()
      })
    return marks.bytes <= waitedForBytes ? kept : 'not-kept'
  }

  #keep(path: string, file: KeptFile): Found {
    this.#kept.set(path, file)
    return { file }
  }

  /** Readers are served by the cms then, by the way for what is not kept. */
  #notKept(error: unknown): Found {
    if (!this.#hasWarned) logWarning({ message: 'A picture or film could not be kept', error })
    this.#hasWarned = true
    return 'not-kept'
  }
}

/** A picture that was replaced lies at another address. */
const leadsOn = (status: number) => status >= 300 && status < 400 && status !== 304

type AnswerHeaders = Dispatcher.ResponseData['headers']

/** What tells a file from another at the same address; undefined where the cms does not say. */
function marksOf(headers: AnswerHeaders) {
  const { 'content-length': length, 'content-type': type, 'last-modified': modified, 'content-encoding': encoding } = headers
  if (encoding !== undefined || typeof length !== 'string' || typeof type !== 'string' || typeof modified !== 'string') return undefined
  return { bytes: Number(length), type, modifiedAt: new Date(modified) }
}

function isSame({ bytes, modifiedAt }: KeptFile, headers: AnswerHeaders) {
  const marks = marksOf(headers)
  return marks?.bytes === bytes && marks.modifiedAt.getTime() === modifiedAt.getTime()
}
