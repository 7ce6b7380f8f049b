import { createWriteStream } from 'node:fs'
import { rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Where a kept file lies. */
export type Place = { file: string } | { bytes: Buffer }

/** Takes files and gives their room back. */
export interface Shelf {
  mostBytes: number
  /** What one file may have. */
  largestBytes: number
  put: (content: Readable, modifiedAt: Date) => Promise<Place>
  remove: (place: Place) => Promise<void>
}

/** Files in a folder of this process's own. They have the time of the original, from which their ETag is made. */
export function diskShelf(folder: string, mostBytes: number): Shelf {
  let count = 0
  return {
    mostBytes,
    largestBytes: Math.floor(mostBytes / 4),
    async put(content, modifiedAt) {
      count += 1
      const file = path.join(folder, String(count))
      try {
        await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
        await utimes(file, modifiedAt, modifiedAt)
      } catch (error) {
        await rm(file, { force: true })
        throw error
      }
      return { file }
    },
    // Requests that are reading the file at this moment still read it to its end
    remove: (place) => ('file' in place ? rm(place.file, { force: true }) : Promise.resolve()),
  }
}

const mebibyte = 1024 * 1024

/** For where no folder can be written: the pictures of some pages, no films. */
export const memoryShelf = (): Shelf => ({
  mostBytes: 16 * mebibyte,
  largestBytes: mebibyte,
  async put(content) {
    const parts: Buffer[] = []
    const chunks: AsyncIterable<Buffer> = content
    for await (const chunk of chunks) parts.push(chunk)
    return { bytes: Buffer.concat(parts) }
  },
  remove: () => Promise.resolve(),
})
