import * as z from 'zod/mini'
import { articleCardList, documentId, timestamp } from './article.ts'
import { figureList } from './figure-answer.ts'
import { isPageWithinLimit, pageQuery } from './list-query.ts'
import { termCard, termSlug } from './term.ts'
import { lineText, longText } from './text-rules.ts'

/** The limits of an issue: characters of its texts, and pieces that it may name. */
export const issueLimits = {
  subject: 120,
  previewLine: 200,
  opening: 5_000,
  question: 200,
  answer: 2_000,
  articles: 8,
  stories: 4,
  figures: 4,
  dates: 3,
}

/** The lengths at which a line is shown whole in most inboxes, in characters. */
export const bestLengths = { subject: { least: 28, most: 50 }, previewLine: { least: 40, most: 90 } } as const

const count = z.number().check(z.int(), z.nonnegative())

const isEachOnce = (all: readonly string[]) => new Set(all).size === all.length
const pieces = <Piece extends z.core.$ZodType<string>>(piece: Piece, most: number) =>
  z.array(piece).check(z.maxLength(most, `At most ${most}`), z.refine(isEachOnce, 'One is listed twice'))

/**
 * The content of an issue as an editor writes it. Texts may be empty while it is a draft; what is missing is in `problems`.
 * - `opening` and `answer` are plain text, with an empty line between paragraphs.
 * - `dueDateIds` are days of the tax calendar; `termSlug` is a term of the glossary, or "".
 * - `calculator` is an address of ours with its filled-in values, or "".
 * - `question` is a reader's, with its `answer`; both or neither.
 * - `goesAt` is the time at which it goes out by itself; null if somebody presses.
 */
const issueContent = {
  subject: lineText(issueLimits.subject),
  previewLine: lineText(issueLimits.previewLine),
  opening: longText(issueLimits.opening),
  figureKeys: pieces(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)), issueLimits.figures),
  articleIds: pieces(documentId, issueLimits.articles),
  storyIds: pieces(documentId, issueLimits.stories),
  calculator: z.string().check(z.regex(/^(\/[a-z0-9-]+-calculator(\?[\w=&.%+-]*)?)?$/, 'Expected a calculator of this site'), z.maxLength(500)),
  dueDateIds: z._default(pieces(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)), issueLimits.dates), []),
  question: z._default(lineText(issueLimits.question), ''),
  answer: z._default(longText(issueLimits.answer), ''),
  termSlug: z._default(z.union([z.literal(''), termSlug]), ''),
  goesAt: z._default(z.nullable(timestamp), null),
}

export const issueBody = z.strictObject(issueContent)
export type IssueBody = z.infer<typeof issueBody>

/** A change to a draft. `version` is the one that the editor saw; if it was saved since, the change is refused with 409. */
export const issueChangeBody = z.strictObject({ ...issueContent, version: count })
export type IssueChangeBody = z.infer<typeof issueChangeBody>

/**
 * The states of an issue: `sending` until each reader of its list has an outcome, then `sent`. A paused one can go on; of a stopped one,
 * what was not handed over is never sent.
 */
export const issueStates = ['draft', 'sending', 'paused', 'stopped', 'sent'] as const
export type IssueState = (typeof issueStates)[number]

/**
 * The outcomes of an issue, in readers. The list is fixed when sending starts; the other numbers add up to it.
 * - `waiting`: not handed over yet, or refused for now and tried again later.
 * - `accepted`, `refused`: what the mail server answered.
 * - `unknown`: handed over, and the answer never came. It is never sent again by itself.
 * - `left`: unsubscribed after the list was fixed. `notSent`: the issue was stopped first.
 */
export const issueCounts = z.object({ list: count, waiting: count, accepted: count, refused: count, unknown: count, left: count, notSent: count })
export type IssueCounts = z.infer<typeof issueCounts>

