import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentHash } from './content-hash.mjs'

/** @type {string} */
let root
const write = (/** @type {string} */ file, /** @type {string} */ text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const hash = () => contentHash(root, ['src', 'lock.json'], (file) => !file.endsWith('.test.ts'))
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'artha-hash-'))
  write('src/a.ts', 'one')
  write('src/deep/b.ts', 'two')
  write('lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('knows nothing of dates', () => {
  const before = hash()
  utimesSync(path.join(root, 'src/a.ts'), 0, 0)
  expect(hash()).toBe(before)
})

it.each([
  ['a change', () => write('src/a.ts', 'One')],
  ['a change below', () => write('src/deep/b.ts', 'three')],
  ['a new file', () => write('src/c.ts', '')],
  ['a file that is gone', () => rmSync(path.join(root, 'lock.json'))],
  ['a new name', () => renameSync(path.join(root, 'src/a.ts'), path.join(root, 'src/z.ts'))],
])('sees %s', (_, change) => {
  const before = hash()
  change()
  expect(hash()).not.toBe(before)
})

it('passes over what is no input', () => {
  const before = hash()
  write('src/a.test.ts', 'anything')
  expect(hash()).toBe(before)
})
