import type { IncomingMessage } from 'node:http'

/** Beyond this the connection is cut. */
const drainLimitBytes = 16 * 1024 * 1024

/**
 * Reads and discards the rest of a refused request, because a client cut off while sending often misses the response. Resolves to true if the
 * request ended.
 */
export function drain(request: IncomingMessage): Promise<boolean> {
  if (request.readableEnded || request.destroyed) return Promise.resolve(true)
  return new Promise((resolve) => {
    let bytes = 0
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= drainLimitBytes) return
      request.off('data', count)
      request.pause()
      resolve(false)
    }
    request.on('data', count)
    request.once('end', () => resolve(true))
    request.once('close', () => resolve(true))
    request.resume()
  })
}
