import type { AnswerOf, ArgumentsOf, ReadName } from '@artha/contract/calls'
import { keptAnswer } from '../../src/api/kept-answer.ts'
import { keyOf } from '../../src/api/key-of.ts'
import type { DataCache } from '../data-cache.ts'

/** There is no answer, not even an old one. */
export class Unreachable extends Error {}

interface ReadAnswer<Name extends ReadName> {
  value: AnswerOf<Name>
  headers: Readonly<Record<string, string>>
}

/** Reads for one document, and knows afterwards of what it was made. */
export class AnswerReader {
  readonly #cache: DataCache
  readonly #versions = new Set<string>()
  #oldest: number | undefined

  constructor(cache: DataCache) {
    this.#cache = cache
  }

  /** The answer of a list; one that the cms refuses cannot be had either. */
  async read<Name extends ReadName>(name: Name, ...asked: ArgumentsOf<Name>): Promise<ReadAnswer<Name>> {
    const key = keyOf(name, ...asked)
    const outcome = await this.#cache.read(key)
    if ('failed' in outcome || outcome.answer.status !== 200) throw new Unreachable(`${key} cannot be read`)
    this.#versions.add(`${key} ${outcome.answer.version}`)
    this.#oldest = Math.min(this.#oldest ?? Infinity, outcome.askedAt)
    const { value, headers } = outcome.answer
    return { value: keptAnswer(name, value), headers }
  }

  get versions() {
    // Reads go side by side: which of them comes first says nothing
    return [...this.#versions].sort().join(' ')
  }

  get ageMs() {
    return this.#oldest === undefined ? 0 : this.#cache.ageMs(this.#oldest)
  }
}
