import type { IncomingMessage } from 'node:http'

export type ReadBody = { body: Buffer } | { refused: 'too-large' | 'no-room' | 'gone' }

interface Held {
  bytes: number
  giveUp: () => void
}

/**
 * Reads bodies whole, all of them together within a bound. When they would pass it, the largest that is still coming gives
 * way: what fills the room never pushes out a sign-in.
 */
export class HeldBodies {
  readonly #mostBytes: number
  readonly #coming = new Set<Held>()
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  read(request: IncomingMessage, limitBytes: number): Promise<ReadBody> {
    return new Promise((resolve) => {
      const parts: Buffer[] = []
      const held: Held = { bytes: 0, giveUp: () => end({ refused: 'no-room' }) }
      const take = (part: Buffer) => {
        parts.push(part)
        held.bytes += part.length
        this.#bytes += part.length
        if (held.bytes > limitBytes) end({ refused: 'too-large' })
        else if (this.#bytes > this.#mostBytes) this.#makeRoom()
      }
      const end = (outcome: ReadBody) => {
        if (!this.#coming.delete(held)) return
        this.#bytes -= held.bytes
        request.off('data', take).off('end', finish).off('close', leave)
        if ('refused' in outcome) parts.length = 0
        resolve(outcome)
      }
      const finish = () => end({ body: Buffer.concat(parts) })
      const leave = () => end({ refused: 'gone' })
      this.#coming.add(held)
      request.on('data', take).once('end', finish).once('close', leave)
    })
  }

  #makeRoom() {
    let largest: Held | undefined
    for (const held of this.#coming) if (held.bytes > (largest?.bytes ?? 0)) largest = held
    largest?.giveUp()
  }
}
