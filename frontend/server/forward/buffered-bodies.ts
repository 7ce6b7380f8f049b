import type { IncomingMessage } from 'node:http'

export type ReadBody = { body: Buffer } | { refused: 'too-large' | 'no-room' | 'gone' }

interface Unfinished {
  bytes: number
  refuse: () => void
}

/**
 * Reads request bodies into memory, with one limit for all of them together. When it is exceeded, the largest unfinished body is refused,
 * so that large uploads never push out a sign-in.
 */
export class BufferedBodies {
  readonly #mostBytes: number
  readonly #unfinished = new Set<Unfinished>()
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  read(request: IncomingMessage, limitBytes: number): Promise<ReadBody> {
    return new Promise((resolve) => {
      const parts: Buffer[] = []
      const own: Unfinished = { bytes: 0, refuse: () => end({ refused: 'no-room' }) }
      const take = (part: Buffer) => {
        parts.push(part)
        own.bytes += part.length
        this.#bytes += part.length
        if (own.bytes > limitBytes) end({ refused: 'too-large' })
        else if (this.#bytes > this.#mostBytes) this.#makeRoom()
      }
      const end = (outcome: ReadBody) => {
        if (!this.#unfinished.delete(own)) return
        this.#bytes -= own.bytes
        request.off('data', take).off('end', finish).off('close', leave)
        if ('refused' in outcome) parts.length = 0
        resolve(outcome)
      }
      const finish = () => end({ body: Buffer.concat(parts) })
      const leave = () => end({ refused: 'gone' })
      this.#unfinished.add(own)
      request.on('data', take).once('end', finish).once('close', leave)
    })
  }

  #makeRoom() {
    let largest: Unfinished | undefined
    for (const body of this.#unfinished) if (body.bytes > (largest?.bytes ?? 0)) largest = body
    largest?.refuse()
  }
}
