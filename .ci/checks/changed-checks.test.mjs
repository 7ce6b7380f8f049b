import { expect, it } from 'vitest'
import { onlyChanged } from './changed-checks.mjs'
import { projectRoot } from '../launch/project-root.mjs'
import { suites } from './suites.mjs'

const quick = suites(projectRoot, 'quick')
const idsFor = (/** @type {string[]} */ ...files) => onlyChanged(quick, files).map((row) => row.id)

it('checks the part that a changed file belongs to', () => {
  expect(idsFor('frontend/src/lib/dates.ts')).toEqual(['unit: site', 'lint', 'lint with types', 'format', 'types: site'])
  expect(idsFor('cms/src/env.ts')).toEqual(['unit: cms', 'lint', 'lint with types', 'format', 'types: cms', 'types: Studio'])
  expect(idsFor('.ci/launch/ports.mjs')).toEqual(['unit: launcher', 'lint', 'format', 'types: launcher'])
})

it('checks every part when the contract has changed, and none for a text', () => {
  const all = quick.map((row) => row.id).filter((id) => id !== 'import rules' && id !== 'unused code')
  expect(idsFor('contract/src/story.ts')).toEqual(all)
  expect(idsFor('docs/decisions.md')).toEqual([])
})

it('hands lint the changed files alone, and lets the test runner find the tests that reach them', () => {
  const rows = onlyChanged(quick, ['cms/src/env.ts', 'cms/src/env.test.ts', 'README.md'])
  expect(rows.find((row) => row.id === 'lint')?.command.slice(-2)).toEqual(['cms/src/env.ts', 'cms/src/env.test.ts'])
  expect(rows.find((row) => row.id === 'unit: cms')).toMatchObject({ mayBeEmpty: true, command: expect.arrayContaining(['--changed']) })
})
