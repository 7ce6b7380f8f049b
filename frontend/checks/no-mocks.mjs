import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Checks that no part of the mocks is in the built site or server: msw, its worker, or strings that only our mocks contain. Run it after `npm run
// build`; an argument names a folder other than dist.

const folder = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url))

/**
 * Strings of msw: its worker and its developer messages. Then strings of ours: the prefix of storage keys, sample texts, the password and the
 * styleguide's title.
 */
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
/** True for text files; the others are pictures, fonts and compressed copies. */
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
