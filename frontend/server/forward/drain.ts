import type { IncomingMessage } from 'node:http'

export interface DrainLimit {
  bytes: number
  ms: number
}

/** A client that is cut off while it is sending often never sees the answer, so this much of a body that is too large is read and discarded. */
export const longDrain: DrainLimit = { bytes: 16 * 1024 * 1024, ms: 60_000 }
/** For connections that must end soon. */
export const shortDrain: DrainLimit = { bytes: 256 * 1024, ms: 1_000 }

/** Reads and discards the rest of a refused body, up to a limit. */
export function drain(request: IncomingMessage, limit: DrainLimit): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let bytes = 0
    const count = (part: Buffer) => {
      bytes += part.length
      if (bytes > limit.bytes) end()
    }
    const end = () => {
      clearTimeout(timer)
      request.off('data', count).off('end', end).off('close', end).pause()
      resolve()
    }
    const timer = setTimeout(end, limit.ms)
    request.on('data', count).once('end', end).once('close', end).resume()
  })
}
