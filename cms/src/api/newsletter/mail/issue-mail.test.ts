import type { FigureRow } from '@artha/contract/figure-answer'
import { figureOn } from '@artha/contract/figure-on'
import { shippedFigures } from '@artha/contract/figures/all-figures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderIssueMail, unsubscribePlaceholder, withUnsubscribe } from './issue-mail'
import type { ResolvedIssue } from './issue-sections'

const site = { name: 'Artha', url: 'https://artha.example' }
const day = '2026-11-26'

function figure(key: string, changes: Partial<FigureRow> = {}): FigureRow {
  const row = figureOn(shippedFigures, key, day)
  if (row === undefined) throw new Error(`No figure ${key}`)
  return { ...row, ...changes }
}

const empty: ResolvedIssue = {
  subject: 'What the new rates mean for you',
  previewLine: '',
  opening: '',
  figures: [],
  articles: [],
  stories: [],
  calculator: '',
  dates: [],
  question: '',
  answer: '',
  term: null,
}
const article = { _id: 'article00001', title: 'Old or new regime', standfirst: 'Which costs less.', excerpt: 'The first words.' }
const full: ResolvedIssue = {
  ...empty,
  previewLine: 'The repo rate, two deadlines, and a sum to do.',
  opening: 'Good morning.\n\nTwo things changed\nthis week.',
  figures: [figure('repo'), figure('ss-rates')],
  articles: [article, { ...article, _id: 'article00002', title: 'Form 16', standfirst: '' }],
  stories: [{ _id: 'story0000001', title: 'A budget in four steps' }],
  calculator: '/home-loan-calculator?amount=5000000&rate=8.5',
  dates: [{ day: '2026-12-15', title: 'Advance tax: 75% by this date', figureKey: 'it-advance' }],
  question: 'Does my EMI fall now?',
  answer: 'Only with a floating rate.\n\nAsk your bank.',
  term: { slug: 'repo-rate', name: 'Repo rate', hindiName: '', group: 'economy', meaning: 'The rate at which banks borrow.', aliases: [] },
  number: 12,
}

const wordsOf = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const linksOf = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

