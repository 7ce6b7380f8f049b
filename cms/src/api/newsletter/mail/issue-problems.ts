import type { FigureRow } from '@artha/contract/figure-answer'
import { calculatorPlaces } from '@artha/contract/calculator-places'
import { lastKnownOn } from '@artha/contract/figure-on'
import { markText } from '@artha/contract/figure-mark'
import { bestLengths, issueBody, type IssueBody, type IssueProblem } from '@artha/contract/newsletter-issue'
import type { FieldTexts } from '../../../compliance/security-problems'
import { figuresInWords } from '../../figure/figure-words'
import type { ResolvedIssue } from './issue-sections'

/** What the problems of an issue depend on besides its content. */
export interface IssueFacts {
  /** The rendered HTML. */
  html: string
  /** The register's rows of the figures that the subject states: `figuresInWords(body.subject)`. */
  subjectFigures: readonly FigureRow[]
  /** What `securityProblems` says of `issueTexts(body)`, for the moment of sending. */
  securities: Readonly<Record<string, string>>
  /** The day in India on which it would be sent. */
  today: string
}

type Field = IssueProblem['field']

/** Gmail cuts a mail at 102 KB. What is above is kept for the readers' own addresses. */
export const mostHtmlBytes = 90 * 1024

const lineNames = { subject: 'subject', previewLine: 'preview line' } as const

const mend = (field: Field, text: string): IssueProblem => ({ field, text, mustMend: true })
const advise = (field: Field, text: string): IssueProblem => ({ field, text, mustMend: false })

/** The texts of an issue in which a security may be named. */
export const issueTexts = ({ subject, previewLine, opening, question, answer }: IssueBody): (FieldTexts & { field: Field })[] => [
  { field: 'subject', words: subject },
  { field: 'previewLine', words: previewLine },
  { field: 'opening', words: opening },
  { field: 'question', words: question },
  { field: 'answer', words: answer },
]

function lineProblems(body: IssueBody, field: keyof typeof bestLengths): IssueProblem[] {
  const { least, most } = bestLengths[field]
  const length = Array.from(body[field].trim()).length
  if (length === 0) return [mend(field, `Write a ${lineNames[field]}.`)]
  if (length >= least && length <= most) return []
  return [advise(field, `The ${lineNames[field]} has ${length} characters; ${least} to ${most} are best.`)]
}

function pieceProblems(
  { figureKeys, articleIds, storyIds, dueDateIds, termSlug }: IssueBody,
  { figures, articles, stories, dates, term }: ResolvedIssue,
): IssueProblem[] {
  const missing = (field: Field, what: string, named: readonly string[], found: readonly string[]) =>
    named.flatMap((id, at) =>
      found.includes(id) ? [] : [mend(field, `${what} ${at + 1} of ${named.length} is not published: remove it, or publish it first.`)],
    )
  return [
    ...missing('figureKeys', 'Figure', figureKeys, figures.map(({ figureKey }) => figureKey)), // prettier-ignore
    ...missing('articleIds', 'Article', articleIds, articles.map(({ _id }) => _id)), // prettier-ignore
    ...missing('storyIds', 'Story', storyIds, stories.map(({ _id }) => _id)), // prettier-ignore
    ...(dates.length < dueDateIds.length ? [mend('dueDateIds', 'A date has passed, or is no longer in the tax calendar: choose again.')] : []),
    ...(termSlug !== '' && term === null ? [mend('termSlug', 'The glossary has no such term.')] : []),
  ]
}

const escapedForPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns true if the subject has the title or the value of a figure: "5.25%", not within "15.25%". Values without a sign are too common. */
function isNamedIn(subject: string, row: FigureRow): boolean {
  if (subject.toLowerCase().includes(row.title.toLowerCase())) return true
  const value = markText(row, undefined)
  return value !== undefined && /[%₹]/.test(value) && new RegExp(`(?<![\\d.,])${escapedForPattern(value)}(?![.,]?\\d)`).test(subject)
}

/** Returns the problems of figures in the subject: one without a row in the register, and one that only one source confirms. */
function subjectFigureProblems(subject: string, figures: readonly FigureRow[], { subjectFigures, today }: IssueFacts): IssueProblem[] {
  const stated = figuresInWords(subject).map(({ figureKey }) => ({ figureKey, row: lastKnownOn(subjectFigures, figureKey, today)?.row }))
  const absent = stated.filter(({ row }) => row === undefined)
  const named = [...stated.flatMap(({ row }) => row ?? []), ...figures.filter((row) => isNamedIn(subject, row))]
  const titles = [...new Set(named.filter(({ confidence }) => confidence === 'one-source').map(({ title }) => title))]
  return [
    ...absent.map(({ figureKey }) => mend('subject', `The register has no figure “${figureKey}” today, so it cannot be in the subject.`)),
    ...titles.map((title) => mend('subject', `“${title}” is not verified yet, so it cannot be in the subject.`)),
  ]
}

function contentProblems(
  { opening, question, calculator }: IssueBody,
  { figures, articles, stories, dates }: ResolvedIssue,
  html: string,
): IssueProblem[] {
  const isEmpty = opening.trim() + question.trim() === '' && figures.length + articles.length + stories.length + dates.length === 0
  const isKnown = calculator === '' || calculatorPlaces.some(({ path }) => path === calculator.split('?')[0])
  const bytes = Buffer.byteLength(html)
  return [
    ...(isEmpty ? [mend('articleIds', 'There is nothing to read yet: add an article, a story, a figure or an opening.')] : []),
    ...(isKnown ? [] : [mend('calculator', 'This site has no such calculator.')]),
    ...(bytes > mostHtmlBytes
      ? [mend('opening', `The email has ${Math.ceil(bytes / 1024)} KB, and at most 90 are sent. Shorten the opening or remove an article.`)]
      : []),
  ]
}

function questionProblems({ question, answer }: IssueBody): IssueProblem[] {
  const [isAsked, isAnswered] = [question.trim() !== '', answer.trim() !== '']
  if (isAsked === isAnswered) return []
  return [
    isAsked ? mend('answer', 'Answer the question, or remove it.') : mend('question', 'Write the question to this answer, or remove the answer.'),
  ]
}

/** Returns the problems of an issue as it would be sent now, in the order of the form's fields. */
export function issueProblems(body: IssueBody, resolved: ResolvedIssue, facts: IssueFacts): IssueProblem[] {
  const securities = issueTexts(body).flatMap(({ field }) => {
    const text = facts.securities[field]
    return text === undefined ? [] : [mend(field, text)]
  })
  const all = [
    ...lineProblems(body, 'subject'),
    ...lineProblems(body, 'previewLine'),
    ...subjectFigureProblems(body.subject, resolved.figures, facts),
    ...securities,
    ...pieceProblems(body, resolved),
    ...contentProblems(body, resolved, facts.html),
    ...questionProblems(body),
  ]
  return Object.keys(issueBody.shape).flatMap((field) => all.filter((problem) => problem.field === field))
}
