import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startProcess } from './processes.mjs'
import { projectRoot } from './project-root.mjs'

/** @type {string} */
let folder
/** @type {import('./processes.mjs').Process | undefined} */
let launcher

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'artha-program-'))
})
afterEach(async () => {
  await launcher?.stop(0)
  rmSync(folder, { recursive: true })
})

/**
 * Starts a launcher as a separate process. It keeps one program running, which records each of its starts.
 * @param {string} life the code that the program runs after recording its start; `starts` is the number of starts
 * @param {number} pauseMs the pause before a restart
 */
function launch(life, pauseMs) {
  const note =
    "const fs = require('fs'); fs.appendFileSync('starts', process.pid + '\\n'); const starts = fs.readFileSync('starts', 'utf8').trim().split('\\n').length;"
  writeFileSync(path.join(folder, 'program.cjs'), note + life)
  const module = (/** @type {string} */ name) => JSON.stringify(pathToFileURL(path.join(projectRoot, '.ci/launch', name)).href)
  writeFileSync(
    path.join(folder, 'launcher.mjs'),
    `
    import { runLauncher } from ${module('lifecycle.mjs')}
    import { keepRunning } from ${module('program.mjs')}
    import { restartPause } from ${module('restart-pause.mjs')}
    runLauncher(async ({ serving, stopping }) => {
      const pauseFor = (restarts, now) => restartPause(restarts, now) && { ...restartPause(restarts, now), pauseMs: ${pauseMs} }
      const program = keepRunning({ name: 'cms', script: 'program.cjs', cwd: ${JSON.stringify(folder)}, env: process.env,
        print: console.log, stopping, pauseFor, meanwhile: 'The site goes on.' })
      await program.ready
      serving()
      console.log('Ready.')
      await program.failed
    })`,
  )
  launcher = startProcess(process.execPath, [path.join(folder, 'launcher.mjs')], { cwd: folder, keptLines: 100 })
  return launcher
}

const starts = () => readFileSync(path.join(folder, 'starts'), 'utf8').trim().split('\n')
const serves = "process.send({ type: 'ready' }); setInterval(() => {}, 1000);"

it('starts a program again that was killed while it served, and says so', async () => {
  const { output, stop } = launch(serves, 10)
  await expect.poll(output).toContain('Ready.')
  process.kill(Number(starts()[0]), 'SIGKILL')
  await expect.poll(output).toContain('The cms answers again.')
  expect(output()).toContain(
    'The cms ended by itself (SIGKILL). It is started again in 0.01 s (1 of at most 5 times in 10 minutes). The site goes on.',
  )
  expect(await stop(60_000)).toEqual({ code: 0, signal: null })
  expect(starts()).toHaveLength(2)
})

it('starts one again that was killed before it first answered', async () => {
  const { output, ended } = launch(
    "if (starts === 1) process.kill(process.pid, 'SIGKILL'); else { process.send({ type: 'ready' }); process.kill(process.ppid, 'SIGTERM') }",
    10,
  )
  expect((await ended).code).toBe(0)
  expect(output()).toContain('The cms ended by itself (SIGKILL). It is started again')
})

it('gives up with exit code 1 when the program has been started again five times', async () => {
  const { output, ended } = launch("process.send({ type: 'ready' }, () => { console.log('I cannot go on'); process.exit(3) })", 10)
  expect((await ended).code).toBe(1)
  expect(output()).toContain(
    'The cms ended by itself (exit code 3). It was started again 5 times within 10 minutes; all stops. Its last lines:\n\nI cannot go on',
  )
  expect(starts()).toHaveLength(6)
})

it('fails at once when the program ends by itself before it ever answered', async () => {
  const { output, ended } = launch("console.log('SITE_URL is wrong'); process.exit(1)", 10)
  expect((await ended).code).toBe(1)
  expect(output().trim()).toBe('The cms ended by itself (exit code 1). Its last lines:\n\nSITE_URL is wrong')
  expect(starts()).toHaveLength(1)
})

it('stops cleanly, and starts nothing more, when Ctrl-C comes during a pause', async () => {
  const { child, output, ended } = launch("process.send({ type: 'ready' }, () => process.exit(3))", 60_000)
  await expect.poll(output).toContain('It is started again in 60 s')
  child.kill('SIGINT')
  expect((await ended).code).toBe(0)
  expect(output()).toMatch(/Stopping…\nStopped\.$/)
  expect(starts()).toHaveLength(1)
})