describe('the mail of an issue', () => {
  it('has its parts in order, in HTML and in text', async () => {
    const { html, text } = await renderIssueMail(full, site)
    const inOrder =
      /Artha Newsletter.*Issue 12.*What changed.*RBI policy repo rate.*Good morning\..*Two things changed.*Also changed.*Do this week.*Advance tax: 75% by this date.*By 15 Dec 2026\..*Do the sum.*Home loan EMI calculator.*To read.*Old or new regime.*Which costs less\..*Form 16.*The first words\..*Stories.*A budget in four steps.*A reader asked.*Does my EMI fall now\?.*Only with a floating rate\..*Ask your bank\..*One term.*Repo rate.*The rate at which banks borrow\..*You get this email because you subscribed to the Artha Newsletter\..*Unsubscribe.*Privacy policy.*For education only, not investment advice\..*Artha/s
    expect(wordsOf(html)).toMatch(inOrder)
    expect(
      text
        .replaceAll(/\s+/g, ' ')
        .replaceAll(
          /WHAT CHANGED|ALSO CHANGED|DO THIS WEEK|TO READ|STORIES|DO THE SUM|A READER ASKED|ONE TERM/g,
          (words) => `${words[0] ?? ''}${words.slice(1).toLowerCase()}`,
        ),
    ).toMatch(inOrder)
  })

  it.each<[string, Partial<ResolvedIssue>, RegExp]>([
    ['figures', { figures: [] }, /What changed|Also changed/i],
    ['dates', { dates: [] }, /Do this week/i],
    ['a question', { question: '', answer: '' }, /A reader asked/i],
    ['a term', { term: null }, /One term/i],
    ['articles', { articles: [] }, /To read/i],
    ['stories', { stories: [] }, /Stories/i],
    ['a calculator', { calculator: '' }, /Do the sum/i],
    ['a calculator that we have', { calculator: '/lottery-calculator' }, /Do the sum/i],
    ['a number', { number: null }, /Issue \d/],
    ['a preview line', { previewLine: '' }, /The repo rate, two/],
  ])('has no heading for what it is without: %s', async (_, changes, heading) => {
    expect(wordsOf((await renderIssueMail(full, site)).html)).toMatch(heading)
    const { html, text } = await renderIssueMail({ ...full, ...changes }, site)
    expect(wordsOf(html)).not.toMatch(heading)
    expect(text).not.toMatch(heading)
  })

  it('links to pages of the site alone, by their whole addresses', async () => {
    const { html } = await renderIssueMail(full, { ...site, url: 'https://artha.example/' })
    expect(linksOf(html)).toEqual([
      'https://artha.example/figures/repo',
      'https://artha.example/figures/ss-rates',
      'https://artha.example/tax-calendar',
      'https://artha.example/home-loan-calculator?amount=5000000&rate=8.5',
      'https://artha.example/blog/article00001',
      'https://artha.example/blog/article00002',
      'https://artha.example/stories/story0000001',
      'https://artha.example/glossary/repo-rate',
      unsubscribePlaceholder,
      'https://artha.example/privacy',
      'https://artha.example',
    ])
  })

  it('has no script, picture or foreign style, and colours for both themes', async () => {
    const { html } = await renderIssueMail(full, site)
    expect(html).not.toMatch(/<(?:script|img|link|iframe|form|object|svg)|url\(|@import|@font-face|javascript:/i)
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).toContain('@media (prefers-color-scheme:dark){')
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>')
  })

  it('has a preview line that only inboxes show', async () => {
    const { html, text } = await renderIssueMail(full, site)
    expect(html).toMatch(/<body[^>]*><div style="display:none[^"]*" data-skip-in-text="true">The repo rate, two deadlines, and a sum to do\./)
    expect(text).not.toContain('two deadlines')
  })

  it('stays below 90 KB with all that an issue may hold', async () => {
    const most = <Piece>(count: number, piece: (at: number) => Piece) => Array.from({ length: count }, (_, at) => piece(at))
    const { html } = await renderIssueMail(
      {
        ...full,
        opening: 'अ'.repeat(5_000),
        figures: most(4, (at) => figure('repo', { figureKey: `repo-${at}` })),
        articles: most(8, (at) => ({ ...article, _id: `article0000${at}`, title: 'अ'.repeat(200), standfirst: 'अ'.repeat(300) })),
        stories: most(4, (at) => ({ _id: `story000000${at}`, title: 'अ'.repeat(200) })),
      },
      site,
    )
    expect(Buffer.byteLength(html)).toBeLessThan(90 * 1024)
  })
})

describe('a figure', () => {
  it.each<[string, FigureRow, string[]]>([
    ['a rate', figure('repo'), ['5.50% a year', 'Since 7 Oct 2026. Source: RBI Monetary Policy Committee.']],
    ['a table', figure('ss-rates'), ['It has several values: see its page. From 1 Oct 2026 until 31 Dec 2026. Source: Ministry of Finance.']],
    ['days', figure('repo', { value: { kind: 'number', number: 1, unit: 'days' } }), ['1 day']],
    ['months', figure('repo', { value: { kind: 'number', number: 115, unit: 'months' } }), ['115 months']],
    ['rupees', figure('repo', { value: { kind: 'number', number: 25_000, unit: 'rupees-a-month' } }), ['₹25,000 a month']],
    ['one that ends', figure('repo', { validUntil: '2027-03-31' }), ['From 7 Oct 2026 until 31 Mar 2027.']],
    ['one with a single source', figure('repo', { confidence: 'one-source' }), ['Not verified: one source.']],
  ])('shows value, period and source: %s', async (_, row, words) => {
    const { html, text } = await renderIssueMail({ ...empty, figures: [row, figure('repo')] }, site)
    for (const each of words) {
      expect(wordsOf(html)).toContain(each)
      expect(text.replaceAll(/\s+/g, ' ')).toContain(each)
    }
  })

  it.each<[string, FigureRow[], boolean]>([
    ['alone', [figure('repo')], true],
    ['the first of two', [figure('repo'), figure('ss-rates')], true],
    ['behind a table', [figure('ss-rates'), figure('repo')], false],
    ['not verified', [figure('repo', { confidence: 'one-source' })], false],
    ['a table', [figure('ss-rates')], false],
  ])('stands large above the opening only if it is first, with one verified value: %s', async (_, figures, isAbove) => {
    const html = wordsOf((await renderIssueMail({ ...empty, opening: 'Good morning.', figures }, site)).html)
    expect(html.match(/What changed/g)).toHaveLength(1)
    expect(html.indexOf('What changed') < html.indexOf('Good morning.')).toBe(isAbove)
  })
})

