import type { CalendarEntry } from '@artha/contract/calendar'
import type { FigureToReview } from '@artha/contract/figures-to-review'
import type { ArticleViewsAnswer } from '@artha/contract/article-views'
import type { ReviewLine } from '@artha/contract/review'
import { timeInIndia } from '../../../lib/dates.ts'
import { groupedNumber } from '../../../lib/money.ts'
import { articlePath } from '../../../lib/paths.ts'
import { reviewPath } from '../review/review-texts.ts'
import { formPath } from '../form-path.ts'
import type { OverviewLine } from './overview-box.tsx'

/** The most lines of a box. */
export const linesOfBox = 3

/** Returns the entries that appear today with their times. Those that the user may change link to their form. */
export const dueLines = (entries: readonly CalendarEntry[]): OverviewLine[] =>
  entries.slice(0, linesOfBox).map(({ _id, kind, title, at, mayChange }) => ({
    key: _id,
    title,
    to: mayChange ? formPath(kind, _id) : undefined,
    note: at && timeInIndia(new Date(at)),
  }))

/** Returns the content most urgent to check again, each with its figure. A figure without content links to its own page. */
export function figureLines(figures: readonly FigureToReview[]): OverviewLine[] {
  const lines = figures.flatMap(({ figureKey, title, pieces }): OverviewLine[] =>
    pieces.length === 0
      ? [{ key: figureKey, title, to: `/figures/${figureKey}`, note: 'needs checking' }]
      : pieces.map((piece) => ({
          key: `${figureKey} ${piece._id}`,
          title: piece.title,
          to: piece.mayLook ? formPath(piece.kind, piece._id) : undefined,
          note: `${title}: “${piece.said}”`,
        })),
  )
  return lines.slice(0, linesOfBox)
}

/** Returns the entries that have waited longest for review, with who submitted them. */
export const reviewLines = (waiting: readonly ReviewLine[]): OverviewLine[] =>
  waiting.slice(0, linesOfBox).map(({ _id, title, submittedBy }) => ({ key: _id, title, to: reviewPath(_id), note: `by ${submittedBy}` }))

/** Returns the most read articles with their number of views. */
export const mostReadLines = ({ articles }: ArticleViewsAnswer): OverviewLine[] =>
  articles.slice(0, linesOfBox).map(({ _id, title, openings }) => ({
    key: _id,
    title: title ?? 'Deleted article',
    to: title === undefined ? undefined : articlePath(_id),
    note: groupedNumber(openings),
  }))
