import { expect, test } from 'vitest'
import { pageAssets } from './page-assets.ts'

const manifest = {
  'src/main.tsx': {
    file: 'assets/main-1.js',
    imports: ['_frame.js'],
    css: ['assets/main-1.css'],
    assets: ['assets/inter-1.woff2', 'assets/late-devanagari-1.woff2', 'assets/mark-1.svg'],
  },
  '_frame.js': { file: 'assets/frame-1.js', css: ['assets/frame-1.css'] },
  'src/page.tsx': {
    file: 'assets/page-1.js',
    imports: ['_frame.js'],
    dynamicImports: ['src/late.tsx'],
    css: ['assets/frame-1.css', 'assets/page-1.css'],
  },
  'src/late.tsx': { file: 'assets/late-1.js' },
}

test('a page loads its own chunks, what they import, their styles once, and the fonts of every page', () => {
  expect(pageAssets(manifest, { file: 'src/page.tsx' })).toEqual({
    script: '/assets/main-1.js',
    preloads: ['/assets/frame-1.js', '/assets/page-1.js'],
    styles: ['/assets/main-1.css', '/assets/frame-1.css', '/assets/page-1.css'],
    fonts: ['/assets/inter-1.woff2'],
  })
})

test('a page whose script is named in another one loads that as well', () => {
  expect(pageAssets(manifest, { file: 'src/late.tsx', through: 'src/page.tsx' }).preloads).toEqual([
    '/assets/frame-1.js',
    '/assets/page-1.js',
    '/assets/late-1.js',
  ])
})

test('a page that was not built is said to be missing', () => {
  expect(() => pageAssets(manifest, { file: 'src/none.tsx' })).toThrow('The build has no src/none.tsx')
})
