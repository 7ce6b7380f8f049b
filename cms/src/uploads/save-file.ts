import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { signatureBytes } from '@artha/contract/media-formats'
import { maxBytesOf, mediaTypeOf, type MediaType } from './media-type'
import type { UploadProblem } from './refused-upload'

export interface SavedFile {
  path: string
  bytes: number
  type: MediaType
}

export interface RejectedFile {
  fault: UploadProblem
  /** The disk's error, if the sender is not at fault. */
  cause?: unknown
}

class Stopped extends Error {
  constructor(readonly fault: UploadProblem) {
    super(fault)
  }
}

function typeOf(sample: Buffer): MediaType {
  const judged = mediaTypeOf(sample)
  if ('fault' in judged) throw new Stopped(judged.fault)
  return judged.type
}

/** Passes a file through; throws if its type is not accepted or it is too large for its type. */
function typeCheck() {
  const seen: { bytes: number; type?: MediaType } = { bytes: 0 }
  async function* passed(source: AsyncIterable<Buffer>) {
    let sample = Buffer.alloc(0)
    for await (const chunk of source) {
      seen.bytes += chunk.length
      if (seen.type === undefined) {
        sample = Buffer.concat([sample, chunk])
        if (sample.length < signatureBytes) continue
        seen.type = typeOf(sample)
        yield sample
      } else {
        yield chunk
      }
      if (seen.bytes > maxBytesOf(seen.type)) throw new Stopped('too-large')
    }
    if (seen.type !== undefined) return
    seen.type = typeOf(sample)
    yield sample
  }
  return { seen, passed }
}

/** Writes a file while it is received. Nothing is written before its first bytes have shown its type. */
export async function saveFile(stream: Readable, path: string): Promise<SavedFile | RejectedFile> {
  const { seen, passed } = typeCheck()
  try {
    await pipeline(stream, passed, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    if (error instanceof Stopped) return { fault: error.fault }
    return stream.errored === null ? { fault: 'not-stored', cause: error } : { fault: 'cut-short' }
  }
  return seen.type === undefined ? { fault: 'wrong-type' } : { path, bytes: seen.bytes, type: seen.type }
}
