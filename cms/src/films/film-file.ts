import type { FileHandle } from 'node:fs/promises'

const windowBytes = 4 * 1024
const zeros = Buffer.alloc(64 * 1024)
/** Several times what an hour of film in one-second fragments needs; a hostile file could have tens of millions of parts. */
const mostReads = 400_000

/** A film on disk that is read in small pieces and changed in place; no byte of it moves. */
export class FilmFile {
  readonly size: number
  readonly #handle: FileHandle
  #window = { at: 0, bytes: Buffer.alloc(0) }
  /** The bytes that may still be zeroed; a hostile table could name the same bytes a million times. */
  #mayBlank: number
  #mayRead = mostReads

  constructor(handle: FileHandle, size: number) {
    this.#handle = handle
    this.size = size
    this.#mayBlank = 2 * size
  }

  /** Reads up to `length` bytes: fewer at the end of the file, none once the allowed reads are used up. */
  async read(at: number, length: number): Promise<Buffer> {
    if ((this.#mayRead -= 1) < 0) return Buffer.alloc(0)
    const { at: from, bytes } = this.#window
    if (at >= from && at + length <= from + bytes.length) return bytes.subarray(at - from, at - from + length)
    const wanted = Math.min(Math.max(length, windowBytes), Math.max(0, this.size - at))
    const { buffer, bytesRead } = await this.#handle.read(Buffer.alloc(wanted), 0, wanted, at)
    this.#window = { at, bytes: buffer.subarray(0, bytesRead) }
    return this.#window.bytes.subarray(0, length)
  }

  async write(at: number, bytes: Buffer): Promise<void> {
    this.#window = { at: 0, bytes: Buffer.alloc(0) }
    await this.#handle.write(bytes, 0, bytes.length, at)
  }

  /** Overwrites a part with zeros. */
  async blank(from: number, to: number): Promise<void> {
    const end = Math.min(to, this.size, from + this.#mayBlank)
    this.#mayBlank -= Math.max(0, end - from)
    for (let at = from; at < end; at += zeros.length) await this.write(at, zeros.subarray(0, end - at))
  }
}
