import { randomBytes } from 'node:crypto'
import type { IssueBody, DeskIssue, DeskIssueLine, IssueCounts, IssueReader } from '@artha/contract/newsletter-issue'
import type { Knex } from 'knex'
import { expect } from 'vitest'
import { articleData } from '../contract/samples'
import { owner, send, signIn } from './callers'

/** A time as the database stores it. */
export const storedTime = (database: Knex, time: number) => (database.client.config.client === 'pg' ? new Date(time) : time)

/** Adds subscribers of proven addresses. */
export async function addSubscribers(database: Knex, emails: readonly string[], state = 'subscribed'): Promise<void> {
  const now = storedTime(database, Date.now())
  const rows = emails.map((email) => ({ person_key: randomBytes(16).toString('hex'), email, state, changed_at: now, proven_at: now }))
  await database.batchInsert('accounts_subscribers', rows, 200)
}

/** The content of an issue that may be sent. */
export const issueData = (change: Partial<IssueBody> = {}): IssueBody => ({
  subject: 'What PPF pays from this month',
  previewLine: 'The rate was announced, and what it means for money that is already there.',
  opening: 'Good morning.\n\nOne thing changed this week.',
  figureKeys: [],
  articleIds: [],
  storyIds: [],
  calculator: '',
  dueDateIds: [],
  question: '',
  answer: '',
  termSlug: '',
  goesAt: null,
  ...change,
})

/** A check of an imported file, which changes nothing. */
export const importData = { csv: 'address,agreed on,how they agreed\na@mail.example,2026-03-31,A form at our stall', isDryRun: true }

/** Creates a draft of a newsletter issue. Returns its path on the desk. */
export async function draftIssue(cmsUrl: string): Promise<string> {
  const { token } = await signIn(cmsUrl, owner)
  const made = await send(`${cmsUrl}/api/desk/newsletter/issues`, 'POST', issueData(), token)
  const { _id } = (await made.json()) as { _id: string }
  return `/api/desk/newsletter/issues/${_id}`
}

/** What an admin does with issues. */
export async function issuesDesk(cmsUrl: string) {
  const { token } = await signIn(cmsUrl, owner)
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await send(`${cmsUrl}/api/desk/newsletter/issues${path}`, method, body, token)
    return { status: response.status, body: (await response.json()) as DeskIssue & { message: string } }
  }
  return {
    ask,
    read: async (id: string): Promise<DeskIssue> => (await ask('GET', `/${id}`)).body,
    async readers(id: string, outcome: string): Promise<IssueReader[]> {
      const response = await send(`${cmsUrl}/api/desk/newsletter/issues/${id}/readers?outcome=${outcome}`, 'GET', undefined, token)
      return (await response.json()) as IssueReader[]
    },
    async list(): Promise<DeskIssueLine[]> {
      const response = await send(`${cmsUrl}/api/desk/newsletter/issues`, 'GET', undefined, token)
      return (await response.json()) as DeskIssueLine[]
    },
    step: (id: string, step: string, version: number) => ask('POST', `/${id}/steps`, { step, version }),
    /** Creates a draft that may be sent. */
    async draft(subject = 'What PPF pays from this month'): Promise<DeskIssue> {
      const article = await send(`${cmsUrl}/admin/upload`, 'POST', articleData(), token)
      const { _id } = (await article.json()) as { _id: string }
      const made = await ask('POST', '', issueData({ subject, articleIds: [_id] }))
      expect(made.status).toBe(201)
      return made.body
    },
  }
}

/** The readers of a list who have an outcome that will not change. */
export const settled = ({ accepted, refused, unknown, left, notSent }: IssueCounts): number => accepted + refused + unknown + left + notSent

/** Waits until an issue is in a state. */
export const untilState = (desk: Awaited<ReturnType<typeof issuesDesk>>, id: string, state: string) =>
  expect.poll(async () => (await desk.read(id)).state, { timeout: 120_000, interval: 200 }).toBe(state)
