import { countedOrigin } from './request-origin.ts'

/** Counts what each origin has under way at the cms. */
export class OpenForwards {
  readonly #mostOfOneOrigin: number
  readonly #open = new Map<string, number>()

  constructor(mostOfOneOrigin: number) {
    this.#mostOfOneOrigin = mostOfOneOrigin
  }

  /** Counts one more and gives back how to take it away again; nothing where the origin has as many as it may. */
  enter(address: string): (() => void) | undefined {
    const origin = countedOrigin(address)
    const open = this.#open.get(origin) ?? 0
    if (open >= this.#mostOfOneOrigin) return undefined
    this.#open.set(origin, open + 1)
    return () => {
      const left = (this.#open.get(origin) ?? 1) - 1
      if (left === 0) this.#open.delete(origin)
      else this.#open.set(origin, left)
    }
  }
}
