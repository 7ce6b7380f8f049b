import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** In bytes; a smaller file fits in one packet. Fonts and pictures are already compressed. */
const worthCompressingBytes = 1_024
const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/

/** Writes a .br and .gz copy of each asset, so that the server does not compress assets on request. */
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
