import type { FigureRow } from '@artha/contract/figure-answer'
import { figureOn } from '@artha/contract/figure-on'
import { shippedFigures } from '@artha/contract/figures/all-figures'
import { issueBody } from '@artha/contract/newsletter-issue'
import { expect, it } from 'vitest'
import { parse } from 'zod/mini'
import { emptyIssue, issueProposal, type IssueNews } from './issue-proposal'

function figure(key: string, changes: Partial<FigureRow> = {}): FigureRow {
  const row = figureOn(shippedFigures, key, '2026-11-26')
  if (row === undefined) throw new Error(`No figure ${key}`)
  return { ...row, ...changes }
}

const now = new Date('2026-11-27T08:30:00+05:30')
const articleOf = (_id: string, title: string, standfirst = '') => ({ _id, title, standfirst, excerpt: 'The first words of it.' })
const none: IssueNews = { changed: [], articles: [], dates: [], terms: [] }
const news: IssueNews = {
  changed: [figure('repo')],
  articles: ['one', 'two', 'three', 'four'].map((name, at) => articleOf(`article0000${at}`, `Article ${name}`)),
  dates: ['a', 'b', 'c', 'd'].map((id) => ({ id })),
  terms: [
    { slug: 'emi', figureKey: '', calculator: '/loan-calculator?principal=500000' },
    { slug: 'repo-rate', figureKey: 'repo', calculator: '' },
  ],
}

it('takes what fits of the news, and a term about the figure that changed', () => {
  expect(issueProposal(news, now)).toEqual({
    ...emptyIssue,
    subject: 'RBI policy repo rate: 5.50% a year',
    previewLine: 'Article one',
    figureKeys: ['repo'],
    articleIds: ['article00000', 'article00001', 'article00002'],
    dueDateIds: ['a', 'b', 'c'],
    termSlug: 'repo-rate',
  })
})

it.each<[string, Partial<IssueNews>, string, string]>([
  [
    'a figure that is not verified is no subject',
    { changed: [figure('repo', { confidence: 'one-source' })] },
    'Article one',
    'The first words of it.',
  ],
  ['nor is a table', { changed: [figure('ss-rates')] }, 'Article one', 'The first words of it.'],
  ['an article has its standfirst', { changed: [], articles: [articleOf('article00009', 'PPF', 'What it pays.')] }, 'PPF', 'What it pays.'],
  ['dates alone', { changed: [], articles: [] }, 'What is due this week', 'What changed this week, what is due, and what to read.'],
])('%s', (_, change, subject, previewLine) => {
  expect(issueProposal({ ...news, ...change }, now)).toMatchObject({ subject, previewLine })
})

it('takes another term each week, with its calculator', () => {
  const terms = ['one', 'two', 'three'].map((slug) => ({
    slug,
    figureKey: '',
    calculator: slug === 'two' ? '/sip-calculator?amount=5000' : '/elsewhere',
  }))
  const inWeek = (week: number) => issueProposal({ ...news, terms }, new Date(now.getTime() + week * 7 * 86_400_000))
  expect(new Set([0, 1, 2].map((week) => inWeek(week)?.termSlug)).size).toBe(3)
  expect(inWeek(3)?.termSlug).toBe(inWeek(0)?.termSlug)
  for (const week of [0, 1, 2]) {
    const proposal = inWeek(week)
    expect(proposal?.calculator).toBe(proposal?.termSlug === 'two' ? '/sip-calculator?amount=5000' : '')
  }
})

it('is nothing without news, and valid whatever the news is', () => {
  expect(issueProposal({ ...none, terms: news.terms }, now)).toBeUndefined()
  const long = articleOf('article00009', 'क'.repeat(500), 'क'.repeat(500))
  const proposal = issueProposal({ ...none, articles: [long] }, now)
  expect(parse(issueBody, proposal)).toEqual(proposal)
})
