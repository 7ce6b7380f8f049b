import path from 'node:path'
import { expect, it } from 'vitest'
import { needsLibraries, onlyChanged } from './changed-checks.mjs'
import { projectRoot } from '../launch/project-root.mjs'
import { suites } from './suites.mjs'

const quick = suites(projectRoot, 'quick')
const sources = new Map([
  ['cms/src/env.ts', ''],
  ['cms/src/env.test.ts', "import { readEnv } from './env'"],
  ['frontend/src/lib/dates.ts', ''],
  ['frontend/src/lib/dates.test.ts', ''],
  ['frontend/src/ui/badge.module.css', ''],
])
const rowsFor = (/** @type {string[]} */ ...files) => onlyChanged(quick, files, sources).rows
const idsFor = (/** @type {string[]} */ ...files) => rowsFor(...files).map((row) => row.id)

it.each([
  [['frontend/src/lib/dates.ts'], ['types: site', 'unit: site', 'lint', 'lint with types', 'format']],
  [['cms/src/env.ts'], ['types: cms', 'unit: cms', 'lint', 'lint with types', 'format']],
  [['cms/src/admin/app.tsx'], ['types: Studio', 'lint', 'lint with types', 'format']],
  [['cms-plugins/accounts/server/src/index.ts'], ['types: accounts', 'lint', 'lint with types', 'format']],
  [['.ci/launch/ports.mjs'], ['types: launcher', 'lint', 'format']],
  [['frontend/src/ui/badge.module.css'], ['format']],
  [['docs/operations.md'], []],
])('of %j it is %j that is looked at', (files, ids) => {
  expect(idsFor(...files)).toEqual(ids)
})

it('reads the types of every part when the contract has changed', () => {
  const types = quick.map((row) => row.id).filter((id) => id.startsWith('types: '))
  expect(idsFor('contract/src/story.ts')).toEqual([...types, 'lint', 'lint with types', 'format'])
})

it('hands lint and the test runner the files alone, as each of them reads their names', () => {
  const rows = rowsFor('cms/src/env.ts', 'cms/src/env.test.ts', 'README.md')
  expect(rows.find((row) => row.id === 'lint')?.command.slice(-2)).toEqual(['cms/src/env.ts', 'cms/src/env.test.ts'])
  expect(rows.find((row) => row.id === 'unit: cms')?.files).toEqual(['src/env.test.ts'])
})

it('builds the libraries where the contract has changed or one was never built, and for nothing else', () => {
  expect(needsLibraries(projectRoot, ['frontend/src/lib/dates.ts', 'cms-plugins/accounts/server/src/index.ts'])).toBe(false)
  expect(needsLibraries(projectRoot, ['contract/src/story.ts'])).toBe(true)
  expect(needsLibraries(path.join(projectRoot, 'docs'), ['frontend/src/lib/dates.ts'])).toBe(true)
})
