/**
 * What the reads cost in an archive of 1,000 and of 100,000 articles, over SQLite, through the built cms. Run by
 * `npm run bench` after a build; prints medians in milliseconds and their ratio.
 */
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { fillArchive } from './fill-archive.mjs'

const root = path.resolve(import.meta.dirname, '..')
const Database = createRequire(path.join(root, 'cms', 'package.json'))('better-sqlite3')
const port = 18_337
const url = `http://127.0.0.1:${port}`
const reads = {
  'front page data': '/api/home',
  'page of cards': '/admin/upload?fields=card&pageSize=20',
  'page of cards, by category': '/admin/upload?fields=card&pageSize=20&category=Tax&page=3',
  'title search, rare word': '/admin/upload?fields=card&pageSize=10&q=zamindar',
  'title search, common word': '/admin/upload?fields=card&pageSize=10&q=monsoon',
  'title search, two letters': '/admin/upload?fields=card&pageSize=10&q=mo',
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'artha-bench-'))
const databaseFile = path.join(folder, 'data.db')
const secret = () => randomBytes(24).toString('hex')
const secrets = Object.fromEntries(
  ['API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET', 'INTERNAL_KEY'].map((key) => [key, secret()]),
)

const startCms = () =>
  new Promise((resolve, reject) => {
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      CMS_PORT: String(port),
      DATABASE_FILENAME: databaseFile,
      SEED: 'none',
      APP_KEYS: `${secret()},${secret()}`,
      ...secrets,
    }
    const child = fork(path.join(root, 'cms', 'dist', 'start.js'), { env, silent: true })
    process.once('exit', () => child.kill('SIGKILL'))
    child.on('message', (message) => message.type === 'ready' && resolve(child))
    child.once('exit', (code) => reject(new Error(`The cms ended with ${code}; is it built?`)))
  })

const stop = (child) => new Promise((resolve) => child.removeAllListeners('exit').once('exit', resolve) && child.kill('SIGTERM'))

async function median(address, times = 60) {
  const taken = []
  for (let at = 0; at < times + 10; at += 1) {
    const before = performance.now()
    const response = await fetch(url + address)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${address}: ${response.status}`)
    if (at >= 10) taken.push(performance.now() - before)
  }
  return taken.sort((a, b) => a - b)[times / 2]
}

async function measure(count) {
  const database = new Database(databaseFile)
  fillArchive(database, count)
  const id = database.prepare('select document_id from articles where published_at is not null limit 1 offset 500').get().document_id
  database.close()
  const cms = await startCms()
  const medians = {}
  for (const [name, address] of Object.entries({ ...reads, article: `/admin/upload/${id}` })) medians[name] = await median(address)
  await stop(cms)
  return medians
}

await stop(await startCms())
const few = await measure(1_000)
const many = await measure(100_000)
rmSync(folder, { recursive: true, force: true })
console.table(
  Object.fromEntries(
    Object.entries(few).map(([name, ms]) => [
      name,
      { 'ms at 1,000': +ms.toFixed(2), 'ms at 100,000': +many[name].toFixed(2), ratio: +(many[name] / ms).toFixed(2) },
    ]),
  ),
)
