import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { rawValuesIn, tokenFiles } from './raw-values.ts'

const src = path.join(import.meta.dirname, '..', 'src')
/** Beside the mocks' panel, which is no part of the site, and the sheet of the fonts. */
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.startsWith('mocks') && file !== path.join('ui', 'fonts.css'),
)

/** By the product's description, in pixels. */
const given: Readonly<Record<string, readonly string[]>> = {
  'app/toasts.module.css': ['max-inline-size: 350px;'],
}

it.each([
  ['a { color: #fff; }', ['color: #fff;']],
  ['a { background: rgb(0 0 0 / 0.5); }', ['background: rgb(0 0 0 / 0.5);']],
  ['a { color: white; white-space: nowrap; }', ['color: white;']],
  ['a { margin: 12px; }', ['margin: 12px;']],
  ['a { inset: 0 -8px; }', ['inset: 0 -8px;']],
  ['a { border: 1px solid var(--rule); outline-offset: -3px; }', []],
  ['a { padding: 0.75rem; color: var(--ink); }', []],
  ['/* #fff; 12px */ a { color: var(--ink); }', []],
  ['a { --ink: #fff; }', ['--ink: #fff;']],
])('%s has %j', (sheet, expected) => {
  expect(rawValuesIn(sheet)).toEqual(expected)
})

it('lets the sheets of tokens give them values, and nothing else', () => {
  expect(rawValuesIn(':root { --ink: #15181e; color: #fff; }', true)).toEqual(['color: #fff;'])
})

it('no sheet has a colour or a length of its own', () => {
  expect(sheets.length).toBeGreaterThan(100)
  const found = sheets.flatMap((file) => {
    const name = file.split(path.sep).join('/')
    const raw = rawValuesIn(readFileSync(path.join(src, file), 'utf8'), tokenFiles.includes(name))
    return raw.filter((each) => !given[name]?.includes(each)).map((each) => `${name}: ${each}`)
  })
  expect(found).toEqual([])
})
