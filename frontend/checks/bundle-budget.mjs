import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

// Checks the size of the script, styles and fonts that a phone loads before a page is interactive. Fails if a page exceeds its budget
// (docs/decisions/037-late-parts-and-hydration.md). Run it after `npm run build`.

const client = new URL('../dist/client/', import.meta.url)
const kilobyte = 1024
const budgets = { article: 98, home: 107, calculators: 115, css: 15, fonts: 70, lateFonts: 80 }
const pages = {
  article: 'src/pages/article/article-page.tsx',
  home: 'src/pages/home/home-page.tsx',
}
/** Strings that only the chart library contains. It is loaded when a chart comes into view, never with a page. */
const chartMarks = ['recharts-wrapper', 'recharts_measurement_span']
/** Returns the page files named in a route file. */
const filesIn = (source) =>
  [...readFileSync(new URL(`../src/app/${source}`, import.meta.url), 'utf8').matchAll(/\bfile: '([^']+)'/g)].map(([, file]) => file)
const calculators = 'src/features/calculators'
const definitionFiles = readdirSync(new URL(`../${calculators}`, import.meta.url))
  .map((name) => `${calculators}/${name}/${name}-calculator.ts`)
  .filter((file) => existsSync(new URL(`../${file}`, import.meta.url)))
const calculatorFiles = [...new Set(filesIn('calculator-routes.tsx'))]
/** The module through which the browser loads a calculator that has a definition. */
const loader = 'src/pages/calculators/load-calculator-page.tsx'
const pageFiles = [...filesIn('routes.tsx'), ...filesIn('desk-routes.ts'), ...calculatorFiles, ...definitionFiles]

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'))

function withImports(files, found = new Set()) {
  for (const file of files) {
    if (found.has(file)) continue
    if (manifest[file] === undefined) throw new Error(`The build has no ${file}`)
    found.add(file)
    withImports(manifest[file].imports ?? [], found)
  }
  return found
}

const compressed = new Map()
/** Returns the size after Brotli. Cached, because most chunks belong to many pages. */
function brotliBytes(file) {
  if (!compressed.has(file)) compressed.set(file, brotliCompressSync(readFileSync(new URL(file, client))).length)
  return compressed.get(file)
}
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0)

function weigh(page) {
  const chunks = [...withImports(['src/main.tsx', ...(definitionFiles.includes(page) ? [loader] : []), page])].map((file) => manifest[file])
  return {
    script: sum(chunks.map(({ file }) => brotliBytes(file))) / kilobyte,
    css: sum([...new Set(chunks.flatMap(({ css = [] }) => css))].map(brotliBytes)) / kilobyte,
  }
}

const assets = readdirSync(new URL('assets/', client))
/** Fonts named "late-" load only on the few pages that contain their letters. */
const fonts = assets.filter((file) => file.endsWith('.woff2') && !file.startsWith('late-'))
const lateFonts = assets.filter((file) => file.endsWith('.woff2') && file.startsWith('late-'))
const sizeOf = (files) => sum(files.map((file) => statSync(new URL(`assets/${file}`, client)).size)) / kilobyte
const weights = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, weigh(page)]))
const limited = [
  ['script of the article page', weights.article.script, budgets.article],
  ['script of the front page', weights.home.script, budgets.home],
  ...[...calculatorFiles, ...definitionFiles].map((file) => [`script of ${file.replace(/^.*\//, '')}`, weigh(file).script, budgets.calculators]),
  ['styles of the article page', weights.article.css, budgets.css],
  ['styles of the front page', weights.home.css, budgets.css],
  ['fonts', sizeOf(fonts), budgets.fonts],
  ['fonts of other scripts, where they are needed', sizeOf(lateFonts), budgets.lateFonts],
]
for (const [what, weight, budget] of limited) {
  console.log(`${weight > budget ? 'TOO MUCH' : 'ok'}  ${what}: ${weight.toFixed(1)} KB of ${budget} KB`)
}
const hasCharts = (file) => chartMarks.some((mark) => readFileSync(new URL(file, client), 'utf8').includes(mark))
if (calculatorFiles.length === 0 || definitionFiles.length === 0 || !assets.some((file) => file.endsWith('.js') && hasCharts(`assets/${file}`)))
  throw new Error('No page or no chunk of charts was found')
const pagesWithCharts = pageFiles.filter((page) => [...withImports(['src/main.tsx', page])].some((file) => hasCharts(manifest[file].file)))
for (const page of pagesWithCharts) console.log(`CHARTS  ${page} loads the charts before they are in view`)
process.exit(pagesWithCharts.length > 0 || limited.some(([, weight, budget]) => weight > budget) ? 1 : 0)
