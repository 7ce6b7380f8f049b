/**
 * Cuts the site's fonts out of the @fontsource-variable packages: the letters and weights that the site uses, at one
 * optical size, in WOFF2. And for the pictures that the server draws of articles: one weight of each, with more letters,
 * as plain TrueType. Run by `npm run fonts` before a build; what it writes is not kept in the repository.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const here = dirname(fileURLToPath(import.meta.url))
const folder = join(here, '../src/ui/fonts')

/** All fonts of a page in English together; design limit of the project. */
const largestTotalBytes = 70_000
/** And the glyphs that are loaded in addition with the first Hindi letter. */
const largestLateBytes = 80_000

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

const furtherLatin = `${codePoints(0x100, 0x24f)}${codePoints(0x1e00, 0x1eff)}${rupee}`
/** With the joiners, the dotted circle and the signs that Hindi borrows. */
const devanagari = `${codePoints(0x900, 0x97f)}${codePoints(0xa8e0, 0xa8ff)}\u200c\u200d\u25cc ${rupee}`

/**
 * Asked for by pages that have such letters alone, by their `unicode-range` in ui/fonts.css, and never preloaded: that is what
 * "late-" in its name says (server/render/page-assets.ts).
 */
const lateCut = {
  file: 'late-devanagari.woff2',
  source: 'noto-serif-devanagari/files/noto-serif-devanagari-devanagari-wght-normal.woff2',
  text: devanagari.replace(rupee, ''),
  axes: { wght: { min: 400, max: 700 } },
}

/** Read by the server alone, whatever is installed on its machine. */
const pictureCuts = [
  { file: 'picture-newsreader.ttf', source: 'newsreader/files/newsreader-latin-opsz-normal.woff2', text, axes: { opsz: 72, wght: 600 } },
  {
    file: 'picture-newsreader-ext.ttf',
    source: 'newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
    text: furtherLatin,
    axes: { opsz: 72, wght: 600 },
  },
  { file: 'picture-inter.ttf', source: 'inter/files/inter-latin-wght-normal.woff2', text, axes: { wght: 600 } },
  { file: 'picture-inter-ext.ttf', source: 'inter/files/inter-latin-ext-wght-normal.woff2', text: furtherLatin, axes: { wght: 600 } },
  {
    file: 'picture-devanagari.ttf',
    source: 'noto-serif-devanagari/files/noto-serif-devanagari-devanagari-wght-normal.woff2',
    text: devanagari,
    axes: { wght: 600 },
  },
]

/** All features of the script are kept: without them the letters of Hindi do not join. */
async function cut({ source, text: letters, axes }, settings) {
  const font = await readFile(require.resolve(`@fontsource-variable/${source}`))
  return subsetFont(font, letters, { variationAxes: axes, noHinting: true, ...settings })
}

/** Whole or not at all: a build and the tests may make them at the same moment. */
async function keep(file, font) {
  const unfinished = join(folder, `${file}.${process.pid}`)
  await writeFile(unfinished, font)
  await rename(unfinished, join(folder, file))
}

await mkdir(folder, { recursive: true })
for (const each of pictureCuts) await keep(each.file, await cut(each, { targetFormat: 'truetype' }))
let totalBytes = 0
for (const each of cuts) {
  const font = await cut(each, { targetFormat: 'woff2', keepFeatures: features })
  await keep(each.file, font)
  totalBytes += font.length
}
const late = await cut(lateCut, { targetFormat: 'woff2' })
await keep(lateCut.file, late)
if (late.length > largestLateBytes) throw new Error(`${lateCut.file} weighs ${late.length} bytes; at most ${largestLateBytes} are allowed`)
if (totalBytes > largestTotalBytes) throw new Error(`The fonts weigh ${totalBytes} bytes; at most ${largestTotalBytes} are allowed`)
console.log(`fonts: ${cuts.length} files, ${totalBytes} bytes; with Hindi ${late.length} more`)