/** Something to mend in a draft. `mustMend` problems hold sending back. `field` names where. */
export const issueProblem = z.object({ field: z.enum(Object.keys(issueContent) as (keyof IssueBody)[]), text: z.string(), mustMend: z.boolean() })
export type IssueProblem = z.infer<typeof issueProblem>

/** An issue in the list of the desk. `number` is null until it is sent; `counts` too. `goesAt` is the time at which a draft goes out by itself. */
export const deskIssueLine = z.object({
  _id: documentId,
  number: z.nullable(count),
  state: z.enum(issueStates),
  subject: z.string(),
  savedAt: timestamp,
  startedAt: z.nullable(timestamp),
  endedAt: z.nullable(timestamp),
  goesAt: z.nullable(timestamp),
  counts: z.nullable(issueCounts),
})
export type DeskIssueLine = z.infer<typeof deskIssueLine>
export const deskIssueList = z.array(deskIssueLine)

/**
 * `readers` is the number who would get it now. `secondsLeft` is an estimate by the rate, null if it is not being sent.
 * `serverProblem` is why the mail server takes no mail at present, or why a draft did not go out by itself; "" if all is well.
 */
export const deskIssue = z.object({
  ...deskIssueLine.shape,
  ...issueContent,
  version: count,
  problems: z.array(issueProblem),
  readers: count,
  secondsLeft: z.nullable(count),
  serverProblem: z.string(),
})
export type DeskIssue = z.infer<typeof deskIssue>

export const issueListQuery = z.strictObject(pageQuery).check(z.refine(isPageWithinLimit, 'This page is beyond the limit'))

/** The outcomes whose readers can be listed: those of which an owner may want to know more. */
export const listedOutcomes = ['waiting', 'refused', 'unknown'] as const
export type ListedOutcome = (typeof listedOutcomes)[number]

export const issueReadersQuery = z
  .strictObject({ ...pageQuery, outcome: z.enum(listedOutcomes) })
  .check(z.refine(isPageWithinLimit, 'This page is beyond the limit'))

/** A reader of an issue: the address, "" if it was erased since; what the mail server said last, or ""; and how often it was asked. */
export const issueReader = z.object({ email: z.string(), reason: z.string(), tries: count })
export type IssueReader = z.infer<typeof issueReader>
export const issueReaderList = z.array(issueReader)

/**
 * The mail as a reader gets it, with a link to unsubscribe that does nothing. `bytes` counts its HTML. `mailPath` is a signed address on the
 * site at which the HTML opens as a document of its own; it works for 15 minutes.
 */
export const issuePreview = z.object({ subject: z.string(), html: z.string(), text: z.string(), bytes: count, mailPath: z.string() })
export type IssuePreview = z.infer<typeof issuePreview>

/** `send` fixes the list and starts; `stop` is final. `version` is the one that the editor saw. */
export const issueStepBody = z.strictObject({ step: z.enum(['send', 'pause', 'go-on', 'stop']), version: count })
export type IssueStepBody = z.infer<typeof issueStepBody>

/** A sent issue in the archive. */
export const sentIssueLine = z.object({ number: count, subject: z.string(), previewLine: z.string(), sentAt: timestamp })
export type SentIssueLine = z.infer<typeof sentIssueLine>
export const sentIssueList = z.array(sentIssueLine)

/** A day of the tax calendar in an issue: `day` as YYYY-MM-DD. */
const issueDate = z.object({ day: z.iso.date(), title: z.string(), figureKey: z.string() })

/** A story in an issue. */
const issueStory = z.object({ _id: documentId, title: z.string() })

/** The page of a sent issue: figures and dates as on the day it was sent, and those of its pieces that are still published. */
export const sentIssue = z.object({
  ...sentIssueLine.shape,
  opening: z.string(),
  figures: figureList,
  articles: articleCardList,
  stories: z.array(issueStory),
  calculator: z.string(),
  dates: z.array(issueDate),
  question: z.string(),
  answer: z.string(),
  term: z.nullable(termCard),
})
export type SentIssue = z.infer<typeof sentIssue>
