/**
 * Measures the seconds of a backup and a restore with 10,000 articles and 1 GB of media, on SQLite and PostgreSQL. The restore overwrites
 * the existing data (`--replace`). `MEGABYTES` (1,000) sets the size of the media; the argument `sqlite` or `postgres` selects one database.
 */
import { execFileSync } from 'node:child_process'
import { randomFillSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { databases } from './archive-databases.mjs'
import { cmsEnv, startCms } from './bench-cms.mjs'
import { fillArchive } from './fill-archive.mjs'

const asked = process.argv.slice(2)
const names = Object.keys(databases).filter((name) => asked.includes(name) || !asked.some((each) => each in databases))
const articles = 10_000
const files = Number(process.env.MEGABYTES ?? 1_000)
const fileBytes = 1_048_576

const cmsFolder = path.resolve(import.meta.dirname, '..', 'cms')

async function measure(name) {
  const database = await databases[name]()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'artha-bench-'))
  const uploads = path.join(folder, 'public', 'uploads')
  mkdirSync(uploads, { recursive: true })
  const env = { UPLOADS_DIR: path.join(folder, 'public'), BACKUP_DIR: path.join(folder, 'backups') }
  const cms = await startCms(database.env, env)
  await cms.stop()
  await fillArchive(database, articles, cms.userId)
  for (let at = 0; at < files; at += 1) writeFileSync(path.join(uploads, `file-${at}.webp`), randomFillSync(Buffer.alloc(fileBytes)))
  const run = (program, ...words) => {
    const before = performance.now()
    execFileSync(process.execPath, [`dist/${program}.js`, ...words], {
      cwd: cmsFolder,
      env: cmsEnv(database.env, env),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return Math.round((performance.now() - before) / 1_000)
  }
  const backup = run('backup')
  for (const file of readdirSync(uploads).slice(0, files / 2)) rmSync(path.join(uploads, file))
  const [made] = readdirSync(env.BACKUP_DIR)
  // Time for our own connections to close, because a restore refuses a database in use
  await pause(1_000)
  const back = run('restore', path.join(env.BACKUP_DIR, made), '--replace')
  const kept = readdirSync(uploads).filter((file) => file.startsWith('file-')).length
  const [{ n }] = await database.rows('select count(*) as n from articles where published_at is not null')
  if (kept !== files || Number(n) !== articles) throw new Error(`${name}: ${kept} files and ${n} articles came back`)
  await database.close()
  rmSync(folder, { recursive: true })
  return { 'backup, s': backup, 'restore, s': back }
}

const table = {}
for (const name of names) table[name] = await measure(name)
console.table(table)
