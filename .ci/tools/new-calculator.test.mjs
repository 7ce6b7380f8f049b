import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { filesThatLearn, writeCalculator } from './new-calculator.mjs'
import { projectRoot } from '../launch/project-root.mjs'

const learn = Object.values(filesThatLearn)
/** @type {string} */
let root
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'artha-new-'))
  mkdirSync(path.join(root, 'frontend/src/features/calculators'), { recursive: true })
  for (const file of learn) cpSync(path.join(projectRoot, file), path.join(root, file))
})
afterEach(() => rmSync(root, { recursive: true }))

const linesOf = (/** @type {string} */ folder, /** @type {string} */ file) => readFileSync(path.join(folder, file), 'utf8').split('\n')

it('writes four files of its own and a row or two into six others, of which nothing is lost', () => {
  const written = writeCalculator(root, 'car-lease')
  expect(written).toHaveLength(10)
  for (const file of learn) {
    const before = linesOf(projectRoot, file)
    const now = linesOf(root, file)
    const added = now.filter((line) => !before.includes(line))
    expect([file, added.length > 0, added.every((line) => /car-?lease/i.test(line))]).toEqual([file, true, true])
    expect(now.length - before.length).toBeLessThanOrEqual(3)
  }
})

it.each([
  ['Car Lease', /is no name/],
  ['../lease', /is no name/],
])('refuses "%s"', (name, problem) => {
  expect(() => writeCalculator(root, name)).toThrow(problem)
})

it('does not write over a calculator', () => {
  writeCalculator(root, 'lease')
  expect(() => writeCalculator(root, 'lease')).toThrow('already')
})
