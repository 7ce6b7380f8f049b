import type { IncomingMessage } from 'node:http'

export interface DrainLimit {
  bytes: number
  ms: number
}

/** A sender that is cut off while it still sends often never sees the answer: so much of what is too large is read for it. */
export const patient: DrainLimit = { bytes: 16 * 1024 * 1024, ms: 60_000 }
/** For when the connection must end soon. */
export const brief: DrainLimit = { bytes: 256 * 1024, ms: 1_000 }

/** Reads what is left of a refused body and throws it away, up to a limit. */
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
