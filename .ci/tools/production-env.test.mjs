import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readComposeFile } from '../compose/compose-file.mjs'
import { projectRoot } from '../launch/project-root.mjs'
import { generatedSecrets } from '../launch/settings.mjs'

const script = path.join(projectRoot, '.ci/production-env.sh')
const site = 'https://artha.example'
const owner = 'owner@artha.example'

/** @type {string} */
let folder
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'artha-env-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Returns a PATH with only the programs that the script may need: no Node. */
function bareMachine() {
  const programs = mkdtempSync(path.join(folder, 'bin-'))
  for (const name of ['cat', 'mktemp', 'mv', 'od', 'rm', 'tr']) {
    symlinkSync(execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim(), path.join(programs, name))
  }
  return { PATH: programs }
}

/** @param {string[]} given */
const write = (...given) => spawnSync('/bin/sh', [script, ...given], { cwd: folder, env: bareMachine(), encoding: 'utf8' })

describe('the .env of a production', () => {
  it('has every secret, each another at each run, and is for its owner alone', () => {
    const runs = ['one.env', 'two.env'].map((name) => {
      expect(write(site, owner, name)).toMatchObject({ status: 0, stderr: '' })
      const file = path.join(folder, name)
      expect(statSync(file).mode & 0o777).toBe(0o600)
      return /** @type {Record<string, string>} */ (parseEnv(readFileSync(file, 'utf8')))
    })
    const secrets = runs.flatMap((settings) => generatedSecrets.flatMap((name) => settings[name]?.split(',') ?? ['']))
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(new Set(secrets).size).toBe(secrets.length)
  })

  it('is what docker-compose.yml asks for, with settings that .env.example names', () => {
    write(site, owner)
    const settings = /** @type {Record<string, string>} */ (parseEnv(readFileSync(path.join(folder, '.env'), 'utf8')))
    const { services } = readComposeFile(path.join(projectRoot, 'docker-compose.yml'), settings)
    expect(services).toMatchObject({ cms: { environment: { SITE_URL: site, SEED: 'none' } }, frontend: { environment: { SITE_URL: site } } })
    const known = Object.keys(parseEnv(readFileSync(path.join(projectRoot, '.env.example'), 'utf8')))
    expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([])
  })

  it('is left as it is where there is one', () => {
    write(site, owner)
    const before = readFileSync(path.join(folder, '.env'), 'utf8')
    expect(write(site, owner)).toMatchObject({ status: 1, stderr: expect.stringContaining('is there already') })
    expect(readFileSync(path.join(folder, '.env'), 'utf8')).toBe(before)
  })

  it.each([
    [],
    [site],
    ['http://artha.example', owner],
    ['https://artha.example/', owner],
    ['https://artha.example\nSEED=demo', owner],
    [site, 'owner'],
    [site, 'a@b@artha.example'],
    [site, 'owner@artha.example\nSEED=demo'],
  ])('is not written for %j %j', (...given) => {
    expect(write(...given).status).toBe(1)
    expect(readdirSync(folder).filter((name) => !name.startsWith('bin-'))).toEqual([])
  })
})
