import type { CalendarEntry } from '@artha/contract/calendar'
import type { FigureToRead } from '@artha/contract/figures-to-read'
import type { OpeningsAnswer } from '@artha/contract/openings'
import type { ReviewLine } from '@artha/contract/review'
import { timeInIndia } from '../../../lib/dates.ts'
import { groupedNumber } from '../../../lib/money.ts'
import { articlePath } from '../../../lib/paths.ts'
import { reviewPath } from '../review/review-words.ts'
import { formPath } from '../form-path.ts'
import type { OverviewLine } from './overview-box.tsx'

/** So many are named in a box; it leads on to the others. */
export const linesOfBox = 3

/** What appears today, with its time; what one may change leads to its form. */
export const dueLines = (entries: readonly CalendarEntry[]): OverviewLine[] =>
  entries.slice(0, linesOfBox).map(({ _id, kind, title, at, mayChange }) => ({
    key: _id,
    title,
    to: mayChange ? formPath(kind, _id) : undefined,
    note: at && timeInIndia(new Date(at)),
  }))

/** The pieces that are most urgent to read again, each with the figure that it speaks of. A figure without any leads to its page. */
export function figureLines(figures: readonly FigureToRead[]): OverviewLine[] {
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

/** What waits longest, with who submitted it. */
export const reviewLines = (waiting: readonly ReviewLine[]): OverviewLine[] =>
  waiting.slice(0, linesOfBox).map(({ _id, title, submittedBy }) => ({ key: _id, title, to: reviewPath(_id), note: `by ${submittedBy}` }))

/** What is opened most, with how often. */
export const mostReadLines = ({ articles }: OpeningsAnswer): OverviewLine[] =>
  articles.slice(0, linesOfBox).map(({ _id, title, openings }) => ({
    key: _id,
    title: title ?? 'Deleted article',
    to: title === undefined ? undefined : articlePath(_id),
    note: groupedNumber(openings),
  }))
