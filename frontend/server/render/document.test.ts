import { expect, test } from 'vitest'
import { composeDocument, escapeHtml, escapeJson } from './document.ts'

test.each([
  ['plain', 'plain'],
  ['a & b', 'a &amp; b'],
  ['"><script>', '&quot;&gt;&lt;script&gt;'],
])('%s stands in an attribute as %s', (text, expected) => {
  expect(escapeHtml(text)).toBe(expected)
})

test('data cannot end its script element', () => {
  const value = { title: '</script><script>alert(1)</script><!--' }
  expect(escapeJson(value)).not.toContain('<')
  expect(JSON.parse(escapeJson(value))).toEqual(value)
})

const site = { name: 'Artha', url: 'https://artha.example' }
const head = {
  title: 'Tax & "you"',
  description: 'A <b> of it',
  canonicalPath: '/blog/a',
  image: '/share/a.png',
  type: 'article' as const,
}
const assets = {
  script: '/assets/main.js',
  preloads: ['/assets/page.js'],
  styles: [{ href: '/assets/main.css', css: 'p{margin:0}' }],
  fonts: ['/assets/headline.woff2', '/assets/text.woff2'],
}
const data = { site, answers: {}, failures: {} }
const parts = { head, site, html: '<main></main>', assets, bootScript: 'boot()', data }

test('a document says what it is, and loads what it needs', () => {
  const html = composeDocument(parts)
  for (const part of [
    '<!doctype html><html lang="en-IN" class="light">',
    '<title>Tax &amp; &quot;you&quot; · Artha</title>',
    '<script>boot()</script>',
    '<meta name="description" content="A &lt;b&gt; of it">',
    '<link rel="canonical" href="https://artha.example/blog/a">',
    '<meta property="og:image" content="https://artha.example/share/a.png">',
    '<link rel="alternate" type="application/rss+xml" title="Artha" href="/rss.xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    '<meta name="theme-color" content="#fbfaf6"><script>',
    '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/assets/headline.woff2">',
    '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/assets/text.woff2" fetchpriority="low">',
    '<style>p{margin:0}</style><link rel="stylesheet" href="/assets/main.css" disabled="">',
    '<meta name="held-script" content="/assets/main.js /assets/page.js" data-until="paint"><script>{const m=',
    '<div id="root"><main></main></div>',
    '<script type="application/json" id="data">',
  ]) {
    expect(html).toContain(part)
  }
})

test('the scripts of a reader who saves data wait for a touch', () => {
  const html = composeDocument({ ...parts, assets: { ...assets, heldUntil: 'touch' } })
  expect(html).toContain('<meta name="held-script" content="/assets/main.js /assets/page.js" data-until="touch">')
})

test('what is not to be indexed has no canonical address', () => {
  const html = composeDocument({ ...parts, head: { ...head, noindex: true } })
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('canonical')
})

test('structured data cannot end its element, and comes back whole', () => {
  const block = { '@context': 'https://schema.org', '@type': 'FAQPage', name: '</script><script>alert(1)</script>' } as const
  const html = composeDocument({ ...parts, head: { ...head, jsonLd: [block] } })
  const [, text] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(text ?? '')).toEqual(block)
})
