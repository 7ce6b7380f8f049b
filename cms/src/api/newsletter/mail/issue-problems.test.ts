import type { FigureRow } from '@artha/contract/figure-answer'
import { figureOn } from '@artha/contract/figure-on'
import { shippedFigures } from '@artha/contract/figures/all-figures'
import { issueProblem, type IssueBody } from '@artha/contract/newsletter-issue'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceProblems } from '../../../compliance/security-problems'
import { issueProblems, issueTexts, mostHtmlBytes, type IssueFacts } from './issue-problems'
import type { ResolvedIssue } from './issue-sections'

const today = '2026-11-26'

function figure(key: string, changes: Partial<FigureRow> = {}): FigureRow {
  const row = figureOn(shippedFigures, key, today)
  if (row === undefined) throw new Error(`No figure ${key}`)
  return { ...row, ...changes }
}

const sound: IssueBody = {
  subject: 'What the new rates mean for you',
  previewLine: 'One rate, two deadlines, and a sum to do by yourself.',
  opening: 'Good morning.',
  figureKeys: ['repo'],
  articleIds: ['article00001', 'article00002'],
  storyIds: ['story0000001'],
  calculator: '/sip-calculator?amount=5000',
  dueDateIds: ['it-advance-2026-12'],
  question: 'A question?',
  answer: 'An answer.',
  termSlug: 'repo-rate',
  goesAt: null,
}
const articleOf = (_id: string) => ({ _id, title: 'A title', standfirst: '', excerpt: '' })
const pieces = {
  figures: [figure('repo')],
  articles: [articleOf('article00001'), articleOf('article00002')],
  stories: [{ _id: 'story0000001', title: 'A story' }],
  dates: [{ day: '2026-12-15', title: 'Advance tax', figureKey: 'it-advance' }],
  term: { slug: 'repo-rate', name: 'Repo rate', hindiName: '', group: 'economy' as const, meaning: 'A rate.', aliases: [] },
}
const facts: IssueFacts = { html: '<p>Mail</p>', subjectFigures: [], securities: {}, today }

/** Returns the problems of a sound issue with changes, as "field!" if it must be mended, else "field?". */
const marksOf = (body: Partial<IssueBody>, found: Partial<ResolvedIssue> = {}, known: Partial<IssueFacts> = {}) => {
  const issue = { ...sound, ...body }
  return issueProblems(issue, { ...issue, ...pieces, ...found }, { ...facts, ...known }).map(
    ({ field, mustMend }) => `${field}${mustMend ? '!' : '?'}`,
  )
}

it('has nothing to say of a sound issue', () => {
  expect(marksOf({})).toEqual([])
})

it.each<[string, string[], Partial<IssueBody>, Partial<ResolvedIssue>]>([
  ['a date that is over', ['dueDateIds!'], {}, { dates: [] }],
  ['a term that is gone', ['termSlug!'], {}, { term: null }],
  ['a question without an answer', ['answer!'], { answer: ' ' }, {}],
  ['an answer without a question', ['question!'], { question: '' }, {}],
  ['none of them', [], { dueDateIds: [], question: '', answer: '', termSlug: '' }, { dates: [], term: null }],
])('%s: %j', (_, expected, body, found) => {
  expect(marksOf(body, found)).toEqual(expected)
})

describe('a line', () => {
  it.each([
    [0, ['subject!']],
    [1, ['subject?']],
    [27, ['subject?']],
    [28, []],
    [50, []],
    [51, ['subject?']],
    [120, ['subject?']],
  ])('subject of %d characters: %j', (length, expected) => {
    expect(marksOf({ subject: 'a'.repeat(length) })).toEqual(expected)
  })

  it.each([
    [0, ['previewLine!']],
    [39, ['previewLine?']],
    [40, []],
    [90, []],
    [91, ['previewLine?']],
  ])('preview line of %d characters: %j', (length, expected) => {
    expect(marksOf({ previewLine: 'a'.repeat(length) })).toEqual(expected)
  })

  it('counts characters, not units of UTF-16', () => {
    expect(marksOf({ subject: '🪙'.repeat(28) })).toEqual([])
    expect(marksOf({ subject: '   ' })).toEqual(['subject!'])
  })

  it('says how long it is', () => {
    const body = { ...sound, subject: 'Short' }
    expect(issueProblems(body, { ...body, ...pieces }, facts)).toEqual([
      { field: 'subject', text: 'The subject has 5 characters; 28 to 50 are best.', mustMend: false },
    ])
  })
})

