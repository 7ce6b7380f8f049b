import { accountsOf } from '@artha/accounts/services'
import { newsroomOf } from '@artha/newsroom/services'
import type { DeskIssue, DeskIssueLine, IssueBody, IssueChangeBody, IssueCounts, IssueStepBody } from '@artha/contract/newsletter-issue'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { dayInIndia } from '@artha/contract/figure-on'
import { securityProblems } from '../../compliance/security-problems'
import { env } from '../../env'
import { figuresInWords } from '../figure/figure-words'
import { publishedFigures } from '../figure/published-figures'
import { refusedFields, type Outcome, type Refused } from '../writes/outcome'
import { issueProblems, issueTexts } from './mail/issue-problems'
import { renderIssueMail, type IssueMail } from './mail/issue-mail'
import { bodyOf, isoOf, issueRows, type IssueRow } from './issue-row'
import { resolveIssue } from './resolve-issue'
import { addList, cancelWaiting, countDeliveries } from './sending/delivery-rows'

/** Returns the number that the next issue to be sent gets. */
async function nextNumber(strapi: Core.Strapi): Promise<number> {
  const [last] = await issueRows(strapi).findMany({ where: { number: { $notNull: true } }, orderBy: { number: 'desc' }, limit: 1 })
  return (last?.number ?? 0) + 1
}

/** Returns the ids of the issues that have a list of readers. */
const startedIds = (rows: readonly IssueRow[]) => rows.filter(({ state }) => state !== 'draft').map(({ id }) => id)

const lineOf = (row: IssueRow, countsOf: (issueId: number) => IssueCounts): DeskIssueLine => ({
  _id: row.documentId,
  number: row.number,
  state: row.state,
  subject: row.subject ?? '',
  savedAt: new Date(row.savedAt).toISOString(),
  goesAt: isoOf(row.goesAt),
  startedAt: isoOf(row.startedAt),
  endedAt: isoOf(row.endedAt),
  counts: row.state === 'draft' ? null : countsOf(row.id),
})

/** Reads what an issue shows readers, and the mail of it, as it would go out now under `number`. */
async function draftMail(strapi: Core.Strapi, row: IssueRow, number: number | null, now: Date) {
  const body = bodyOf(row)
  const issue = { ...body, ...(await resolveIssue(strapi, body, now)), number }
  return { body, issue, mail: await renderIssueMail(issue, { name: env.SITE_NAME, url: env.SITE_URL }) }
}

/** Returns the mail of an issue: as it was stored when sending started, or as it would go out now. */
export const mailOfIssue = async (strapi: Core.Strapi, row: IssueRow, now: Date): Promise<IssueMail> =>
  row.mail ?? (await draftMail(strapi, row, await nextNumber(strapi), now)).mail

/** Checks what `draftMail` has read. */
async function problemsOf(strapi: Core.Strapi, { body, issue, mail }: Awaited<ReturnType<typeof draftMail>>, now: Date) {
  const keys = figuresInWords(body.subject).map(({ figureKey }) => figureKey)
  return issueProblems(body, issue, {
    html: mail.html,
    subjectFigures: keys.length === 0 ? [] : await publishedFigures(strapi, keys),
    securities: await securityProblems(strapi, issueTexts(body), now, 'holds'),
    today: dayInIndia(now),
  })
}

async function deskIssueOf(strapi: Core.Strapi, row: IssueRow, now: Date): Promise<DeskIssue> {
  const line = lineOf(row, await countDeliveries(strapi, startedIds([row])))
  const problems = row.state === 'draft' ? await problemsOf(strapi, await draftMail(strapi, row, null, now), now) : []
  const waiting = row.state === 'sending' ? (line.counts?.waiting ?? 0) : null
  return {
    ...line,
    ...bodyOf(row),
    version: row.savedVersion,
    problems,
    readers: await accountsOf(strapi).subscribers.countReaders(),
    secondsLeft: waiting === null ? null : Math.ceil((waiting * 60) / env.NEWSLETTER_PER_MINUTE),
    serverProblem: row.serverProblem ?? '',
  }
}

export const findIssue = (strapi: Core.Strapi, documentId: string) => issueRows(strapi).findOne({ where: { documentId } })

/** Reads a page of all issues, newest first. */
export async function listDeskIssues(strapi: Core.Strapi, { page, pageSize }: { page: number; pageSize: number }) {
  const rows = await issueRows(strapi).findMany({ orderBy: { id: 'desc' }, limit: pageSize, offset: (page - 1) * pageSize })
  const countsOf = await countDeliveries(strapi, startedIds(rows))
  return { answers: rows.map((row) => lineOf(row, countsOf)), rows: rows.length, total: await issueRows(strapi).count() }
}

export async function readDeskIssue(strapi: Core.Strapi, documentId: string, now: Date): Promise<DeskIssue | undefined> {
  const row = await findIssue(strapi, documentId)
  return row === null ? undefined : deskIssueOf(strapi, row, now)
}

const timeOf = (iso: string | null) => (iso === null ? null : new Date(iso))

/** Refuses a time that is over: the issue would go out at once, without a question. */
const refusedTime = (goesAt: string | null, now: Date): Refused | undefined =>
  goesAt !== null && Date.parse(goesAt) <= now.getTime()
    ? refusedFields({ goesAt: 'This time has passed. Choose a later one, or clear it and press Send.' })
    : undefined

/** Notes in the audit trail what was done to an issue, with its subject at that time. */
const noteDeed = (strapi: Core.Strapi, actor: string, deed: string, { documentId, subject }: Pick<IssueRow, 'documentId' | 'subject'>) =>
  accountsOf(strapi).audit.record({ actor, action: `newsletter.${deed}`, subject: `issue:${documentId}`, details: { title: subject ?? '' } })

