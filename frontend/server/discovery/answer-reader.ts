import type { AnswerOf, ArgumentsOf, ReadName } from '@artha/contract/calls'
import { cachedAnswer } from '../../src/api/cached-answer.ts'
import { keyOf } from '../../src/api/key-of.ts'
import type { DataCache } from '../cache/data-cache.ts'

/** Thrown when there is no answer, not even an old one. */
export class Unreachable extends Error {}

interface ReadAnswer<Name extends ReadName> {
  value: AnswerOf<Name>
  headers: Readonly<Record<string, string>>
}

/** Reads the answers for one document and collects their versions and the age of the oldest. */
export class AnswerReader {
  readonly #cache: DataCache
  readonly #versions = new Set<string>()
  #oldest: number | undefined

  constructor(cache: DataCache) {
    this.#cache = cache
  }

  /** Returns an answer; throws Unreachable if there is none or the cms refused. */
  async read<Name extends ReadName>(name: Name, ...asked: ArgumentsOf<Name>): Promise<ReadAnswer<Name>> {
    const key = keyOf(name, ...asked)
    const outcome = await this.#cache.read(key)
    if ('failed' in outcome || outcome.answer.status !== 200) throw new Unreachable(`${key} cannot be read`)
    this.#versions.add(`${key} ${outcome.answer.version}`)
    this.#oldest = Math.min(this.#oldest ?? Infinity, outcome.requestedAt)
    const { value, headers } = outcome.answer
    return { value: cachedAnswer(name, value), headers }
  }

  get versions() {
    // Reads run in parallel: their order means nothing
    return [...this.#versions].sort().join(' ')
  }

  get ageMs() {
    return this.#oldest === undefined ? 0 : this.#cache.ageMs(this.#oldest)
  }
}
