import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closedFolders, openWayToBinaries } from './way-to-binaries.mjs'

/** @type {string} */
let folder

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'artha-way-'))
  mkdirSync(path.join(folder, 'open', 'closed'), { recursive: true })
  chmodSync(folder, 0o700)
  chmodSync(path.join(folder, 'open'), 0o755)
  chmodSync(path.join(folder, 'open', 'closed'), 0o750)
})

afterEach(() => rmSync(folder, { recursive: true }))

it('knows which folders on the way others cannot pass through, from the top', () => {
  expect(closedFolders(path.join(folder, 'open', 'closed'))).toEqual([folder, path.join(folder, 'open', 'closed')])
  expect(closedFolders(path.join(folder, 'open'))).toEqual([folder])
})

it('opens the way as root, and no more than that; anybody else changes nothing', () => {
  const isRoot = process.getuid?.() === 0
  /** @type {string[]} */
  const said = []
  openWayToBinaries(path.join(folder, 'open', 'closed'), (line) => said.push(line))
  expect(closedFolders(path.join(folder, 'open', 'closed'))).toHaveLength(isRoot ? 0 : 2)
  expect(statSync(folder).mode & 0o777).toBe(isRoot ? 0o701 : 0o700)
  expect(said).toHaveLength(isRoot ? 2 : 0)
})
