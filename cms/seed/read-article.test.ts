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
      caption: '',
      tags: [],
      credit: 'Drawing: Artha',
      figureData: [],
      sections: [
        { subtitle: 'First', description: '<p>Say ₹4, so ₹8.</p>', art: { motif: 'coins', alt: 'A stack of coins' } },
        { subtitle: 'Then', description: '<h3>Deeper</h3>\n<ul>\n<li>one</li>\n</ul>' },
      ],
    })
  })

  it('reads the number of a cover, and says it in its words', () => {
    const drawn = readArticle('a-fund', file(body.replace('(art:coins)', '(art:coins "₹4")')))
    expect(drawn.sections[0]?.art).toEqual({ motif: 'coins', figure: '₹4', alt: 'A stack of coins: ₹4' })
  })

  it('reads the short version and the drawings, their figures without marks', () => {
    const extras = [
      'caption: A jar',
      'tags: [Gold, Rent]',
      'short: { lines: ["Keep [₹4](given)."], doBy: Friday }',
      'drawn:',
      '  - { kind: bar, title: "Of [₹8](given)", unit: rupees, after: 1, source: Us, rows: [[One, "[₹61.5 lakh](given)"], [Two, Nil], [Three, "−[₹2](given)"]] }',
      '  - { kind: slope, title: T, unit: percent, after: 0, source: Us, address: /figures, date: 2026-01-02, fromLabel: A, toLabel: B, rows: [[One, "[8.25%](given)", "[8.5%](given)"]] }',
      '  - { kind: slabs, title: T, unit: percent, after: 1, source: Us, rows: [[Nil, "[₹4 lakh](given)", Nil], ["[₹4 lakh](given)", "on", "[5%](given)"]] }',
    ]
    const { caption, tags, shortVersion, figureData } = readArticle('a', file(body, [...head, ...extras]))
    expect([caption, tags]).toEqual(['A jar', ['Gold', 'Rent']])
    expect(shortVersion).toEqual({ lines: ['Keep ₹4.'], figure: '', figureSays: '', appliesTo: '', doBy: 'Friday', costsOrSaves: '' })
    const common = { unit: 'rupees', after: 1, source: 'Us', address: '', date: '2026-10-07' }
    expect(figureData).toEqual([
      {
        kind: 'bar',
        title: 'Of ₹8',
        ...common,
        rows: [
          { label: 'One', value: 6_150_000 },
          { label: 'Two', value: 0 },
          { label: 'Three', value: -2 },
        ],
      },
      {
        kind: 'slope',
        title: 'T',
        unit: 'percent',
        after: 0,
        source: 'Us',
        address: '/figures',
        date: '2026-01-02',
        fromLabel: 'A',
        toLabel: 'B',
        rows: [{ label: 'One', from: 8.25, to: 8.5 }],
      },
      {
        kind: 'slabs',
        title: 'T',
        ...common,
        unit: 'percent',
        rows: [
          { from: 0, upTo: 400_000, percent: 0 },
          { from: 400_000, upTo: null, percent: 5 },
        ],
      },
    ])
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
    ['a cover with what is no number', file(body.replace('art:coins', 'art:coins "four"')), 'articles/a.md: sections.0.art.figure: '],
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
