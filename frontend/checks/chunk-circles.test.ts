import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let dist: string

beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'artha-dist-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

interface Chunk {
  imports?: string[]
  dynamicImports?: string[]
}

/** Runs the check over a build with these chunks. */
function check(chunks?: Record<string, Chunk>) {
  if (chunks !== undefined) {
    const manifest = Object.entries(chunks).map(([name, chunk]) => [`_${name}.js`, { name, file: `assets/${name}.js`, ...chunk }])
    mkdirSync(path.join(dist, 'client/.vite'), { recursive: true })
    writeFileSync(path.join(dist, 'client/.vite/manifest.json'), JSON.stringify(Object.fromEntries(manifest)))
  }
  const { status, stdout } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'chunk-circles.mjs'), dist], { encoding: 'utf8' })
  return { status, lines: stdout.trim().split('\n') }
}

it('lets chunks pass that share others, and a late chunk that imports the page it belongs to', () => {
  const chunks = {
    page: { imports: ['_fields.js', '_frame.js'], dynamicImports: ['_late.js'] },
    fields: { imports: ['_frame.js'] },
    frame: {},
    late: { imports: ['_page.js'] },
  }
  expect(check(chunks)).toEqual({ status: 0, lines: ['ok  no circle among 4 chunks'] })
})

it.each<[string, Record<string, Chunk>, string[]]>([
  [
    'a circle of two, away from where the walk begins',
    { page: { imports: ['_fields.js'] }, fields: { imports: ['_frame.js'] }, frame: { imports: ['_fields.js'] } },
    ['CIRCLE  fields -> frame -> fields'],
  ],
  [
    'a circle of three',
    { page: { imports: ['_fields.js'] }, fields: { imports: ['_frame.js'] }, frame: { imports: ['_page.js'] } },
    ['CIRCLE  page -> fields -> frame -> page'],
  ],
  ['a chunk that imports itself', { page: { imports: ['_page.js'] } }, ['CIRCLE  page -> page']],
  [
    'two circles',
    {
      page: { imports: ['_fields.js', '_late.js'] },
      fields: { imports: ['_frame.js'] },
      frame: { imports: ['_fields.js'] },
      late: { imports: ['_page.js'] },
    },
    ['CIRCLE  fields -> frame -> fields', 'CIRCLE  page -> late -> page'],
  ],
])('names %s', (_, chunks, circles) => {
  expect(check(chunks)).toEqual({ status: 1, lines: circles })
})

it('does not pass where nothing is built', () => {
  expect(check()).toMatchObject({ status: 1, lines: [expect.stringContaining('nothing is built')] })
})
