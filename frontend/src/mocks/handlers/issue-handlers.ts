import type { DeskIssue, DeskIssueLine, IssueBody, IssueState } from '@artha/contract/newsletter-issue'
import type { RequestHandler } from 'msw'
import { cardBuilder, mockId } from '../data/article-builder.ts'
import { mockTermCards } from '../data/terms.ts'
import { mockEndpoint, onePage } from './mock-endpoint.ts'
import { refuse } from './refusal.ts'

const shown = {
  opening: 'The repo rate changed.\n\nSee what it does to a loan.',
  calculator: '/emi-calculator?amount=500000',
  question: 'Does a lower repo rate lower my EMI?',
  answer: 'Only if your loan has a floating rate.',
}

const content: IssueBody = {
  ...shown,
  subject: 'The repo rate and your loan',
  previewLine: 'Rates this week, and three articles to read.',
  figureKeys: ['repo'],
  articleIds: [mockId(1)],
  storyIds: [],
  dueDateIds: [],
  termSlug: 'repo-rate',
  goesAt: null,
}

/** An issue on the desk; a draft unless the given fields say otherwise. */
export const issueBuilder = (issue: Partial<DeskIssue> = {}): DeskIssue => ({
  ...content,
  _id: mockId(901),
  number: null,
  state: 'draft',
  savedAt: '2026-11-20T06:00:00.000Z',
  startedAt: null,
  endedAt: null,
  counts: null,
  version: 1,
  problems: [],
  readers: 1200,
  secondsLeft: null,
  serverProblem: '',
  ...issue,
})

const sentLine = { number: 1, subject: 'The first issue', previewLine: 'What we write and why.', sentAt: '2026-11-14T03:30:00.000Z' }
const sentDate = { day: '2026-11-30', title: 'Form 26QE', figureKey: 'it-duedates' }
const sentCounts = { list: 1000, waiting: 0, accepted: 990, refused: 8, unknown: 1, left: 1, notSent: 0 }

const stateAfter: Record<'send' | 'pause' | 'go-on' | 'stop', IssueState> = { send: 'sending', pause: 'paused', 'go-on': 'sending', stop: 'stopped' }

const sent = issueBuilder({ _id: mockId(902), number: 1, state: 'sent', subject: sentLine.subject, counts: sentCounts })
const issues = [issueBuilder(), sent]

const lineOf = ({ _id, number, state, subject, savedAt, goesAt, startedAt, endedAt, counts }: DeskIssue): DeskIssueLine => ({
  _id,
  number,
  state,
  subject,
  savedAt,
  goesAt,
  startedAt,
  endedAt,
  counts,
})

/** Returns what is made of the issue with this id, or a refusal. */
function ofIssue<Answer>(id: string, answer: (issue: DeskIssue) => Answer) {
  const issue = issues.find(({ _id }) => _id === id)
  return issue === undefined ? refuse('not-found', 'This issue no longer exists.') : answer(issue)
}

/** The issues of the newsletter: one draft and one that was sent. */
export const issueHandlers: RequestHandler[] = [
  mockEndpoint('listIssues', ({ query }) => onePage([sentLine], query)),
  mockEndpoint('readIssue', ({ id }) =>
    id === '1'
      ? {
          ...sentLine,
          ...shown,
          figures: [],
          articles: [cardBuilder()],
          stories: [],
          dates: [sentDate],
          term: mockTermCards.find(({ slug }) => slug === content.termSlug) ?? null,
        }
      : refuse('not-found', 'Issue not found.'),
  ),
  mockEndpoint('listDeskIssues', ({ query }) => onePage(issues.map(lineOf), query)),
  mockEndpoint('listIssueReaders', ({ id, query }) =>
    ofIssue(id, () =>
      onePage(query.outcome === 'unknown' ? [{ email: 'reader@mail.example', reason: 'Connection closed unexpectedly', tries: 1 }] : [], query),
    ),
  ),
  mockEndpoint('proposeIssue', () => content),
  mockEndpoint('readDeskIssue', ({ id }) => ofIssue(id, (issue) => issue)),
  mockEndpoint('previewIssue', ({ id }) =>
    ofIssue(id, () => ({
      subject: content.subject,
      html: '<!doctype html><html lang="en"><head><title>The mail</title></head><body><h1>The repo rate</h1></body></html>',
      text: 'The repo rate changed.',
      bytes: 2048,
      mailPath: `/api/newsletter/mails/${id}?expires=1795000000&signature=${'a'.repeat(43)}`,
    })),
  ),
  mockEndpoint('createIssue', ({ body }) => issueBuilder(body)),
  mockEndpoint('updateIssue', ({ id, body }) => ofIssue(id, (issue) => ({ ...issue, ...body, version: body.version + 1 }))),
  mockEndpoint('deleteIssue', ({ id }) => ofIssue(id, () => ({ message: 'Draft deleted.' }))),
  mockEndpoint('testIssue', ({ id }) => ofIssue(id, () => ({ message: 'The test is on its way to you.' }))),
  mockEndpoint('stepIssue', ({ id, body }) => ofIssue(id, (issue) => ({ ...issue, state: stateAfter[body.step] }))),
]
