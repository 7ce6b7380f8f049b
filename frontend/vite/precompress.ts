import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Below one packet there is nothing to gain. Fonts and pictures are compressed already. */
const worthCompressingBytes = 1_024
const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/

/** Writes each asset once more as .br and .gz, so that the server never compresses what is known at build time. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        if (content.length < worthCompressingBytes || !compressible.test(file.fileName)) continue
        const path = join(dir, file.fileName)
        const parameters = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        await writeFile(`${path}.br`, await brotli(content, { params: parameters }))
        await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }))
      }
    },
  }
}