export async function createIssue(
  strapi: Core.Strapi,
  { subject, goesAt, ...content }: IssueBody,
  actor: string,
  now: Date,
): Promise<Outcome<DeskIssue>> {
  const tooLate = refusedTime(goesAt, now)
  if (tooLate !== undefined) return tooLate
  const row = await issueRows(strapi).create({ data: { state: 'draft', savedVersion: 1, subject, content, goesAt: timeOf(goesAt), savedAt: now } })
  await noteDeed(strapi, actor, 'create', row)
  return { status: 201, body: await deskIssueOf(strapi, row, now) }
}

const gone: Refused = { refused: 'not-found', message: 'This issue no longer exists.' }
const savedSince: Refused = {
  refused: 'conflict',
  message: 'This issue was changed since you opened it. Load it again; what you typed is still here.',
}
const noDraft: Refused = { refused: 'conflict', message: 'This issue is being sent or was sent, so it can no longer be changed.' }

/** Returns why a draft was not changed: by its newest state. */
async function refusalOf(strapi: Core.Strapi, documentId: string): Promise<Refused> {
  const row = await findIssue(strapi, documentId)
  if (row === null) return gone
  return row.state === 'draft' ? savedSince : noDraft
}

/** Changes a draft. Of two editors who saw the same version, one succeeds. */
export async function updateIssue(
  strapi: Core.Strapi,
  documentId: string,
  { version, subject, goesAt, ...content }: IssueChangeBody,
  actor: string,
  now: Date,
): Promise<Outcome<DeskIssue>> {
  const tooLate = refusedTime(goesAt, now)
  if (tooLate !== undefined) return tooLate
  const where = { documentId, state: 'draft', savedVersion: version }
  const data = { subject, content, goesAt: timeOf(goesAt), savedAt: now, savedVersion: version + 1, serverProblem: null }
  const { count } = await issueRows(strapi).updateMany({ where, data })
  const row = count === 0 ? null : await findIssue(strapi, documentId)
  if (row === null) return refusalOf(strapi, documentId)
  await noteDeed(strapi, actor, 'update', row)
  return { status: 200, body: await deskIssueOf(strapi, row, now) }
}

export async function deleteIssue(strapi: Core.Strapi, documentId: string, actor: string): Promise<Outcome<{ message: string }>> {
  const row = await findIssue(strapi, documentId)
  const { count } = await issueRows(strapi).deleteMany({ where: { documentId, state: 'draft' } })
  if (row === null || count === 0) return refusalOf(strapi, documentId)
  await noteDeed(strapi, actor, 'delete', row)
  return { status: 200, body: { message: 'Draft deleted.' } }
}

/** The states from which each step may be taken, and where it leads. */
const steps = {
  pause: { from: ['sending'], to: 'paused' },
  'go-on': { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
} as const

const notNow: Refused = { refused: 'conflict', message: 'This is no longer possible: the issue has changed. Load it again.' }

/** Starts sending: numbers the issue, and fixes its mail and its list of readers. All of it happens, or nothing. */
async function send(strapi: Core.Strapi, row: IssueRow, version: number, now: Date): Promise<Refused | undefined> {
  if (!accountsOf(strapi).mail.canSend()) return { refused: 'unavailable', message: 'No mail server is set up: SMTP_URL is empty.' }
  if ((await accountsOf(strapi).subscribers.countReaders()) === 0) return { refused: 'conflict', message: 'Nobody is subscribed yet.' }
  // Two issues that are started at once would get one number.
  await newsroomOf(strapi).lock('the number of an issue')
  const number = await nextNumber(strapi)
  const draft = await draftMail(strapi, row, number, now)
  const mustMend = (await problemsOf(strapi, draft, now)).filter((problem) => problem.mustMend)
  if (mustMend.length > 0) return { refused: 'conflict', message: `First fix: ${mustMend.map(({ text }) => text).join(' ')}` }
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const { count } = await issueRows(strapi).updateMany({
      where: { id: row.id, state: 'draft', savedVersion: version },
      data: {
        state: 'sending',
        number,
        goesAt: null,
        startedAt: now,
        mail: draft.mail,
        sentContent: { figures: draft.issue.figures, dates: draft.issue.dates },
        savedVersion: version + 1,
      },
    })
    if (count === 0) return notNow
    await addList(strapi, row.id, trx)
    return undefined
  })
}

async function otherStep(strapi: Core.Strapi, row: IssueRow, { step, version }: IssueStepBody & { step: keyof typeof steps }, now: Date) {
  const { from, to } = steps[step]
  const where = { id: row.id, state: { $in: [...from] }, savedVersion: version }
  const ended = to === 'stopped' ? { endedAt: now } : {}
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const { count } = await issueRows(strapi).updateMany({ where, data: { state: to, savedVersion: version + 1, ...ended } })
    if (count === 0) return notNow
    if (to === 'stopped') await cancelWaiting(strapi, row.id, trx)
    return undefined
  })
}

/** Takes a step of an issue, and notes it in the audit trail. */
export async function stepIssue(strapi: Core.Strapi, documentId: string, body: IssueStepBody, actor: string, now: Date): Promise<Outcome<DeskIssue>> {
  const row = await findIssue(strapi, documentId)
  if (row === null) return gone
  const { step } = body
  const refused = step === 'send' ? await send(strapi, row, body.version, now) : await otherStep(strapi, row, { ...body, step }, now)
  if (refused !== undefined) return refused
  await noteDeed(strapi, actor, step, row)
  const after = await findIssue(strapi, documentId)
  return after === null ? gone : { status: 200, body: await deskIssueOf(strapi, after, now) }
}
