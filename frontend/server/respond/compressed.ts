import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)

/**
 * Brotli levels. Level 5 takes a tenth of the time of level 11, and its result is less than a tenth larger. Level 4 takes six tenths of the
 * time of level 5, and its result is a twelfth larger.
 */
const brotliLevels = { quick: 4, better: 5 }
/** Returns the smallest window that holds all the bytes: a larger one compresses no better and takes memory for each page. */
const windowBits = (bytes: number) =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))))

const inBrotli = (raw: Buffer, level: keyof typeof brotliLevels = 'better') =>
  brotli(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliLevels[level],
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(raw.length),
    },
  })

/** Compresses on a worker thread, not on the event loop. */
export const compress = { br: inBrotli, gzip: promisify(gzip) } satisfies Record<string, (raw: Buffer) => Promise<Buffer>>

/** Decompresses on a worker thread, not on the event loop. */
export const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } satisfies Record<
  keyof typeof compress,
  (packed: Buffer) => Promise<Buffer>
>

/** A smaller body fits into one packet: compression gains nothing. */
export const worthCompressingBytes = 1_024
