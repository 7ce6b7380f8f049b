import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cleanCommit, noteGreen, noteSeconds, noteUnsteady } from './seen-green.mjs'

/** @type {string} */
let root
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@artha.example', ...args], { cwd: root, encoding: 'utf8' }).trim()
const cached = (/** @type {string} */ name) => readFileSync(path.join(root, '.cache', name), 'utf8')

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'artha-green-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('a checkout without changes is of its commit, one with a new file of none, and so is a folder without history', () => {
  expect(cleanCommit(root)).toBeUndefined()
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '-m', 'first')
  expect(cleanCommit(root)).toBe(git('rev-parse', 'HEAD'))
  writeFileSync(path.join(root, 'new'), '')
  expect(cleanCommit(root)).toBeUndefined()
})

it('a green run is one line: commit, set, counts, minutes', () => {
  noteGreen(root, { commit: 'a'.repeat(40), set: 'core', counts: '3 passed, 0 failed', minutes: 12.34 })
  noteGreen(root, { commit: 'b'.repeat(40), set: 'all', counts: '9 passed, 0 failed', minutes: 30 })
  expect(cached('green')).toBe(`${'b'.repeat(40)} all 9 passed, 0 failed, 30.0 min\n`)
})

it('what is unsteady is added to what was, by its path in the project', () => {
  const at = new Date('2026-11-25T10:00:00Z')
  const one = (/** @type {string} */ name) => [{ suite: 'journeys', file: path.join(root, 'e2e', name), message: 'expected 2' }]
  noteUnsteady(root, one('a.test.ts'), { commit: 'c', at })
  noteUnsteady(root, [], { commit: 'c', at })
  noteUnsteady(root, one('b.test.ts'), { commit: undefined, at })
  expect(JSON.parse(cached('unsteady.json'))).toEqual([
    { at: '2026-11-25T10:00:00.000Z', commit: 'c', suite: 'journeys', file: 'e2e/a.test.ts', message: 'expected 2' },
    { at: '2026-11-25T10:00:00.000Z', suite: 'journeys', file: 'e2e/b.test.ts', message: 'expected 2' },
  ])
})

it('how long each file ran is noted, the longest first', () => {
  const ran = (/** @type {string} */ name, /** @type {number} */ milliseconds) => ({
    files: [{ file: path.join(root, 'e2e', name), passed: 1, failed: 0, message: '', milliseconds }],
  })
  noteSeconds(
    root,
    new Map([
      ['journeys', ran('a.test.ts', 940)],
      ['faults', ran('b.test.ts', 12_060)],
    ]),
  )
  expect(cached('test-seconds.txt')).toBe('   12.1  faults: e2e/b.test.ts\n    0.9  journeys: e2e/a.test.ts\n')
})