describe('stored texts', () => {
  const hostile = fc.string({
    unit: fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '</',
      '<script>',
      '<img src=x onerror=x()>',
      '-->',
      '&lt;',
      'a',
      ' ',
      '\r\n',
      '\u0000',
      '\u2028',
      'ई',
      '{',
      '$&',
    ),
  })

  it('are words in the HTML, whatever they hold', async () => {
    const plain = await renderIssueMail({ ...full, figures: [figure('repo'), figure('repo')], subject: 'a', previewLine: 'a' }, site)
    const tagsOf = (html: string) => [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag)
    const check = async (words: string) => {
      const text = `a${words.replaceAll('\n', ' ')}`
      const row = figure('repo', { title: text, authority: text })
      const issue = {
        ...full,
        subject: text,
        previewLine: text,
        opening: `${text}\n\n${text}`,
        figures: [row, row],
        articles: full.articles.map((each) => ({ ...each, title: text, standfirst: text })),
        stories: full.stories.map((each) => ({ ...each, title: text })),
      }
      expect(tagsOf((await renderIssueMail(issue, site)).html)).toEqual(tagsOf(plain.html))
    }
    await fc.assert(fc.asyncProperty(hostile, check), { numRuns: 200, seed: 1 })
  })

  it('bring no control character into the subject', async () => {
    const check = async (words: string) => {
      const { subject } = await renderIssueMail({ ...empty, subject: words }, site)
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    }
    await fc.assert(fc.asyncProperty(fc.oneof(hostile, fc.string({ unit: 'binary' })), check), { numRuns: 300, seed: 1 })
    expect((await renderIssueMail({ ...empty, subject: 'Rates\r\nBcc: c@d.in' }, site)).subject).toBe('Rates Bcc: c@d.in')
  })
})

describe('the address to unsubscribe', () => {
  it('is the reader’s own, in HTML and in text', async () => {
    const mail = await renderIssueMail(full, site)
    const url = 'https://artha.example/auth/unsubscribe/key.$&mac?a="1"&b=<2>'
    const { subject, html, text } = withUnsubscribe(mail, url)
    expect(subject).toBe(mail.subject)
    expect(html).toContain('href="https://artha.example/auth/unsubscribe/key.$&amp;mac?a=&quot;1&quot;&amp;b=&lt;2&gt;"')
    expect(text).toContain(url)
    expect(html + text).not.toContain(unsubscribePlaceholder)
  })

  it('is all that differs between readers', async () => {
    const mail = await renderIssueMail(full, site)
    const [one, other] = ['https://artha.example/auth/unsubscribe/one', 'https://artha.example/auth/unsubscribe/other']
    const ofOne = withUnsubscribe(mail, one)
    expect(withUnsubscribe(mail, other)).toEqual({
      subject: mail.subject,
      html: ofOne.html.replaceAll(one, other),
      text: ofOne.text.replaceAll(one, other),
    })
  })
})
