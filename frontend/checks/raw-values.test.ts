import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { paintingScripts, rawValuesIn, rawValuesInScript, tokenFiles, tokenScripts } from './raw-values.ts'

const root = path.join(import.meta.dirname, '..', '..')
const src = path.join(import.meta.dirname, '..', 'src')
/** All style sheets except fonts.css, which needs pixels by its format. */
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && file !== path.join('ui', 'fonts.css'),
)

/** Fixed in pixels by the product's description. */
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
  ['a { color: grey; background: var(--gold); }', ['color: grey;']],
  ['a { color: oklch(0.5 0.1 120); }', ['color: oklch(0.5 0.1 120);']],
  ['a { color: oklch(var(--tone-lightness) var(--tone-chroma) var(--hue)); }', []],
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

it.each([
  ["const paper = '#fbfaf6'", ['#fbfaf6']],
  ['<path fill="rgb(0 0 0)" />', ['rgb(']],
  ['<rect stroke="black" />', ['stroke="black"']],
  ["style={{ background: 'navy' }}", ["background: 'navy'"]],
  ['<text fontSize={12} />', ['fontSize={12']],
  ['const tick = { fontSize: 11 }', ['fontSize: 11']],
  ["style={{ blockSize: '72px' }}", ['72px']],
  ['<ResponsivePicture sizes="(min-width: 64rem) 713px, 100vw" />', []],
  ["const edge = '1px solid var(--control)'", []],
  ['<p style={{ fontSize: `var(--size-${name})` }} />', []],
  ['to={`/#feed`} // #fff, 12px', []],
  ["'&#39;'", []],
])('%s has %j', (script, expected) => {
  expect(rawValuesInScript(script)).toEqual(expected)
})

/** The scripts of the site, its server, the cms, its plugins and the Studio, without tests and content. */
const scripts = ['frontend/src', 'frontend/server', 'cms/src', ...readdirSync(path.join(root, 'cms-plugins')).map((name) => `cms-plugins/${name}`)]
  .filter((folder) => statSync(path.join(root, folder)).isDirectory())
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.split(path.sep).join('/')}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/(?:node_modules|dist|tests)\/|\.d\.ts$/.test(file))

it('no script has a colour or a length of its own', () => {
  expect(scripts.length).toBeGreaterThan(1_000)
  const found = scripts
    .filter((file) => !tokenScripts.includes(file) && !paintingScripts.includes(file))
    .flatMap((file) => rawValuesInScript(readFileSync(path.join(root, file), 'utf8')).map((raw) => `${file}: ${raw}`))
  expect(found).toEqual([])
})

it.each(tokenScripts)('%s repeats colours of the sheet of tokens', (file) => {
  const tokens = readFileSync(path.join(src, 'ui', 'tokens.css'), 'utf8')
  const repeated = readFileSync(path.join(root, file), 'utf8').match(/#[\da-f]{6}\b/g) ?? []
  expect(repeated.length).toBeGreaterThan(1)
  expect(repeated.filter((colour) => !tokens.includes(colour))).toEqual([])
})
