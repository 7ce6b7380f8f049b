import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Nothing of the mocks is in what readers load or what the server runs: neither msw, nor its worker, nor words that only our
// mocks say. Run it after `npm run build`; a folder may be named instead of dist.

const folder = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url))

/** Of msw: its worker, its words to a developer. Of ours: what begins each key in the browser's storage, sample texts, the password, the styleguide's title. */
const marks = [
  'mockServiceWorker',
  'INTEGRITY_CHECK_REQUEST',
  '[MSW]',
  'mswjs.io',
  'artha-mock:',
  'made by the mocks',
  'quiet harbour 9',
  'Styleguide',
]
/** The rest is pictures, fonts, and the same once more, compressed. */
const isText = (file) => /\.(?:m?js|css|html|json|txt|map)$/.test(file)

const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String).filter(isText) : []
const found = files.flatMap((file) => {
  const text = file + readFileSync(path.join(folder, file), 'utf8')
  return marks.filter((mark) => text.includes(mark)).map((mark) => `${file} holds "${mark}"`)
})
if (files.length === 0) console.log(`MOCKS  nothing is built in ${folder}`)
for (const line of found) console.log(`MOCKS  ${line}`)
if (files.length > 0 && found.length === 0) console.log(`ok  no mocks in ${files.length} files`)
process.exit(files.length === 0 || found.length > 0 ? 1 : 0)
