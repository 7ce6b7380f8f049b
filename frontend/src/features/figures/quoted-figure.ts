import type { FigureRow, FigureValue } from '@artha/contract/figure-answer'
import { lastKnownOn } from '@artha/contract/figure-on'
import { unverifiedReason, isNotVerified } from '@artha/contract/figure-page'
import { searchWords } from '@artha/contract/search-words'
import { dayText } from '../../lib/dates.ts'
import type { RequestedFigure } from './requested-figure.ts'
import { amountText, bandText, heldText, shortText } from './figure-texts.ts'

const mostParts = 4
const mostDates = 3
/** Tables up to this many rows are given whole. */
const mostRows = 4

const formsOf = (text: string) => searchWords(text).map(({ form }) => form)

/** Returns the parts that share the most words with the question, at most 4; empty if no part or every part matches equally. */
function named<Part extends { name: string; title: string }>(parts: readonly Part[], wanted: ReadonlySet<string>): readonly Part[] {
  const counts = parts.map(({ name, title }) => new Set(formsOf(`${title} ${name.replaceAll('-', ' ')}`).filter((form) => wanted.has(form))).size)
  const most = Math.max(0, ...counts)
  const chosen = parts.filter((_, at) => counts[at] === most)
  return most === 0 || chosen.length === parts.length ? [] : chosen.slice(0, mostParts)
}

/** Matches a table row about a day of each year: "Paid by 15 June". */
const byDay = /\bby \d{1,2} [A-Z]/

/** Word forms that occur in questions about any due date, so they distinguish none. */
const ofEveryDate = formsOf('itr return income tax last due date')

/** Returns a figure's value in one line, limited to the part that the question names, if any; "" if nothing fits. */
function valueWords(value: FigureValue, wanted: ReadonlySet<string>, day: string, asksDate: boolean): string {
  if (value.kind === 'slabs') {
    const group = named(value.groups, wanted)[0] ?? value.groups[0]
    return (group?.bands ?? []).map((band) => `${bandText(band, value.unit)}: ${amountText(band.percent, 'percent')}`).join('; ')
  }
  if (value.kind === 'table') {
    const all = value.columns.length === 1 && value.rows.length <= mostRows ? value.rows : []
    const dated = asksDate ? value.rows.filter(({ title }) => byDay.test(title)) : []
    const chosen = dated.length > 0 ? dated : named(value.rows, wanted)
    const parts = (chosen.length > 0 ? chosen : all).flatMap(({ title, unit, cells: [cell] }) =>
      cell === undefined ? [] : [`${title}: ${amountText(cell, unit)}`],
    )
    return parts.length > 0 ? parts.join('; ') : shortText(value)
  }
  if (value.kind === 'dates') {
    const coming = value.dates.filter(({ date }) => date >= day)
    const shown = named(coming, wanted)
    return (shown.length > 0 ? shown : coming.slice(0, mostDates)).map(({ title, date }) => `${title}: ${dayText(date)}`).join('; ')
  }
  return shortText(value)
}

/** A figure as the answer to a question on a given day. */
export interface QuotedFigure {
  key: string
  title: string
  /** The value, its start date and its authority. */
  words: string
  /** True if the value is of the kind asked for: a rate, a date or an amount. */
  isOfKind: boolean
  /** True if the figure's names, or those of the part given, contain every subject word of the question. */
  isNamed: boolean
  /** True if the figure's own names do. */
  isTitled: boolean
}

/** Word forms that say which kind of figure is asked for, not its subject. */
const ofKinds = formsOf(
  'limit ceiling maximum max minimum min amount rate interest last due date deadline penalty fee percent section year how current 2024 2025 2026 2027 2028',
)
const asksRate = /\b(?:rates?|interest|byaj|percent|dar)\b|%|ब्याज|दर/
const ofDates = /\b(?:dates?|deadline|when|kab|tarikh)\b|कब|तारीख/

/** True if a value is of the kind that the question asks for. */
function isOfKind(value: FigureValue, said: string, question: string): boolean {
  const asked = question.toLowerCase()
  if (ofDates.test(asked)) return value.kind === 'dates' || (value.kind === 'table' && value.rows.some(({ title }) => byDay.test(title)))
  return !asksRate.test(asked) || said.includes('%')
}

/**
 * Returns a figure's value on a day with its start date and authority; undefined if none is known by then. With `part`, uses the last table that has
 * this row.
 */
export function quotedFigure(rows: readonly FigureRow[], key: string, question: string, day: string, part?: string): QuotedFigure | undefined {
  const known = lastKnownOn(rows, key, day, part)
  if (known === undefined) return undefined
  const { row, heldUntil } = known
  const [from, until] = [row.validFrom, row.validUntil]
  const about = formsOf(question).filter((form) => !ofKinds.includes(form) && !(row.value.kind === 'dates' && ofEveryDate.includes(form)))
  const said = valueWords(row.value, new Set(about), day, ofDates.test(question.toLowerCase()))
  if (said === '') return undefined
  const ends = until === null ? '' : `, until ${dayText(until)}`
  const value = `${said}${heldUntil === null ? ends : `, ${heldText(heldUntil)}`}`
  const since = row.heldBefore === true || row.value.kind === 'dates' ? '' : ` Since ${dayText(from)}.`
  const doubt = isNotVerified(row) ? ` N${unverifiedReason(row).slice(1)}.` : ''
  const own = `${row.title} ${key.replaceAll('-', ' ')}`
  const isSaidIn = (names: string) => {
    const forms = formsOf(names)
    return about.every((form) => forms.includes(form))
  }
  return {
    key,
    title: row.title,
    words: `${value}.${since} Source: ${row.authority}.${doubt}`,
    isOfKind: isOfKind(row.value, said, question),
    isNamed: isSaidIn(`${own} ${said}`),
    isTitled: isSaidIn(own),
  }
}

/** Returns the figure that a question asks for in everyday words, as of a day. */
export const figureByName = (rows: readonly FigureRow[], { key, part, row }: RequestedFigure, question: string, day: string) =>
  quotedFigure(rows, key, part === '' ? question : part, day, row)

/** Returns the figure that answers a question best; undefined if none is of the kind asked for. */
export function bestFigure(rows: readonly FigureRow[], keys: readonly string[], question: string, day: string): QuotedFigure | undefined {
  const said = keys.flatMap((key) => quotedFigure(rows, key, question, day) ?? []).filter((figure) => figure.isOfKind)
  return said.find(({ isTitled }) => isTitled) ?? said.find(({ isNamed }) => isNamed) ?? said[0]
}
