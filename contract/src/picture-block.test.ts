import { expect, it } from 'vitest'
import { picturesOfBlocks, withPictureBlocks } from './picture-block.ts'

const coins = {
  url: '/uploads/coins.webp',
  width: 1200,
  height: 800,
  alt: 'Coins & a "jar"',
  caption: 'Savings <grow>',
  credit: 'Photo: A',
  srcset: '',
}
const pictures = new Map([
  ['aaaaaaaa', coins],
  ['bbbbbbbb', { ...coins, alt: '', caption: '', credit: '' }],
  ['dddddddd', { ...coins, caption: '', credit: '', srcset: '/uploads/coins-480.webp 480w, /uploads/coins.webp 1200w' }],
])
const size = 'width="1200" height="800"'

it.each([
  [
    '<artha-picture picture="aaaaaaaa"></artha-picture>',
    `<artha-picture picture="aaaaaaaa" ${size}><a href="/uploads/coins.webp">Coins &amp; a &quot;jar&quot;</a><br />Savings &lt;grow&gt;<br /><em>Photo: A</em></artha-picture>`,
  ],
  [
    '<artha-picture picture="aaaaaaaa" width="9">Our own</artha-picture>',
    `<artha-picture picture="aaaaaaaa" ${size}><a href="/uploads/coins.webp">Coins &amp; a &quot;jar&quot;</a><br />Our own<br /><em>Photo: A</em></artha-picture>`,
  ],
  [
    '<artha-picture picture="bbbbbbbb"><p>x</p></artha-picture>',
    `<artha-picture picture="bbbbbbbb" ${size}><a href="/uploads/coins.webp"></a></artha-picture>`,
  ],
  [
    '<artha-picture picture="dddddddd" srcset="/uploads/other.webp 480w"></artha-picture>',
    `<artha-picture picture="dddddddd" ${size} srcset="/uploads/coins-480.webp 480w, /uploads/coins.webp 1200w"><a href="/uploads/coins.webp">Coins &amp; a &quot;jar&quot;</a></artha-picture>`,
  ],
  ['<artha-picture picture="cccccccc">Deleted</artha-picture>', '<p>Deleted</p>'],
  ['<artha-picture picture="cccccccc"><p>Deleted</p></artha-picture>', '<p>Deleted</p>'],
  ['<artha-picture picture="cccccccc"></artha-picture>', ''],
])('%s', (html, expected) => {
  expect(withPictureBlocks(html, pictures)).toBe(expected)
})

it('names its pictures', () => {
  expect(picturesOfBlocks('<artha-picture picture="aaaaaaaa">x</artha-picture><artha-figure figure="repo">5%</artha-figure>')).toEqual(['aaaaaaaa'])
})
