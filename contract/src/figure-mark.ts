import type { ArticleSource } from './article-source.ts'
import type { FigureRow } from './figure-answer.ts'
import type { FigureUnit } from './figure-units.ts'
import { cellOf, figureHistory, lastKnownOn, type DatedRow } from './figure-on.ts'
import { documentPage } from './figure-page.ts'
import { dayInWords, grouped, inPercent, inRupees } from './number-words.ts'

/**
 * A figure in an article is a link to its page that says of which day it speaks: `/figures/repo?on=2026-10-07` is "as of
 * this article", `/figures/repo?on=today` is drawn with what holds when it is read, `&part=ppf` names a part of a table. As
 * a link it passes the HTML sanitiser unchanged, and other clients of the API get readable text.
 */
export interface FigureMark {
  figureKey: string
  on: string
  part?: string | undefined
}

const address = /^\/figures\/([a-z0-9-]{1,60})\?on=(today|\d{4}-\d{2}-\d{2})(?:&(?:amp;)?part=([a-z0-9-]{1,60}))?$/

/** The mark that an address says; undefined for any other link. */
export function figureMarkOf(href: string): FigureMark | undefined {
  const [, figureKey, on, part] = address.exec(href) ?? []
  return figureKey === undefined || on === undefined ? undefined : { figureKey, on, ...(part !== undefined && { part }) }
}

const markedLink = /<a (?:title="[^"]*" )?href="(\/figures\/[^"]{1,160})"(?: title="[^"]*")?>([^<]*)<\/a>/g

/** The marks of a text that was cleaned, in their order, each with the words that are marked. */
export function figureMarksIn(html: string): (FigureMark & { said: string })[] {
  return [...html.matchAll(markedLink)].flatMap(([, href = '', said = '']) => {
    const mark = figureMarkOf(href)
    return mark === undefined ? [] : [{ ...mark, said }]
  })
}

const asWritten = (number: number, unit: FigureUnit) => {
  if (unit.startsWith('percent')) return inPercent(number)
  if (unit.startsWith('rupees')) return inRupees(number)
  return unit === 'crore-rupees' ? `${inRupees(number)} crore` : grouped(number)
}

/** The number of a row, or of a part of its table, as a text says it: "5.50%"; undefined for what is no single number. */
export function markText(row: FigureRow, part: string | undefined): string | undefined {
  if (row.value.kind === 'number') return asWritten(row.value.number, row.value.unit)
  const cell = cellOf(row, part)
  if (cell === undefined) return undefined
  return typeof cell.cell === 'number' ? asWritten(cell.cell, cell.unit) : cell.cell
}

/** A text without its marks: what is left says nothing that the register bears out. */
export const withoutMarks = (html: string): string => html.replaceAll(markedLink, ' … ')

const sameSaid = (one: FigureRow, other: FigureRow, part: string | undefined) => {
  const words = markText(one, part)
  return words === undefined ? JSON.stringify(one.value) === JSON.stringify(other.value) : words === markText(other, part)
}

const isDayAfter = (day: string, before: string) => Date.parse(day) - Date.parse(before) === 86_400_000

/** The row of a mark's day with the last day on which it says the same: a new row that says it again ends nothing. */
export function heldRow(history: readonly DatedRow[], day: string, part: string | undefined): DatedRow | undefined {
  const first = history.findIndex(({ from, until }) => from <= day && (until === null || day <= until))
  const inForce = history[first]
  if (inForce === undefined) return undefined
  let { until } = inForce
  for (const { row, from, until: next } of history.slice(first + 1)) {
    if (until === null || !isDayAfter(from, until) || !sameSaid(inForce.row, row, part)) break
    until = next
  }
  return { ...inForce, until }
}

/** What a mark stands on when it is read on a day. */
interface ReadMark {
  inForce: DatedRow
  source: ArticleSource
  /** What is drawn in the place of the words of the link; undefined leaves them. */
  text: string | undefined
  date: string
}

const dateWords = (on: string, from: string, heldUntil: string | null) => {
  if (on !== 'today') return `as of ${dayInWords(on)}`
  return heldUntil === null ? `today, since ${dayInWords(from)}` : `held until ${dayInWords(heldUntil)}; we know of no later one`
}

function readMark({ figureKey, on, part }: FigureMark, rows: readonly FigureRow[], today: string): ReadMark | undefined {
  // One of today goes on with the last known row, and says until when that held
  const known = on === 'today' ? lastKnownOn(rows, figureKey, today, part) : undefined
  const inForce = heldRow(figureHistory(rows, figureKey), known?.heldUntil ?? (on === 'today' ? today : on), part)
  if (inForce === undefined) return undefined
  const { title, authority, document, checkedOn, confidence } = inForce.row
  const words = markText(inForce.row, part)
  return {
    inForce,
    text: on === 'today' ? words : undefined,
    date: dateWords(on, inForce.from, known?.heldUntil ?? null),
    source: {
      title,
      authority,
      document,
      address: documentPage(inForce.row) ?? '',
      checkedOn,
      figure: { figureKey, on, ...(words !== undefined && { words }), from: inForce.from, until: inForce.until, confidence },
    },
  }
}

/**
 * A cleaned text with its marks as they are read on a day: those of today with what holds today, the first of each figure and
 * day with its date; and the sources they stand on. Where no row holds, the words stay without a link: nothing bears them out.
 */
export function readMarks(html: string, rows: readonly FigureRow[], today: string): { html: string; sources: ArticleSource[] } {
  const dated = new Set<string>()
  const sources = new Map<string, ArticleSource>()
  const read = html.replaceAll(markedLink, (link, href: string, words: string) => {
    const mark = figureMarkOf(href)
    if (mark === undefined) return link
    const found = readMark(mark, rows, today)
    if (found === undefined) return words
    const name = `${mark.figureKey} ${found.inForce.from}`
    const title = dated.has(`${mark.figureKey} ${mark.on}`) ? '' : ` title="${found.date}"`
    dated.add(`${mark.figureKey} ${mark.on}`)
    if (!sources.has(name)) sources.set(name, found.source)
    return `<a href="${href}"${title}>${found.text ?? words}</a>`
  })
  return { html: read, sources: [...sources.values()] }
}
