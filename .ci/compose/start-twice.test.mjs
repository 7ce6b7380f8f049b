import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProcess } from '../launch/processes.mjs'
import { projectRoot } from '../launch/project-root.mjs'
import { generatedSecrets } from '../launch/settings.mjs'
import { testFolder } from '../tools/test-folder.mjs'
import { freePort } from '../../cms/tests/free-port.ts'

/** What `npm start` runs, with `.env` in another folder: other tests may run at the same time. */
const start = `import('./.ci/launch/start-site.mjs').then(({ startSite }) => startSite(process.argv[1]))`
/** @type {string} */
let folder
/** @type {import('../launch/processes.mjs').Process | undefined} */
let launcher

beforeAll(() => {
  folder = mkdtempSync(path.join(testFolder(), 'artha-twice-'))
  mkdirSync(path.join(folder, 'public', 'uploads'), { recursive: true })
  copyFileSync(path.join(projectRoot, '.env.example'), path.join(folder, '.env.example'))
})
afterAll(async () => {
  await launcher?.stop(15_000)
  rmSync(folder, { recursive: true })
})

/** Runs npm start with a new database until it serves or ends, then sends Ctrl-C. */
async function startAndStop() {
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !generatedSecrets.includes(name))),
    PORT: String(await freePort()),
    CMS_PORT: String(await freePort()),
    SEED: 'none',
    DRAIN_SECONDS: '0',
    DATABASE_URL: '',
    DATABASE_FILENAME: path.join(folder, 'data.db'),
    UPLOADS_DIR: path.join(folder, 'public'),
    OUTBOX_DIR: path.join(folder, 'outbox'),
  }
  let tellReady = () => {}
  const ready = new Promise((resolve) => {
    tellReady = () => resolve(undefined)
  })
  const onLine = (/** @type {string} */ line) => line.startsWith('Ctrl-C stops') && tellReady()
  launcher = startProcess(process.execPath, ['--eval', start, folder], { cwd: projectRoot, env, onLine, keptLines: 200 })
  await Promise.race([ready, launcher.ended])
  launcher.child.kill('SIGINT')
  const { code } = await launcher.ended
  return { code, said: launcher.output() }
}

it('builds nothing at a second start: what the programs write counts as no source', async () => {
  const first = await startAndStop()
  expect(first).toMatchObject({ code: 0 })
  const second = await startAndStop()
  expect(second).toMatchObject({ code: 0 })
  expect(second.said).toMatch(/✓ Build +\d+\.\d s {2}nothing has changed/)
  expect(second.said).toMatch(/^Ready after [\d.]+ s/m)
}, 900_000)