describe('the pieces', () => {
  it.each<[string, Partial<ResolvedIssue>, string[]]>([
    ['an article', { articles: [articleOf('article00001')] }, ['articleIds!']],
    ['both articles', { articles: [] }, ['articleIds!', 'articleIds!']],
    ['a story', { stories: [] }, ['storyIds!']],
    ['a figure', { figures: [] }, ['figureKeys!']],
  ])('that readers may not see: %s', (_, found, expected) => {
    expect(marksOf({}, found)).toEqual(expected)
  })

  it('are named by their place', () => {
    const found = { ...sound, ...pieces, articles: [articleOf('article00001')] }
    expect(issueProblems(sound, found, facts).map(({ text }) => text)).toEqual(['Article 2 of 2 is not published: remove it, or publish it first.'])
  })

  it.each<[string, Partial<IssueBody>, Partial<ResolvedIssue>, string[]]>([
    ['nothing at all', { opening: ' \n ' }, { figures: [], articles: [], stories: [] }, ['articleIds!']],
    ['a date', { opening: '', dueDateIds: sound.dueDateIds }, { figures: [], articles: [], stories: [], dates: pieces.dates }, []],
    ['a question', { opening: '', question: 'A question?', answer: 'An answer.' }, { figures: [], articles: [], stories: [] }, []],
    ['an opening', {}, { figures: [], articles: [], stories: [] }, []],
    ['a figure', { opening: '' }, { articles: [], stories: [] }, []],
    ['an article', { opening: '' }, { figures: [], stories: [] }, []],
    ['a story', { opening: '' }, { figures: [], articles: [] }, []],
  ])('are something to read: %s', (_, body, found, expected) => {
    const named = {
      ...{ dueDateIds: [], question: '', answer: '' },
      figureKeys: found.figures === undefined ? sound.figureKeys : [],
      articleIds: found.articles === undefined ? sound.articleIds : [],
      storyIds: found.stories === undefined ? sound.storyIds : [],
    }
    expect(marksOf({ ...named, ...body }, { dates: [], ...found })).toEqual(expected)
  })

  it.each([
    ['', []],
    ['/sip-calculator', []],
    ['/sip-calculator?amount=5000', []],
    ['/lottery-calculator', ['calculator!']],
  ])('calculator %j: %j', (calculator, expected) => {
    expect(marksOf({ calculator })).toEqual(expected)
  })

  it.each([
    [mostHtmlBytes, 'a', []],
    [mostHtmlBytes + 1, 'a', ['opening!']],
    [mostHtmlBytes / 3, 'अ', []],
    [mostHtmlBytes / 3 + 1, 'अ', ['opening!']],
  ])('HTML of %d times %s: %j', (count, letter, expected) => {
    expect(marksOf({}, {}, { html: letter.repeat(count) })).toEqual(expected)
  })
})

describe('a figure in the subject', () => {
  const subject = 'The repo rate is 5.50% from today on'
  const unverified = figure('repo', { confidence: 'one-source' })

  it.each<[string, string, FigureRow[], FigureRow[], string[]]>([
    ['read on an official page', subject, [figure('repo', { confidence: 'official-page' })], [], []],
    ['agreed by two sources', subject, [figure('repo', { confidence: 'two-sources' })], [], []],
    ['of one source', subject, [unverified], [], ['subject!']],
    ['of one source, also in the issue', subject, [unverified], [unverified], ['subject!']],
    ['without a row', subject, [], [], ['subject!']],
    ['with a row of a later day', subject, [figure('repo', { validFrom: '2026-12-05' })], [], ['subject!']],
    ['withdrawn', subject, [figure('repo', { withdrawn: { on: today, reason: 'A slip' } })], [], ['subject!']],
    ['of one source, by its title', 'RBI policy repo rate: the next step', [], [unverified], ['subject!']],
    ['of one source, by its value', 'Now at 5.50%: what it means for you', [], [unverified], ['subject!']],
    ['of one source, not its value', 'Now at 15.50%: what it means for you', [], [unverified], []],
    ['of one source, in the issue alone', sound.subject, [], [unverified], []],
  ])('%s', (_, words, subjectFigures, figures, expected) => {
    expect(marksOf({ subject: words, figureKeys: figures.map(({ figureKey }) => figureKey) }, { figures }, { subjectFigures })).toEqual(expected)
  })
})

describe('a price of a named security', () => {
  const fieldsAt = (body: Partial<IssueBody>, moment: string) =>
    marksOf(body, {}, { securities: priceProblems(issueTexts({ ...sound, ...body }), new Date(moment)) })
  const sentence = 'Infosys closed at ₹1,450 on 1 Oct 2026.'

  it.each<[string, Partial<IssueBody>]>([
    ['subject!', { subject: sentence }],
    ['previewLine!', { previewLine: `${sentence} What it means for you.` }],
    ['opening!', { opening: `Good morning.\n\n${sentence}` }],
  ])('holds an issue back for thirty days: %s', (mark, body) => {
    expect(fieldsAt(body, '2026-10-30T18:29:00Z')).toEqual([mark])
    expect(fieldsAt(body, '2026-10-30T18:30:00Z')).toEqual([])
  })
})

it('names every field in the order of the form, with a sentence', () => {
  const fields = issueProblem.shape.field.options
  const line = fc.constantFrom('', 'Short', sound.subject, 'The repo rate is 5.50% from today on', 'Infosys closed at ₹1,450.')
  const ids = fc.subarray(['article00001', 'article00002', 'article00003'])
  const body = fc.record({
    subject: line,
    previewLine: line,
    opening: line,
    figureKeys: fc.subarray(['repo', 'ss-rates']),
    articleIds: ids,
    storyIds: fc.subarray(['story0000001', 'story0000002']),
    calculator: fc.constantFrom('', '/sip-calculator', '/lottery-calculator'),
    dueDateIds: fc.subarray(['it-advance-2026-12', 'gone-2026-12']),
    question: line,
    answer: line,
    termSlug: fc.constantFrom('', 'repo-rate'),
    goesAt: fc.constant(null),
  })
  const check = (issue: IssueBody) => {
    const securities = priceProblems(issueTexts(issue), new Date('2026-11-26T06:00:00Z'))
    const problems = issueProblems(issue, { ...issue, ...pieces }, { ...facts, securities })
    const places = problems.map(({ field }) => fields.indexOf(field))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    for (const problem of problems) expect(issueProblem.safeParse(problem).success && problem.text.length > 10).toBe(true)
  }
  fc.assert(fc.property(body, check), { numRuns: 300, seed: 1 })
})
