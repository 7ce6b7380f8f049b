import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../launch/project-root.mjs'
import { suites } from './suites.mjs'

const sets = { quick: suites(projectRoot, 'quick'), core: suites(projectRoot, 'core'), all: suites(projectRoot, 'all') }
const ids = (/** @type {import('./suites.mjs').Suite[]} */ rows) => rows.map(({ id }) => id)
const row = (/** @type {'core' | 'all'} */ set, /** @type {string} */ id) => {
  const found = sets[set].find((one) => one.id === id)
  if (found === undefined) throw new Error(`There is no suite "${id}"`)
  return found
}
const excluded = (/** @type {import('./suites.mjs').Suite} */ { command }) =>
  command.filter((word) => word.startsWith('--exclude=')).map((word) => word.slice('--exclude='.length))

const testFilesBelow = (/** @type {string} */ folder) =>
  ['tests', 'e2e']
    .map((part) => path.join(folder, part))
    .filter((part) => existsSync(part))
    .flatMap((part) => readdirSync(part, { recursive: true }).map((file) => path.join(part, String(file))))
    .filter((file) => file.endsWith('.test.ts'))

describe('the sets', () => {
  it('hold each other: what is quick is in the core, and the core has the same suites as all', () => {
    expect(ids(sets.core)).toEqual(expect.arrayContaining(ids(sets.quick)))
    expect(ids(sets.core)).toEqual(ids(sets.all))
    expect(sets.quick.length).toBeGreaterThan(0)
    expect(sets.quick.length).toBeLessThan(sets.core.length)
  })

  it('leave nothing out of all', () => {
    for (const suite of sets.all.filter(({ quick, counts }) => !quick && counts === 'vitest')) {
      expect(excluded(suite), suite.id).toEqual([])
      expect(suite.files, suite.id).toEqual(suite.folder === '.ci' ? ['compose'] : [])
    }
  })

  it('leave files named ".long" out of the core', () => {
    for (const suite of sets.core.filter(({ counts }) => counts === 'vitest')) expect(excluded(suite), suite.id).toContain('**/*.long.test.*')
  })
})

describe('what the core names', () => {
  it('is there', () => {
    const named = [
      ...row('core', 'contract on PostgreSQL').files.map((file) => path.join('cms', file)),
      ...excluded(row('core', 'contract on SQLite'))
        .filter((glob) => !glob.includes('*'))
        .map((file) => path.join('cms', file)),
      ...row('core', 'browser journeys').files.map((file) => path.join('frontend', file)),
    ]
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([])
  })

  it('is found by its name alone: no other file of its suite has that in its own', () => {
    for (const suite of [row('core', 'contract on PostgreSQL'), row('core', 'browser journeys')]) {
      const all = testFilesBelow(path.join(projectRoot, suite.folder))
      // Vitest matches names in the same way
      for (const named of suite.files) expect(all.filter((file) => file.includes(named)).length, named).toBe(1)
    }
  })

  it('runs whole on one database at least, but for what is left to all', () => {
    const left = excluded(row('core', 'contract on SQLite'))
    const files = readdirSync(path.join(projectRoot, 'cms/tests/contract'))
      .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.long.test.ts'))
      .map((name) => `tests/contract/${name}`)
    expect(files.filter((file) => left.includes(file)).length).toBeLessThan(files.length / 3)
  })
})

it('runs each project of the site in one of its two rows', () => {
  const config = readFileSync(path.join(projectRoot, 'frontend/vitest.config.ts'), 'utf8')
  const projects = [...config.matchAll(/\bname: '([^']+)'/g)].map(([, name]) => name).filter((name) => name !== 'excluded-by-command')
  const rows = sets.quick.filter(({ folder, counts }) => folder === 'frontend' && counts === 'vitest')
  const named = rows.flatMap(({ command }) => command.filter((word) => word.startsWith('--project=')).map((word) => word.slice('--project='.length)))
  expect(projects.length).toBeGreaterThan(3)
  expect(named.sort()).toEqual(projects.sort())
})

it('journeys and faults run alone on two cores, of the others that start programs two at most, and each has a limit', () => {
  const heavy = sets.core.filter(({ quick, counts }) => !quick && counts === 'vitest')
  const alone = ['browser journeys', 'faults']
  expect(heavy.map(({ id, cores }) => [id, cores])).toEqual(heavy.map(({ id }) => [id, alone.includes(id) ? 2 : 1]))
  for (const { id, minutes } of [...sets.core, ...sets.all]) expect(minutes, id).toBeGreaterThan(0)
})
