import { createWriteStream } from 'node:fs'
import { rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The location of a stored file. */
export type FileLocation = { file: string } | { bytes: Buffer }

/** Stores files and frees their space. */
export interface FileStore {
  mostBytes: number
  /** Largest size of one file. */
  largestBytes: number
  put: (content: Readable, modifiedAt: Date) => Promise<FileLocation>
  remove: (place: FileLocation) => Promise<void>
}

/** Stores files in a folder of this process. They get the modification time of the original, from which their ETag is made. */
export function diskFileStore(folder: string, mostBytes: number): FileStore {
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
    // Requests that are reading the file can still read it to its end
    remove: (place) => ('file' in place ? rm(place.file, { force: true }) : Promise.resolve()),
  }
}

const mebibyte = 1024 * 1024

/** Stores files in memory, for when no folder can be written: room for the pictures of some pages, not for films. */
export const memoryFileStore = (): FileStore => ({
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
