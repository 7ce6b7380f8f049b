import { describe, expect, it } from 'vitest'
import { readArticle } from './read-article'

const head = [
  'title: What a fund is for',
  'standfirst: A short one.',
  'category: Saving',
  'subcategory: Saving tips',
  'section: main',
  'featured: false',
  'publicationDate: 2026-10-07T09:00:00+05:30',
  'byline: Artha savings desk',
]
const file = (body: string, lines = head) => `---\n${lines.join('\n')}\n---\n\n${body}\n`
const replaced = (key: string, line: string) => head.map((old) => (old.startsWith(`${key}:`) ? line : old))
const body = '## First\n\n![A stack of coins](art:coins)\n\nSay [₹4](given), so [₹8](=(1+1)*4).'

describe('readArticle', () => {
  it('reads head, sections, pictures and figures', () => {
    expect(readArticle('a-fund', file(`${body}\n\n## Then\n\n### Deeper\n\n- one`))).toEqual({
      slug: 'a-fund',
      title: 'What a fund is for',
      standfirst: 'A short one.',
      category: 'Saving',
      subcategory: 'Saving tips',
      section: 'main',
      featured: false,
      publicationDate: '2026-10-07T09:00:00+05:30',
      byline: 'Artha savings desk',
      sections: [
        { subtitle: 'First', description: '<p>Say ₹4, so ₹8.</p>', art: { motif: 'coins', alt: 'A stack of coins' } },
        { subtitle: 'Then', description: '<h3>Deeper</h3>\n<ul>\n<li>one</li>\n</ul>' },
      ],
    })
  })

  it('keeps FAQs as plain text', () => {
    const article = readArticle('a', file(`${body}\n\n## FAQs\n\n1. Is it?\nIt is [₹8](=2*4).\n\n2. Why?\nSo.`))
    expect(article.sections[1]).toEqual({ subtitle: 'FAQs', description: '1. Is it?\nIt is ₹8.\n\n2. Why?\nSo.' })
  })

  it('keeps a legacy text plain, with its picture apart', () => {
    const legacy = file('![Arcs](art:arcs)\n\nIntro.\n\n1. A point\nIt costs [₹8](=2*4).', [...head, 'layout: legacy'])
    const article = readArticle('a', legacy)
    expect(article.legacy).toEqual({ art: { motif: 'arcs', alt: 'Arcs' }, content: 'Intro.\n\n1. A point\nIt costs ₹8.' })
    expect(article.sections).toEqual([])
  })

  it.each([
    ['no head', 'text', 'articles/a.md: no head between two lines "---"'],
    ['broken YAML', file(body, replaced('title', 'title: a: b: c')), 'articles/a.md: head: '],
    ['a missing key', file(body, head.slice(1)), 'articles/a.md: title: '],
    ['an unknown key', file(body, [...head, 'author: me']), 'Unrecognized key: "author"'],
    ['a wrong placement', file(body, replaced('section', 'section: top')), 'articles/a.md: section: '],
    ['an unknown motif', file(body.replace('art:coins', 'art:cat')), 'articles/a.md: sections.0.art.motif: '],
    ['a foreign picture', file(`${body}\n\n![x](https://example.com/x.png)`), 'a picture that is not "art:<motif>"'],
    ['no picture at first', file('## First\n\nText.'), 'articles/a.md: sections.0.art: '],
    ['an empty section', file(`${body}\n\n## Then\n`), 'articles/a.md: sections.1.source: '],
    ['text before the sections', file(`Hello.\n\n${body}`), 'articles/a.md: preamble: '],
    ['sections in a legacy article', file(body, [...head, 'layout: legacy']), 'a legacy article has no "##"'],
  ])('names the fault: %s', (_name, text, message) => {
    expect(() => readArticle('a', text)).toThrow(message)
  })
})
