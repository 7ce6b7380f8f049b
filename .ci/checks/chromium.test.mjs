import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findChromium } from './chromium.mjs'

/** @type {string} */
let home
beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'artha-chromium-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))
const program = (/** @type {string} */ file, mode = 0o755) => {
  const full = path.join(home, file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, '', { mode })
  return full
}

it('is the one that the setting names', () => {
  const chosen = program('mine/browser')
  program('bin/chromium')
  expect(findChromium({ CHROMIUM_PATH: chosen, PATH: path.join(home, 'bin') }, home, [])).toBe(chosen)
})

it('fails when the setting names no program', () => {
  program('mine/text', 0o644)
  expect(() => findChromium({ CHROMIUM_PATH: path.join(home, 'mine/text'), PATH: '' }, home, [])).toThrow(/^CHROMIUM_PATH: there is no program/)
})

it('is looked for on the PATH, then in fixed places', () => {
  const fixed = program('Applications/Chrome')
  expect(findChromium({ PATH: '' }, home, [fixed])).toBe(fixed)
  const onPath = program('bin/google-chrome')
  expect(findChromium({ PATH: `/nowhere:${path.join(home, 'bin')}` }, home, [fixed])).toBe(onPath)
})

it("is the newest in Playwright's cache", () => {
  program('.cache/ms-playwright/chromium-999/chrome-linux/chrome')
  const newest = program('.cache/ms-playwright/chromium-1200/chrome-linux64/chrome')
  program('.cache/ms-playwright/chromium_headless_shell-1300/chrome-linux/chrome')
  expect(findChromium({ PATH: '' }, home, [])).toBe(newest)
})

it('may be nowhere', () => {
  expect(findChromium({ PATH: home }, home, [])).toBeUndefined()
})
