import type { IssueBody, IssueState, SentIssue } from '@artha/contract/newsletter-issue'
import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import type { IssueMail } from './mail/issue-mail'

export const issueUid = 'api::newsletter.newsletter-issue'

type Time = Date | string | number

/** An issue as stored. `mail` and `sentContent` are fixed when sending starts. */
export interface IssueRow {
  id: number
  documentId: string
  number: number | null
  state: IssueState
  savedVersion: number
  subject: string | null
  content: Omit<IssueBody, 'subject'>
  savedAt: Time
  startedAt: Time | null
  endedAt: Time | null
  sentContent: Pick<SentIssue, 'figures'> | null
  mail: IssueMail | null
  serverProblem: string | null
}

export const issueRows = (strapi: Core.Strapi) => rowsOf<IssueRow>(strapi, issueUid)
