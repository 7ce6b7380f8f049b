import { rateLimitAddress } from '../edge/client-address.ts'

/** Counts the requests that each client address has running at the cms. */
export class ForwardLimit {
  readonly #mostPerClient: number
  readonly #open = new Map<string, number>()

  constructor(mostPerClient: number) {
    this.#mostPerClient = mostPerClient
  }

  /** Counts one more request and returns a function that ends it; undefined if the address has reached its limit. */
  enter(address: string): (() => void) | undefined {
    const clientAddress = rateLimitAddress(address)
    const open = this.#open.get(clientAddress) ?? 0
    if (open >= this.#mostPerClient) return undefined
    this.#open.set(clientAddress, open + 1)
    return () => {
      const left = (this.#open.get(clientAddress) ?? 1) - 1
      if (left === 0) this.#open.delete(clientAddress)
      else this.#open.set(clientAddress, left)
    }
  }
}
