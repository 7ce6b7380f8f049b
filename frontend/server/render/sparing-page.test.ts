import { expect, test } from 'vitest'
import { savesData, sparingAssets, withHeldPictures } from './sparing-page.ts'

test.each([
  ['on', true],
  ['off', false],
  [undefined, false],
])('a browser that sends Save-Data: %s saves data: %s', (header, expected) => {
  expect(savesData(header)).toBe(expected)
})

test.each([
  ['<img class="a" src="/a.jpg" alt="An a &gt; b">', '<img class="a" data-src="/a.jpg" alt="An a &gt; b">'],
  ['<source type="image/avif" srcSet="/a.avif 480w"/>', '<source type="image/avif" data-srcset="/a.avif 480w"/>'],
  ['<img src="/a.jpg" srcset="/b.jpg 2x">', '<img data-src="/a.jpg" data-srcset="/b.jpg 2x">'],
  ['<p>The text src=1</p><iframe src="/a"></iframe>', '<p>The text src=1</p><iframe src="/a"></iframe>'],
])('%s is held as %s', (html, expected) => {
  expect(withHeldPictures(html)).toBe(expected)
})

test('a reader who saves data is sent no font and no script ahead', () => {
  const fallback = "@font-face{font-family:'Inter fallback';src:local('Arial')}"
  const css = `@font-face{font-family:Inter;src:url(/assets/inter.woff2) format("woff2")}${fallback}p{margin:0}`
  const assets = { script: '/main.js', preloads: ['/page.js'], fonts: ['/a.woff2'], styles: [{ href: '/page.css', css }] }
  expect(sparingAssets(assets)).toEqual({
    script: '/main.js',
    heldUntil: 'touch',
    preloads: ['/page.js'],
    fonts: [],
    styles: [{ href: '/page.css', css: `${fallback}p{margin:0}` }],
  })
})
