import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { pageAssets, readStyles } from './page-assets.ts'

const manifest = {
  'src/main.tsx': {
    file: 'assets/main-1.js',
    imports: ['_frame.js'],
    dynamicImports: ['src/page.tsx', 'src/other-page.tsx'],
    css: ['assets/main-1.css'],
    assets: ['assets/newsreader-1.woff2', 'assets/inter-1.woff2', 'assets/mark-1.svg'],
  },
  'src/ui/fonts/newsreader.woff2': { file: 'assets/newsreader-1.woff2' },
  'src/ui/fonts/inter.woff2': { file: 'assets/inter-1.woff2' },
  '_frame.js': { file: 'assets/frame-1.js', css: ['assets/frame-1.css'] },
  'src/page.tsx': {
    file: 'assets/page-1.js',
    imports: ['_frame.js'],
    dynamicImports: ['src/late.tsx'],
    css: ['assets/frame-1.css', 'assets/page-1.css'],
  },
  'src/late.tsx': { file: 'assets/late-1.js', imports: ['src/main.tsx'], css: ['assets/frame-1.css', 'assets/late-1.css'] },
  'src/other-page.tsx': { file: 'assets/other-1.js', css: ['assets/other-1.css'] },
}

const build = { manifest, styleOf: (file: string) => `/* ${file} */` }

test('a page loads its own chunks, what they import, their styles once, and two fonts; it knows the styles of its late parts', () => {
  expect(pageAssets(build, { file: 'src/page.tsx' })).toEqual({
    script: '/assets/main-1.js',
    preloads: ['/assets/frame-1.js', '/assets/page-1.js'],
    styles: ['assets/main-1.css', 'assets/frame-1.css', 'assets/page-1.css'].map((file) => ({ href: `/${file}`, css: `/* ${file} */` })),
    lateStyles: [{ href: '/assets/late-1.css', css: '/* assets/late-1.css */' }],
    fonts: ['/assets/newsreader-1.woff2', '/assets/inter-1.woff2'],
  })
})

test('a page whose script is named in another one loads that as well', () => {
  expect(pageAssets(build, { file: 'src/late.tsx', through: 'src/page.tsx' }).preloads).toEqual([
    '/assets/frame-1.js',
    '/assets/page-1.js',
    '/assets/late-1.js',
  ])
})

test('a page that was not built is said to be missing', () => {
  expect(() => pageAssets(build, { file: 'src/none.tsx' })).toThrow('The build has no src/none.tsx')
})

test('styles are read from the build, and none that would end the element it stands in', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'artha-styles-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  writeFileSync(path.join(folder, 'good.css'), 'p{color:red}\n')
  writeFileSync(path.join(folder, 'bad.css'), 'p::after{content:"</style><script>"}')
  const styleOf = readStyles(pathToFileURL(`${folder}/`))
  expect([styleOf('good.css'), styleOf('good.css')]).toEqual(['p{color:red}', 'p{color:red}'])
  expect(() => styleOf('bad.css')).toThrow('bad.css would end the element it stands in')
})
