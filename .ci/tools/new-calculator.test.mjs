import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeCalculator } from './new-calculator.mjs'

/** @type {string} */
let root
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'artha-new-'))
})
afterEach(() => rmSync(root, { recursive: true }))

it('writes a folder of five files, and nothing else', () => {
  const folder = 'frontend/src/features/calculators/car-lease'
  const written = writeCalculator(root, 'car-lease')
  expect(written).toHaveLength(5)
  expect(readdirSync(root, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())).toHaveLength(5)
  expect(readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`)).toEqual(written.toSorted())
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
