import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { frontendInstall, installIsStale } from './install.mjs'

/** @type {string} */
let root
const write = (/** @type {string} */ file, /** @type {unknown} */ content) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
}
const lock = (/** @type {Record<string, object>} */ packages) => ({ packages: { '': {}, ...packages } })
const isStale = () => installIsStale(root, frontendInstall)
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'artha-install-'))
  write('frontend/package.json', {})
  const otherPlatform = { 'node_modules/b-darwin': { version: '1.0.0', optional: true } }
  write('frontend/package-lock.json', lock({ 'node_modules/a': { version: '1.0.0' }, ...otherPlatform }))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))
const installed = (version = '1.0.0') => write('frontend/node_modules/.package-lock.json', lock({ 'node_modules/a': { version } }))

describe('an install', () => {
  it('is stale where nothing is installed, or an install was cut short', () => {
    expect(isStale()).toBe(true)
    write('frontend/node_modules/a/package.json', {})
    expect(isStale()).toBe(true)
  })

  it('is fresh when everything that the lock names is there, whichever program installed it', () => {
    installed()
    expect(isStale()).toBe(false)
  })

  it('becomes stale with the lock file', () => {
    installed()
    expect(isStale()).toBe(false)
    write('frontend/package-lock.json', lock({ 'node_modules/a': { version: '1.1.0' } }))
    expect(isStale()).toBe(true)
    installed('1.1.0')
    expect(isStale()).toBe(false)
  })

  it('is stale when another Node made it, whose native modules this one cannot load', () => {
    installed()
    write('frontend/node_modules/.artha-installed', `abc ${process.platform}-${process.arch}-1`)
    expect(isStale()).toBe(true)
  })
})
