import type { Core } from '@strapi/strapi'
import { stepIssue } from '../desk-issues'
import { issueRows, type IssueRow } from '../issue-row'
import { ownActor } from './weekly-issue'

/** An issue whose time is over for longer than this does not go out by itself: its news may be old. */
const mostLateMs = 6 * 3_600_000

async function refusalOf(strapi: Core.Strapi, { documentId, savedVersion, goesAt }: IssueRow, now: Date): Promise<string | undefined> {
  if (now.getTime() - new Date(goesAt ?? now).getTime() > mostLateMs) return 'Artha was not running at that time.'
  const outcome = await strapi.db.transaction(() => stepIssue(strapi, documentId, { step: 'send', version: savedVersion }, ownActor, now))
  return 'refused' in outcome ? outcome.message : undefined
}

/** Starts the drafts whose time has come. One that cannot be sent loses its time, and says why on the desk. */
export async function startDue(strapi: Core.Strapi, now: Date): Promise<void> {
  const due = await issueRows(strapi).findMany({ where: { state: 'draft', goesAt: { $lte: now } } })
  for (const row of due) {
    const because = await refusalOf(strapi, row, now)
    if (because === undefined) continue
    const where = { id: row.id, state: 'draft', savedVersion: row.savedVersion }
    const { count } = await issueRows(strapi).updateMany({ where, data: { goesAt: null, serverProblem: because } })
    if (count === 1) strapi.log.warn(`newsletter: issue ${row.id} did not go out by itself: ${because}`)
  }
}
