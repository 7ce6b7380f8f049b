/**
 * Cuts the site's fonts out of the @fontsource-variable packages: the letters and weights that the site uses, at one
 * optical size, in WOFF2. Run by `npm run fonts` before a build; what it writes is not kept in the repository.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const here = dirname(fileURLToPath(import.meta.url))
const folder = join(here, '../src/ui/fonts')

/** All fonts of a page together; design limit of the project. */
const largestTotalBytes = 70_000

const codePoints = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

const text = `${codePoints(0x20, 0x7e)}${codePoints(0xa0, 0xff)}–—‘’“”•…€™−↑↓`
/** The rupee sign lies outside the "latin" files: it is cut from "latin-ext" into a file of its own. */
const rupee = '₹'

const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'case']

/** Newsreader at optical size 36: drawn for headlines of 20 to 56 px. */
const newsreader = { opsz: 36, wght: { min: 400, max: 700 } }
const inter = { wght: { min: 400, max: 700 } }

const cuts = [
  { file: 'newsreader.woff2', source: 'newsreader/files/newsreader-latin-opsz-normal.woff2', text, axes: newsreader },
  { file: 'newsreader-rupee.woff2', source: 'newsreader/files/newsreader-latin-ext-opsz-normal.woff2', text: rupee, axes: newsreader },
  { file: 'inter.woff2', source: 'inter/files/inter-latin-wght-normal.woff2', text, axes: inter },
  { file: 'inter-rupee.woff2', source: 'inter/files/inter-latin-ext-wght-normal.woff2', text: rupee, axes: inter },
]

await mkdir(folder, { recursive: true })
let totalBytes = 0
for (const { file, source, text: letters, axes } of cuts) {
  const font = await subsetFont(await readFile(require.resolve(`@fontsource-variable/${source}`)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  })
  await writeFile(join(folder, file), font)
  totalBytes += font.length
}
if (totalBytes > largestTotalBytes) throw new Error(`The fonts weigh ${totalBytes} bytes; at most ${largestTotalBytes} are allowed`)
console.log(`fonts: ${cuts.length} files, ${totalBytes} bytes`)
