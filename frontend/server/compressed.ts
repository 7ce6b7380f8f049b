import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)

/** Level 5 costs a tenth of level 11 and is within a tenth of its size; level 2 costs a third of level 5 and is a sixth larger. */
const brotliLevels = { quick: 2, better: 5 }
/** A window that takes all of the bytes: a larger one finds nothing more, and takes its memory for each page that is compressed. */
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

/** Off the event loop. */
export const compress = { br: inBrotli, gzip: promisify(gzip) } satisfies Record<string, (raw: Buffer) => Promise<Buffer>>

/** Off the event loop. */
export const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } satisfies Record<
  keyof typeof compress,
  (packed: Buffer) => Promise<Buffer>
>

/** Below one packet there is nothing to gain. */
export const worthCompressingBytes = 1_024
