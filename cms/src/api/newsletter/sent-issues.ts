import type { SentIssue, SentIssueLine } from '@artha/contract/newsletter-issue'
import type { Core } from '@strapi/strapi'
import { bodyOf, issueRows, type IssueRow } from './issue-row'
import { resolveIssue } from './resolve-issue'

/** Issues that readers have got: also a stopped one, since some have it. */
const wasSent = { number: { $notNull: true } }

const lineOf = (row: IssueRow): SentIssueLine => ({
  number: row.number ?? 0,
  subject: row.subject ?? '',
  previewLine: row.content.previewLine,
  sentAt: new Date(row.startedAt ?? 0).toISOString(),
})

/** Reads a page of the archive, newest first. */
export async function listSentIssues(strapi: Core.Strapi, { page, pageSize }: { page: number; pageSize: number }) {
  const query = { where: wasSent, orderBy: { number: 'desc' }, limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await issueRows(strapi).findMany(query)
  return { answers: rows.map(lineOf), rows: rows.length, total: await issueRows(strapi).count({ where: wasSent }) }
}

/** Reads a sent issue: its figures and dates as they were then, and its pieces that readers may still see. */
export async function readSentIssue(strapi: Core.Strapi, number: number, now: Date): Promise<SentIssue | undefined> {
  const row = await issueRows(strapi).findOne({ where: { number } })
  if (row === null) return undefined
  const body = bodyOf(row)
  const { articles, stories, term } = await resolveIssue(strapi, { ...body, figureKeys: [], dueDateIds: [] }, now)
  const { opening, calculator, question, answer } = body
  const { figures = [], dates = [] } = row.sentContent ?? {}
  return { ...lineOf(row), opening, figures, dates, articles, stories, calculator, question, answer, term }
}
