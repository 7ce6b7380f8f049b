import type { FigureBand, FigureValue } from './figure-answer.ts'
import type { FigureUnit } from './figure-units.ts'
import { grouped } from './number-words.ts'

/** A rate above 100% is impossible; the highest in the register are far below. */
const percentProblem = (percent: number) =>
  percent < 0 || percent > 100 ? `${grouped(percent)}% is not possible: a rate is between 0 and 100` : undefined

function numberProblem(number: number, unit: FigureUnit, title: string): string | undefined {
  if (unit.startsWith('percent')) return percentProblem(number)
  if (unit === 'text') return `${title}: a number needs a unit`
  return number < 0 ? `${title}: ${grouped(number)} is below zero` : undefined
}

function bandsProblem(title: string, bands: readonly FigureBand[]): string | undefined {
  let reached = 0
  for (const [index, band] of bands.entries()) {
    const percent = percentProblem(band.percent)
    if (percent) return `${title}: ${percent}`
    if (index > 0 && band.from < (bands[index - 1]?.from ?? 0)) return `${title}: the slabs are out of order at ${grouped(band.from)}`
    if (band.from > reached) return `${title}: a gap between ${grouped(reached)} and ${grouped(band.from)}`
    if (band.from < reached) return `${title}: slabs overlap between ${grouped(band.from)} and ${grouped(reached)}`
    if (band.upTo === null) {
      return index === bands.length - 1 ? undefined : `${title}: a slab without an end must come last`
    }
    if (band.upTo <= band.from) return `${title}: the slab from ${grouped(band.from)} ends at ${grouped(band.upTo)}, before it begins`
    reached = band.upTo
  }
  return `${title}: the slab above ${grouped(reached)} is missing`
}

/** Returns the first name that occurs twice. */
const repeated = (names: readonly string[]) => names.find((name, index) => names.indexOf(name) !== index)

function tableProblem({ columns, rows }: Extract<FigureValue, { kind: 'table' }>): string | undefined {
  const twice = repeated(rows.map(({ name }) => name)) ?? repeated(columns.map(({ name }) => name))
  if (twice !== undefined) return `Two parts are named "${twice}"`
  for (const row of rows) {
    if (row.cells.length !== columns.length) return `${row.title}: ${row.cells.length} cells in ${columns.length} columns`
    for (const cell of row.cells) {
      if (typeof cell === 'string') {
        if (row.unit !== 'text') return `${row.title}: "${cell}" is not a number`
      } else {
        const problem = numberProblem(cell, row.unit, row.title)
        if (problem) return problem
      }
    }
  }
  return undefined
}

/** True if the day exists: 2026-02-30 does not. */
export function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

function datesProblem({ dates }: Extract<FigureValue, { kind: 'dates' }>): string | undefined {
  const twice = repeated(dates.map(({ name }) => name))
  if (twice !== undefined) return `Two parts are named "${twice}"`
  const impossible = dates.find(({ date }) => !isCalendarDay(date))
  if (impossible) return `${impossible.title}: ${impossible.date} is not a date`
  const early = dates.find(({ date }, index) => index > 0 && date < (dates[index - 1]?.date ?? ''))
  return early && `${early.title}: ${early.date} comes after a later date`
}

/** Returns the reason why a value is impossible, as a message to the editor; undefined if it is valid. */
export function valueProblem(value: FigureValue): string | undefined {
  switch (value.kind) {
    case 'number':
      return numberProblem(value.number, value.unit, 'The number')
    case 'slabs': {
      const twice = repeated(value.groups.map(({ name }) => name))
      if (twice !== undefined) return `Two parts are named "${twice}"`
      return value.groups.map(({ title, bands }) => bandsProblem(title, bands)).find((problem) => problem !== undefined)
    }
    case 'table':
      return tableProblem(value)
    case 'list':
      return repeated(value.items) === undefined ? undefined : 'The same item is listed twice'
    case 'dates':
      return datesProblem(value)
  }
}

interface RowDays {
  validFrom: string
  validUntil: string | null
  checkedOn: string
}

/** Returns the problem with the days of a row, and its field; undefined if they are valid. */
export function dayProblem({ validFrom, validUntil, checkedOn }: RowDays): { field: keyof RowDays; message: string } | undefined {
  if (!isCalendarDay(validFrom)) return { field: 'validFrom', message: `${validFrom} is not a date` }
  if (!isCalendarDay(checkedOn)) return { field: 'checkedOn', message: `${checkedOn} is not a date` }
  if (validUntil === null) return undefined
  if (!isCalendarDay(validUntil)) return { field: 'validUntil', message: `${validUntil} is not a date` }
  return validUntil < validFrom ? { field: 'validUntil', message: `It cannot end on ${validUntil}, before it begins on ${validFrom}` } : undefined
}

/** Returns the problem between the rows of one figure: two that begin on one day, or that overlap. Returns undefined if there is none. */
export function historyProblem(rows: readonly RowDays[]): string | undefined {
  const ordered = rows.slice().sort((a, b) => a.validFrom.localeCompare(b.validFrom))
  for (const [index, row] of ordered.entries()) {
    const next = ordered[index + 1]
    if (next?.validFrom === row.validFrom) return `Two rows begin on ${row.validFrom}`
    if (next && row.validUntil !== null && row.validUntil >= next.validFrom) {
      return `The row from ${row.validFrom} is valid until ${row.validUntil}, but the next begins on ${next.validFrom}`
    }
  }
  return undefined
}
