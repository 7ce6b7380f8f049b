import type { DeskIssue, IssueBody, IssueState } from '@artha/contract/newsletter-issue'
import type { RequestHandler } from 'msw'
import { cardBuilder, mockId } from '../data/article-builder.ts'
import { mockEndpoint, onePage } from './mock-endpoint.ts'
import { refuse } from './refusal.ts'

const content: IssueBody = {
  subject: 'The repo rate and your loan',
  previewLine: 'Rates this week, and three articles to read.',
  opening: 'The repo rate changed.\n\nSee what it does to a loan.',
  figureKeys: ['repo'],
  articleIds: [mockId(1)],
  storyIds: [],
  calculator: '/emi-calculator?amount=500000',
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
const sentCounts = { list: 1000, waiting: 0, accepted: 990, refused: 8, unknown: 1, left: 1, notSent: 0 }

const stateAfter: Record<'send' | 'pause' | 'go-on' | 'stop', IssueState> = { send: 'sending', pause: 'paused', 'go-on': 'sending', stop: 'stopped' }

/** The issues of the newsletter: one draft and one that was sent. */
export const issueHandlers: RequestHandler[] = [
  mockEndpoint('listIssues', ({ query }) => onePage([sentLine], query)),
  mockEndpoint('readIssue', ({ id }) =>
    id === '1'
      ? { ...sentLine, opening: content.opening, figures: [], articles: [cardBuilder()], stories: [], calculator: content.calculator }
      : refuse('not-found', 'Issue not found.'),
  ),
  mockEndpoint('listDeskIssues', ({ query }) =>
    onePage([issueBuilder(), issueBuilder({ _id: mockId(902), number: 1, state: 'sent', subject: sentLine.subject, counts: sentCounts })], query),
  ),
  mockEndpoint('listIssueReaders', ({ query }) =>
    onePage(query.outcome === 'unknown' ? [{ email: 'reader@mail.example', reason: 'Connection closed unexpectedly', tries: 1 }] : [], query),
  ),
  mockEndpoint('proposeIssue', () => content),
  mockEndpoint('readDeskIssue', ({ id }) => issueBuilder({ _id: id })),
  mockEndpoint('previewIssue', ({ id }) => ({
    subject: content.subject,
    html: '<!doctype html><html lang="en"><head><title>The mail</title></head><body><h1>The repo rate</h1></body></html>',
    text: 'The repo rate changed.',
    bytes: 2048,
    mailPath: `/api/newsletter/mails/${id}?expires=1795000000&signature=${'a'.repeat(43)}`,
  })),
  mockEndpoint('createIssue', ({ body }) => issueBuilder(body)),
  mockEndpoint('updateIssue', ({ id, body }) => issueBuilder({ ...body, _id: id, version: body.version + 1 })),
  mockEndpoint('deleteIssue', () => ({ message: 'The draft is deleted.' })),
  mockEndpoint('testIssue', () => ({ message: 'The test is on its way to you.' })),
  mockEndpoint('stepIssue', ({ id, body }) => issueBuilder({ _id: id, state: stateAfter[body.step] })),
]
