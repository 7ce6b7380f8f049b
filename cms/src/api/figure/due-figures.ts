import type { FigureRow } from '@artha/contract/figure-answer'
import { heldRow, markText } from '@artha/contract/figure-mark'
import { figureHistory, figureOn } from '@artha/contract/figure-on'
import type { FigureUse } from './figure-uses'

/** A figure because of which pieces have to be read again, since a day. */
export interface DueFigure {
  figureKey: string
  title: string
  because: 'changed' | 'ended' | 'review-due'
  since: string
  /** The row before the one in force, where there is one: what a piece may still say. */
  before: FigureRow | undefined
  row: FigureRow
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

/** What is due of a figure on a day: its review, its end, or the change that led to what holds. A first row changes nothing. */
export function dueFigure(rows: readonly FigureRow[], figureKey: string, today: string): DueFigure | undefined {
  const begun = figureHistory(rows, figureKey).filter(({ from }) => from <= today)
  const last = begun.at(-1)
  if (last === undefined) return undefined
  const { row, from, until } = last
  const { title, reviewDue } = row
  const common = { figureKey, title, before: begun.at(-2)?.row, row }
  if (until !== null && until < today) return { ...common, because: 'ended', since: dayAfter(until) }
  if (reviewDue !== null && reviewDue <= today) return { ...common, because: 'review-due', since: reviewDue }
  return begun.length < 2 ? undefined : { ...common, because: 'changed', since: from }
}

const saysOldValue = ({ said, part }: FigureUse, { before, row }: DueFigure) => {
  const [old, now] = [before, row].map((each) => each && markText(each, part === '' ? undefined : part))
  return old !== undefined && old !== now && said.includes(old) && !said.includes(now ?? old)
}

/** Whether a mark's words are not what the register says of its day. */
function saysOtherwise({ how, figureKey, saidOf, part, said }: FigureUse, rows: readonly FigureRow[]) {
  if (how !== 'mark' || saidOf === 'today') return false
  const of = figureOn(rows, figureKey, saidOf)
  const words = of && markText(of, part === '' ? undefined : part)
  return words !== undefined && words !== said.trim()
}

/**
 * Whether a piece has to be read again for a figure: it was written before the day of the change, or on that day, and no editor
 * has looked since; or it was written later and still says the old value. `writtenOn` is its day in India.
 */
export function isToBeRead(use: FigureUse & { lookedOn: string | null }, writtenOn: string, due: DueFigure, rows: readonly FigureRow[]): boolean {
  if (use.lookedOn !== null && use.lookedOn >= due.since) return false
  if (writtenOn < due.since) return use.how === 'words' || !tellsHistory(use, writtenOn, rows)
  if (due.because === 'changed' && writtenOn === due.since)
    return use.saidOf !== '' ? use.saidOf === 'today' || use.saidOf < due.since : saysOldValue(use, due)
  return use.how === 'mark' ? saysOtherwise(use, rows) : saysOldValue(use, due)
}

/** What had ended before a piece was written stays as true as it was; of a day without a row nothing is shown as a figure. */
function tellsHistory({ figureKey, saidOf, part }: FigureUse, writtenOn: string, rows: readonly FigureRow[]) {
  if (saidOf === '' || saidOf === 'today') return false
  const held = heldRow(figureHistory(rows, figureKey), saidOf, part === '' ? undefined : part)
  return held === undefined || (held.until !== null && held.until < writtenOn)
}
