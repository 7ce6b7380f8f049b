import { describe, expect, it } from 'vitest'
import { figureMarkOf, figureMarksIn, markText, updateMarks } from './figure-mark.ts'
import { figureOn } from './figure-on.ts'
import { shippedFigures } from './figures/all-figures.ts'

const today = '2026-11-22'
const read = (html: string, day = today) => updateMarks(html, shippedFigures, day)

describe('figureMarkOf', () => {
  it.each([
    ['/figures/repo?on=2026-10-07', { figureKey: 'repo', on: '2026-10-07' }],
    ['/figures/repo?on=today', { figureKey: 'repo', on: 'today' }],
    ['/figures/ss-rates?on=today&part=ppf', { figureKey: 'ss-rates', on: 'today', part: 'ppf' }],
    ['/figures/ss-rates?on=today&amp;part=ppf', { figureKey: 'ss-rates', on: 'today', part: 'ppf' }],
    ['/figures/repo', undefined],
    ['/figures/repo?on=tomorrow', undefined],
    ['/figures/Repo?on=today', undefined],
    ['/figures/repo?on=today#x', undefined],
    ['https://example.com/figures/repo?on=today', undefined],
    ['javascript:/figures/repo?on=today', undefined],
  ])('%s', (href, mark) => {
    expect(figureMarkOf(href)).toEqual(mark)
  })
})

describe('updateMarks', () => {
  it('draws a mark of a day with its date, and names the row that held then', () => {
    const { html, sources } = read('<p>It was <a href="/figures/repo?on=2026-10-01">5.25%</a>.</p>')
    expect(html).toBe('<p>It was <a href="/figures/repo?on=2026-10-01" title="as of 1 Oct 2026">5.25%</a>.</p>')
    expect(sources).toMatchObject([
      {
        authority: 'RBI Monetary Policy Committee',
        checkedOn: '2026-10-12',
        figure: { figureKey: 'repo', on: '2026-10-01', words: '5.25%', from: '2025-12-05', until: '2026-10-06' },
      },
    ])
  })

  it.each([
    ['before the rise', '2026-10-06', '5.25%', 'today, since 5 Dec 2025'],
    ['from its day on', '2026-10-07', '5.50%', 'today, since 7 Oct 2026'],
  ])('draws a mark of today with what holds when it is read: %s', (_name, day, text, date) => {
    expect(read('<a href="/figures/repo?on=today">5.00%</a>', day).html).toBe(`<a href="/figures/repo?on=today" title="${date}">${text}</a>`)
  })

  it('draws a part of a table', () => {
    expect(read('<a href="/figures/ss-rates?on=today&amp;part=ppf">7%</a>').html).toContain('>7.10%</a>')
  })

  it.each([
    ['2026-12-31', 'ppf', '7.10%', 'today, since 1 Oct 2026'],
    ['2027-01-01', 'ppf', '7.10%', 'held until 31 Dec 2026; we know of no later one'],
    ['2027-07-01', 'ppf', '7.10%', 'held until 31 Dec 2026; we know of no later one'],
    ['2026-11-26', 'td-1', '6.90%', 'held until 30 Sep 2026; we know of no later one'],
  ])('draws a mark of today with the last known figure: on %s %s is %s, %s', (day, part, text, date) => {
    const { html, sources } = read(`<a href="/figures/ss-rates?on=today&amp;part=${part}">7%</a>`, day)
    expect(html).toContain(`title="${date}">${text}</a>`)
    expect(sources).toHaveLength(1)
  })

  it('says a date and a source once for each figure and day', () => {
    const { html, sources } = read('<a href="/figures/repo?on=2026-10-08">5.50%</a> and <a href="/figures/repo?on=2026-10-08">5.50%</a>')
    expect(html.match(/title=/g)).toHaveLength(1)
    expect(sources).toHaveLength(1)
  })

  it('names a row once, however it is meant, and dates each mark of its own kind', () => {
    const { html, sources } = read('<a href="/figures/repo?on=2026-10-08">5.50%</a> <a href="/figures/repo?on=today">5.50%</a>')
    expect(html.match(/title=/g)).toHaveLength(2)
    expect(sources).toHaveLength(1)
  })

  it.each([
    ['a figure that is none', '/figures/nothing?on=today'],
    ['a day on which none holds', '/figures/repo?on=2001-01-01'],
  ])('leaves the words without a link: %s', (_name, href) => {
    expect(read(`<a href="${href}">7%</a>`)).toEqual({ html: '7%', sources: [] })
  })

  it.each([
    '<a href="/figures/repo">the register</a>',
    '<a href="/about">us</a>',
    '<a href="https://example.com/figures/repo?on=today">x</a>',
    '<a href="/figures/repo?on=today" title="x"><strong>5</strong></a>',
    'a "title" &lt;a href="/figures/repo?on=today"&gt;5&lt;/a&gt;',
  ])('lets everything else be: %s', (html) => {
    expect(read(html).html).toBe(html)
  })

  it('is the same when what was read is read again', () => {
    const once = read('<p><a href="/figures/repo?on=2026-10-08">5.50%</a> <a href="/figures/it-cess?on=today">3%</a></p>')
    expect(read(once.html)).toEqual(once)
  })
})

it('figureMarksIn finds the marks of a text', () => {
  expect(figureMarksIn('<a href="/figures/repo?on=today">5%</a> <a href="/figures/repo">r</a> <a href="/x">x</a>')).toEqual([
    { figureKey: 'repo', on: 'today', said: '5%' },
  ])
})

it.each([
  ['repo', undefined, '5.50%'],
  ['it-cess', undefined, '4%'],
  ['epf-ceiling', undefined, '₹25,000'],
  ['ss-rates', 'ppf', '7.10%'],
  ['it-slabs-new', undefined, undefined],
])('markText of %s %s', (key, part, text) => {
  const row = figureOn(shippedFigures, key, today)
  expect(row && markText(row, part)).toBe(text)
})
