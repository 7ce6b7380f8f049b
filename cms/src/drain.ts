import type { IncomingMessage } from 'node:http'

/** Past this the sender is cut off instead. */
const drainLimitBytes = 16 * 1024 * 1024

/**
 * Reads what is left of a refused request and throws it away. A sender that is cut off while it still sends often never
 * sees the answer. Answers whether the request came to its end.
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
