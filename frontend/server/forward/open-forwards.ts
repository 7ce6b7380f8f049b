import { countedOrigin } from '../edge/request-origin.ts'

/** Counts the requests that each client address has running at the cms. */
export class OpenForwards {
  readonly #mostOfOneOrigin: number
  readonly #open = new Map<string, number>()

  constructor(mostOfOneOrigin: number) {
    this.#mostOfOneOrigin = mostOfOneOrigin
  }

  /** Counts one more request and returns a function that ends it; undefined if the address has reached its limit. */
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
