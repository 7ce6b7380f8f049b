import type { ArticleSource } from './article-source.ts'
import type { FigureRow } from './figure-answer.ts'
import type { FigureUnit } from './figure-units.ts'
import { cellOf, figureHistory, lastKnownOn, type DatedRow } from './figure-on.ts'
import { documentPage } from './figure-page.ts'
import { dayInWords, grouped, inPercent, inRupees } from './number-words.ts'

/**
 * A mark: a link in an article to a figure's page, with the day it speaks of. `/figures/repo?on=2026-10-07` keeps the words of the
 * article; `/figures/repo?on=today` shows the value at the time of reading; `&part=ppf` names a part of a table. As a link it passes the
 * HTML sanitiser, and other clients of the API get readable text.
 */
export interface FigureMark {
  figureKey: string
  on: string
  part?: string | undefined
}

const address = /^\/figures\/([a-z0-9-]{1,60})\?on=(today|\d{4}-\d{2}-\d{2})(?:&(?:amp;)?part=([a-z0-9-]{1,60}))?$/

/** Returns the mark in an address; undefined for any other link. */
export function figureMarkOf(href: string): FigureMark | undefined {
  const [, figureKey, on, part] = address.exec(href) ?? []
  return figureKey === undefined || on === undefined ? undefined : { figureKey, on, ...(part !== undefined && { part }) }
}

const markedLink = /<a (?:title="[^"]*" )?href="(\/figures\/[^"]{1,160})"(?: title="[^"]*")?>([^<]*)<\/a>/g

/** Returns the marks in sanitised HTML, in order, each with its marked words. */
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

/** Returns the number of a row, or of a part of its table, as text: "5.50%". Returns undefined if it is not a single value. */
export function markText(row: FigureRow, part: string | undefined): string | undefined {
  if (row.value.kind === 'number') return asWritten(row.value.number, row.value.unit)
  const cell = cellOf(row, part)
  if (cell === undefined) return undefined
  return typeof cell.cell === 'number' ? asWritten(cell.cell, cell.unit) : cell.cell
}

/** Returns a text with its marks cut out. What is left has no support in the register. */
export const withoutMarks = (html: string): string => html.replaceAll(markedLink, ' … ')

const hasSameText = (one: FigureRow, other: FigureRow, part: string | undefined) => {
  const words = markText(one, part)
  return words === undefined ? JSON.stringify(one.value) === JSON.stringify(other.value) : words === markText(other, part)
}

const isDayAfter = (day: string, before: string) => Date.parse(day) - Date.parse(before) === 86_400_000

/** Returns the row valid on a day, with the last day on which the value was the same: a new row with the same value does not end it. */
export function rowInForce(history: readonly DatedRow[], day: string, part: string | undefined): DatedRow | undefined {
  const first = history.findIndex(({ from, until }) => from <= day && (until === null || day <= until))
  const inForce = history[first]
  if (inForce === undefined) return undefined
  let { until } = inForce
  for (const { row, from, until: next } of history.slice(first + 1)) {
    if (until === null || !isDayAfter(from, until) || !hasSameText(inForce.row, row, part)) break
    until = next
  }
  return { ...inForce, until }
}

/** A mark as read on a day: its row, source, text and date. */
interface ReadMark {
  inForce: DatedRow
  source: ArticleSource
  /** The text shown in place of the link's words; undefined keeps them. */
  text: string | undefined
  date: string
}

const dateWords = (on: string, from: string, heldUntil: string | null) => {
  if (on !== 'today') return `as of ${dayInWords(on)}`
  return heldUntil === null ? `today, since ${dayInWords(from)}` : `held until ${dayInWords(heldUntil)}; we know of no later one`
}

function readMark({ figureKey, on, part }: FigureMark, rows: readonly FigureRow[], today: string): ReadMark | undefined {
  // A mark of today falls back to the last known row, and its text says until when that was valid
  const known = on === 'today' ? lastKnownOn(rows, figureKey, today, part) : undefined
  const inForce = rowInForce(figureHistory(rows, figureKey), known?.heldUntil ?? (on === 'today' ? today : on), part)
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
 * Updates the marks in sanitised HTML for a day: marks of today show the current value, and the first mark of each figure and day gets
 * its date as a title. Also returns the sources. If no row is valid, the words stay without a link.
 */
export function updateMarks(html: string, rows: readonly FigureRow[], today: string): { html: string; sources: ArticleSource[] } {
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
