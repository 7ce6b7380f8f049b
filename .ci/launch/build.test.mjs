import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cmsPlugins } from './cms-plugins.mjs'
import { acceptsConnections } from './answers.mjs'
import { startProcess } from './processes.mjs'
import { projectRoot } from './project-root.mjs'

const { wireit } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'))

it('knows each plugin of the cms', () => {
  for (const folder of cmsPlugins(projectRoot)) {
    const script = `build:${path.basename(folder)}`
    expect(wireit[script].command).toBe(`node .ci/launch/build-beside.mjs ${folder}`)
    expect(wireit['build:cms'].dependencies).toContain(script)
    expect(wireit['build:libraries'].dependencies).toContain(script)
  }
})

describe('a build of a project with one part', () => {
  /** @type {string} */
  let root
  /** @type {import('./processes.mjs').Process | undefined} */
  let launcher
  const write = (/** @type {string} */ file, /** @type {unknown} */ content) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
  const output = () => readFileSync(path.join(root, 'part/dist/out'), 'utf8')

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'artha-build-'))
    cpSync(path.join(projectRoot, '.ci/launch'), path.join(root, '.ci/launch'), { recursive: true })
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'))
    // Built as the cms is, with the same patterns for its sources.
    const part = { ...wireit['build:cms'], command: 'node .ci/launch/build-beside.mjs part', output: ['part/dist/**'], dependencies: [] }
    write('package.json', {
      scripts: { build: 'wireit' },
      wireit: { build: { dependencies: ['build:part'] }, 'build:part': { ...part, files: asPart(part.files) } },
    })
    write('part/package.json', { scripts: { build: 'node src/make.cjs' } })
    write('part/src/make.cjs', "const fs = require('fs'); fs.mkdirSync('dist'); fs.copyFileSync('src/source', 'dist/out')")
    write('part/src/source', 'first')
    write(
      'launcher.mjs',
      `
      import { buildStale } from './.ci/launch/build.mjs'
      import { runLauncher } from './.ci/launch/lifecycle.mjs'
      import { createProgress } from './.ci/launch/progress.mjs'
      runLauncher(() => buildStale(import.meta.dirname, 'build', process.env, createProgress(process.stdout)))`,
    )
  })
  afterEach(async () => {
    await launcher?.stop(5000)
    rmSync(root, { recursive: true, force: true })
  })

  function launch() {
    launcher = startProcess(process.execPath, [path.join(root, 'launcher.mjs')], { cwd: root, keptLines: 100 })
    return launcher
  }
  async function build() {
    const { ended, output: said } = launch()
    return { code: (await ended).code, said: said() }
  }

  it('is made once, and not again for what the program writes', async () => {
    expect((await build()).said).not.toContain('nothing has changed')
    expect(output()).toBe('first')
    for (const file of ['.strapi-updater.json', '.tmp/data.db', 'public/uploads/a.png', 'types/generated/a.d.ts', 'seed/articles/a.md'])
      write(`part/${file}`, 'new')
    expect((await build()).said).toContain('nothing has changed')
    write('part/src/source', 'second')
    await build()
    expect(output()).toBe('second')
  })

  it('leaves the earlier build, and nothing beside it, when it fails', async () => {
    await build()
    write('part/src/make.cjs', "console.log('a line is wrong'); process.exit(2)")
    const { code, said } = await build()
    expect(code).toBe(1)
    expect(said).toContain('a line is wrong')
    expect(output()).toBe('first')
    expect(readdirSync(root)).not.toContain('.building-part')
  })

  it.each(/** @type {const} */ (['SIGINT', 'SIGKILL']))('ends with a launcher that gets %s', async (signal) => {
    await build()
    write(
      'part/src/make.cjs',
      "const server = require('net').createServer(); server.listen(0, '127.0.0.1', () => { require('fs').mkdirSync('dist'); require('fs').writeFileSync('../port', String(server.address().port)) })",
    )
    const { child, ended } = launch()
    await expect.poll(() => existsSync(path.join(root, 'port')) && readFileSync(path.join(root, 'port'), 'utf8')).toMatch(/^\d+$/)
    const port = Number(readFileSync(path.join(root, 'port'), 'utf8'))
    expect(await acceptsConnections(port)).toBe(true)
    child.kill(signal)
    await ended
    await expect.poll(() => readdirSync(root)).not.toContain('.building-part')
    await expect.poll(() => acceptsConnections(port)).toBe(false)
    expect(output()).toBe('first')
  })
})

/** @param {string[]} files */
function asPart(files) {
  return files.map((file) => file.replace(/^(!?)cms\//, '$1part/'))
}
