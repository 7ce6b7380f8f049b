import type { IssueBody, IssueState, SentIssue } from '@artha/contract/newsletter-issue'
import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import type { IssueMail } from './mail/issue-mail'

export const issueUid = 'api::newsletter.newsletter-issue'

type Time = Date | string | number

/** What is stored as one value: all but what has a column of its own. */
type IssueContent = Omit<IssueBody, 'subject' | 'goesAt'>

/** The fields that an issue has had from the beginning. Rows of former days are without the others. */
type FirstFields = 'previewLine' | 'opening' | 'figureKeys' | 'articleIds' | 'storyIds' | 'calculator'

/** An issue as stored. `mail` and `sentContent` are fixed when sending starts. */
export interface IssueRow {
  id: number
  documentId: string
  number: number | null
  state: IssueState
  savedVersion: number
  subject: string | null
  content: Pick<IssueBody, FirstFields> & Partial<Omit<IssueContent, FirstFields>>
  savedAt: Time
  /** The time at which a draft goes out by itself. */
  goesAt: Time | null
  startedAt: Time | null
  endedAt: Time | null
  sentContent: (Pick<SentIssue, 'figures'> & Partial<Pick<SentIssue, 'dates'>>) | null
  mail: IssueMail | null
  serverProblem: string | null
}

export const issueRows = (strapi: Core.Strapi) => rowsOf<IssueRow>(strapi, issueUid)

export const isoOf = (time: Time | null): string | null => (time === null ? null : new Date(time).toISOString())

/** Returns the content of an issue as its editor wrote it. */
export const bodyOf = ({ subject, content, goesAt }: Pick<IssueRow, 'subject' | 'content' | 'goesAt'>): IssueBody => ({
  dueDateIds: [],
  question: '',
  answer: '',
  termSlug: '',
  ...content,
  subject: subject ?? '',
  goesAt: isoOf(goesAt),
})
