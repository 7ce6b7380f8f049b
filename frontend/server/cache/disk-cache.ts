import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { accessOf, isNeverCached } from '@artha/contract/endpoints'
import { dependsOnToken } from './depends-on-token.ts'
import type { Answer } from './parse-answer.ts'
import { logWarning } from '../watch/log.ts'
import { answerOfFile, fileOf } from './answer-file.ts'

export interface DiskCacheLimits {
  bytes: number
  count: number
}

/** Stored answers that a new process may give while the cms is away. */
export interface AnswerStore {
  has: (key: string) => boolean
  load: (key: string) => Promise<{ answer: Answer; ageMs: number } | undefined>
  /** Schedules an answer to be written soon; returns at once. */
  keep: (key: string, answer: Answer) => void
  forget: (key: string) => void
}

/** Answers are written together, this long after the first was noted. */
const writeDelayMs = 1_000
/** An unchanged answer is written again after this time, so that answers in use do not count as old. */
const rewriteAfterMs = 10 * 60_000
/** Other processes write into the same folder, so it is listed again after this time. */
const listAgainAfterMs = 60_000
/** A temporary file older than this was left by a process that was killed. */
const abandonedAfterMs = 60_000
const mostPending = 1_000
const temporaryName = /\.tmp$/

interface StoredFile {
  bytes: number
  /** Absent for files of other processes, which are written again. `at`: by the clock of `performance`. */
  written?: { version: string; at: number }
  /** Time of the last answer of the cms, by the clock of file times. */
  usedAt?: number
}

/** A noted event: an answer was read, the same answer was read again, or the cms no longer has it. */
type Change = Answer | 'used' | 'gone'

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)

/** A folder with one file for each answer. The least recently read is removed first. Requests do not wait for writing. */
export class DiskCache implements AnswerStore {
  readonly #folder: string
  readonly #limits: DiskCacheLimits
  /** In the order of their last reads, oldest first. */
  #files = new Map<string, StoredFile>()
  #bytes = 0
  #pending = new Map<string, Change>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  #listedAt = -Infinity
  readonly #warned = new Set<string>()

  constructor(folder: string, limits: DiskCacheLimits) {
    this.#folder = folder
    this.#limits = limits
  }

  has(key: string) {
    return this.#files.has(nameOf(key))
  }

  async load(key: string) {
    const name = nameOf(key)
    const content = await readFile(this.#path(name)).catch(() => undefined)
    if (content === undefined) return void this.#drop(name)
    try {
      const { answer, savedAt } = answerOfFile(key, content)
      return { answer, ageMs: Math.max(0, Date.now() - savedAt.getTime()) }
    } catch {
      this.#warnOnce('A response in the disk cache could not be read and was dropped; further ones are not logged')
      await this.#remove(name)
      return undefined
    }
  }

  keep(key: string, answer: Answer) {
    if (!mayStoreOnDisk(key) || answer.body.raw.length > this.#limits.bytes / 4) return
    const written = this.#files.get(nameOf(key))?.written
    const isWritten = written?.version === answer.version && performance.now() - written.at < rewriteAfterMs
    if (this.#pending.size < mostPending) this.#schedule(key, isWritten && !this.#pending.has(key) ? 'used' : answer)
  }

  forget(key: string) {
    if (this.has(key) || this.#pending.has(key)) this.#schedule(key, 'gone')
  }

  /** Lists the folder, at the start and from time to time. */
  async list() {
    const names = await readdir(this.#folder)
    const found: { name: string; bytes: number; at: number }[] = []
    for (const name of names) {
      const file = await stat(this.#path(name)).catch(() => undefined)
      if (file === undefined) continue
      if (!temporaryName.test(name)) found.push({ name, bytes: file.size, at: file.mtimeMs })
      else if (Date.now() - file.mtimeMs > abandonedAfterMs) await rm(this.#path(name), { force: true })
    }
    const before = this.#files
    const usedAt = ({ name, at }: (typeof found)[number]) => Math.max(at, before.get(name)?.usedAt ?? 0)
    found.sort((one, other) => usedAt(one) - usedAt(other))
    this.#files = new Map(found.map(({ name, bytes }) => [name, { ...before.get(name), bytes }]))
    this.#bytes = found.reduce((sum, { bytes }) => sum + bytes, 0)
    this.#listedAt = performance.now()
    await this.#evict()
  }

  /** Writes all noted answers before the process ends. */
  async close() {
    clearTimeout(this.#timer)
    await this.#writing
    await this.#write()
  }

  #schedule(key: string, change: Change) {
    // Moves the key to the end: the first ones are removed first
    this.#pending.delete(key)
    this.#pending.set(key, change)
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#writing = this.#writing.then(() => this.#write())
    }, writeDelayMs).unref()
  }

  async #write() {
    const noted = this.#pending
    this.#pending = new Map()
    try {
      for (const [key, change] of noted) await this.#apply(key, change)
      if (noted.size > 0 && performance.now() - this.#listedAt > listAgainAfterMs) await this.list()
      await this.#evict()
    } catch (error) {
      this.#warnOnce('Answers cannot be written to SITE_CACHE_DIR: they do not survive a restart', error)
    }
  }

  #apply(key: string, change: Change) {
    if (change === 'used') return this.#moveToEnd(nameOf(key))
    return change === 'gone' ? this.#remove(nameOf(key)) : this.#put(key, change)
  }

  async #put(key: string, answer: Answer) {
    const name = nameOf(key)
    const content = fileOf(key, answer, new Date())
    const temporary = this.#path(`${name}.${process.pid}.tmp`)
    await writeFile(temporary, content, { mode: 0o600 })
    await rename(temporary, this.#path(name))
    this.#drop(name)
    this.#files.set(name, { bytes: content.length, written: { version: answer.version, at: performance.now() } })
    this.#bytes += content.length
  }

  async #evict() {
    for (const name of this.#files.keys()) {
      if (this.#bytes <= this.#limits.bytes && this.#files.size <= this.#limits.count) return
      await this.#remove(name)
    }
  }

  async #remove(name: string) {
    this.#drop(name)
    await rm(this.#path(name), { force: true })
  }

  #moveToEnd(name: string) {
    const file = this.#files.get(name)
    if (file === undefined) return
    this.#files.delete(name)
    this.#files.set(name, { ...file, usedAt: Date.now() })
  }

  #drop(name: string) {
    this.#bytes -= this.#files.get(name)?.bytes ?? 0
    this.#files.delete(name)
  }

  #path(name: string) {
    return path.join(this.#folder, name)
  }

  #warnOnce(message: string, error?: unknown) {
    if (!this.#warned.has(message)) logWarning({ message, error })
    this.#warned.add(message)
  }
}

/** True if an answer may be stored on disk: it is the same for everybody and is not the result of a search. */
export function mayStoreOnDisk(key: string): boolean {
  const [path = '', query = ''] = key.split('?', 2)
  const isSearch = [...new URLSearchParams(query).keys()].some((name) => name.trim().toLowerCase() === 'q')
  return accessOf(path) === 'public' && !isNeverCached(path) && !dependsOnToken(key) && !isSearch
}
