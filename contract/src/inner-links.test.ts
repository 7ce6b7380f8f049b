import { expect, it } from 'vitest'
import { brokenLinksQuery, checkedPaths, innerLinksIn, linkedPage } from './inner-links.ts'
import { safeParse } from 'zod/mini'

it.each([
  ['<p>None</p>', []],
  ['<a href="/blog/a">a</a> <a title="x" href="/blog/a?x=1#y" id="note-a">b</a>', ['/blog/a']],
  ['<a href="/glossary/emi/">a</a><a href="/">home</a><a href="/tax#x">b</a>', ['/glossary/emi', '/', '/tax']],
  ['<a href="https://a.example/blog/a">a</a><a href="#note-a">b</a><a href="//a.example">c</a>', []],
  [`<a href="/${'x'.repeat(200)}">long</a>`, []],
  ['<artha-figure figure="repo"><a href="/figures/repo?on=today">5%</a></artha-figure>', ['/figures/repo']],
])('the links of %s', (html, paths) => {
  expect(innerLinksIn(html)).toEqual(paths)
})

it.each([
  ['/blog/abcdefgh', { kind: 'article', ref: 'abcdefgh' }],
  ['/blog/abcdefgh/some-words', { kind: 'article', ref: 'abcdefgh' }],
  ['/stories/abcdefgh', { kind: 'story', ref: 'abcdefgh' }],
  ['/glossary/emi', { kind: 'term', ref: 'emi' }],
  ['/figures/repo', { kind: 'figure', ref: 'repo' }],
  ...[
    '/',
    '/figures',
    '/glossary',
    '/calculators',
    '/calculators/accuracy',
    '/home-loan-calculator',
    '/tax',
    '/rss.xml',
    '/uploads/a.webp',
    '/search',
  ].map((path) => [path, { kind: 'page', exists: true }] as const),
  ...['/lottery-calculator', '/home-loan-calculator/x', '/tax/none-such', '/tax/a/b', '/lone', '/constructor'].map(
    (path) => [path, { kind: 'page', exists: false }] as const,
  ),
] as const)('%s leads to %j', (path, page) => {
  expect(linkedPage(path)).toEqual(page)
})

it('asks about at most fifty paths', () => {
  const paths = Array.from({ length: 60 }, (_, at) => `/blog/${at}`)
  expect(safeParse(brokenLinksQuery, { paths: checkedPaths(paths) }).success).toBe(true)
  expect(safeParse(brokenLinksQuery, { paths: paths.join(' ') }).success).toBe(false)
  expect(safeParse(brokenLinksQuery, { paths: 'blog' }).success).toBe(false)
})
