import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { projectRoot } from './project-root.mjs'
import { generatedSecrets, loadSettings, withAllSecrets } from './settings.mjs'

/** @type {string} */
let folder
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'artha-settings-'))
  cpSync(path.join(projectRoot, '.env.example'), path.join(folder, '.env.example'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const envText = () => readFileSync(path.join(folder, '.env'), 'utf8')

describe('settings at first start', () => {
  it('come from the example, with secrets of their own that stay the same', () => {
    const first = loadSettings(folder, {})
    expect(first.note).toBe('.env made, secrets generated')
    expect(first.settings.PORT).toBe('3000')
    expect(first.settings.APP_KEYS).toMatch(/^[0-9a-f]{64},[0-9a-f]{64}$/)
    const values = generatedSecrets.map((name) => first.settings[name])
    expect(new Set(values).size).toBe(generatedSecrets.length)
    expect(values.every((value) => /^[0-9a-f,]{64,}$/.test(value ?? ''))).toBe(true)
    expect(loadSettings(folder, {})).toEqual({ settings: first.settings, note: '' })
  })

  it('are written for this user alone', () => {
    loadSettings(folder, {})
    expect(statSync(path.join(folder, '.env')).mode & 0o777).toBe(0o600)
  })

  it('keep every line of the example but those of the secrets', () => {
    loadSettings(folder, {})
    const isSecret = (/** @type {string} */ line) => generatedSecrets.some((name) => line.startsWith(`${name}=`))
    const kept = (/** @type {string} */ text) => text.split('\n').filter((line) => !isSecret(line))
    expect(kept(envText())).toEqual(kept(readFileSync(path.join(folder, '.env.example'), 'utf8')))
  })
})

describe('settings that are there', () => {
  it('are left alone, and a missing secret is added', () => {
    writeFileSync(path.join(folder, '.env'), '# mine\nPORT=4000\nJWT_SECRET=chosen\n')
    chmodSync(path.join(folder, '.env'), 0o644)
    const { settings, note } = loadSettings(folder, {})
    expect(note).toBe('7 missing secrets generated into .env')
    expect(settings).toMatchObject({ PORT: '4000', JWT_SECRET: 'chosen' })
    expect(envText()).toMatch(/^# mine\nPORT=4000\nJWT_SECRET=chosen\n/)
  })

  it('in the environment win, and are not written down', () => {
    const { settings } = loadSettings(folder, { PORT: '4001', INTERNAL_KEY: 'from-outside', DATABASE_URL: '' })
    expect(settings).toMatchObject({ PORT: '4001', INTERNAL_KEY: 'from-outside', DATABASE_URL: '' })
    expect(envText()).toMatch(/^INTERNAL_KEY=$/m)
    expect(envText()).toMatch(/^PORT=3000$/m)
  })

  it('are named when they are wrong, all at once', () => {
    expect(() => loadSettings(folder, { PORT: '70000', CMS_PORT: 'x', SITE_URL: 'localhost:3000', DATABASE_URL: 'mysql://x', SEED: 'all' })).toThrow(
      /^These settings are wrong[^]*PORT: "70000"[^]*CMS_PORT: "x"[^]*SITE_URL: "localhost:3000"[^]*DATABASE_URL: postgres[^]*SEED: "all"/,
    )
  })

  it('cannot give both programs the same port', () => {
    expect(() => loadSettings(folder, { CMS_PORT: '3000' })).toThrow('PORT and CMS_PORT: both are 3000')
  })
})

describe('.env.example', () => {
  it.each(['cms/src/env.ts', 'frontend/server/env.ts'])('names every setting that %s reads', (file) => {
    const source = readFileSync(path.join(projectRoot, file), 'utf8')
    const read = [...source.matchAll(/^ +([A-Z][A-Z_]+): /gm)].map(([, name]) => name).filter((name) => name !== 'NODE_ENV')
    const example = readFileSync(path.join(projectRoot, '.env.example'), 'utf8')
    expect(read).toContain('INTERNAL_KEY')
    expect(read.filter((name) => !example.includes(`\n${name}=`))).toEqual([])
  })
})

it('a build has every secret, its own where it has one', () => {
  const { PATH, JWT_SECRET, APP_KEYS, ...others } = withAllSecrets({ PATH: '/bin', JWT_SECRET: 'own', APP_KEYS: '' })
  expect({ PATH, JWT_SECRET, APP_KEYS }).toEqual({ PATH: '/bin', JWT_SECRET: 'own', APP_KEYS: 'worthless-app_keys' })
  expect(Object.keys(others).sort()).toEqual(generatedSecrets.filter((name) => name !== 'JWT_SECRET' && name !== 'APP_KEYS').sort())
})
