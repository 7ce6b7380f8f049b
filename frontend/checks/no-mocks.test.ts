import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const check = path.join(import.meta.dirname, 'no-mocks.mjs')
const msw = path.dirname(createRequire(import.meta.url).resolve('msw/package.json'))
const mocks = path.join(import.meta.dirname, '..', 'src', 'mocks')
let dist: string

beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'artha-dist-'))
  mkdirSync(path.join(dist, 'client', 'assets'), { recursive: true })
  writeFileSync(path.join(dist, 'client', 'assets', 'main-abc.js'), 'console.log("The site")')
})
afterEach(() => rmSync(dist, { recursive: true }))

const run = (folder = dist) => {
  const { status, stdout } = spawnSync(process.execPath, [check, folder], { encoding: 'utf8' })
  return { status, stdout }
}

it('lets a build without mocks pass', () => {
  expect(run()).toEqual({ status: 0, stdout: 'ok  no mocks in 1 files\n' })
})

// Reads the files themselves, because a mark that is no longer in them would find nothing
it.each([
  ['msw', path.join(msw, 'lib/browser/index.mjs')],
  ['the worker of msw', path.join(msw, 'lib/mockServiceWorker.js')],
  ['what lasts for the tab', path.join(mocks, 'data/tab-list.ts')],
  ['the sample articles', path.join(mocks, 'data/publication.ts')],
  ['the named accounts', path.join(mocks, 'data/users.ts')],
  ['the styleguide', path.join(mocks, 'styleguide/styleguide.tsx')],
])('finds %s in a chunk, and names the file', (_, source) => {
  const chunk = path.join('client', 'assets', 'page-def.js')
  writeFileSync(path.join(dist, chunk), readFileSync(source, 'utf8'))
  expect(run()).toMatchObject({ status: 1, stdout: expect.stringContaining(`MOCKS  ${chunk} holds`) })
})

it('finds the worker by its name alone', () => {
  writeFileSync(path.join(dist, 'client', 'mockServiceWorker.js'), '')
  expect(run().status).toBe(1)
})

it('does not pass where nothing is built', () => {
  expect(run(path.join(dist, 'nowhere')).status).toBe(1)
})
