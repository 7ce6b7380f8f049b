import { UpstreamFailure } from './failure'

/** The longest documented answer, a series of a hundred spans, is about 20 KB. */
const mostBytes = 512 * 1024

/** Reads a body to its end; throws if it is longer than any real answer, counted after decompression. */
export async function readCapped(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop cancels the stream, and the connection with it.
  const chunks: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? []
  for await (const part of chunks) {
    bytes += part.byteLength
    if (bytes > mostBytes) throw new UpstreamFailure('too-large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
