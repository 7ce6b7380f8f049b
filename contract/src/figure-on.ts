import type { FigureBand, FigureRow } from './figure-answer.ts'
import type { FigureUnit } from './figure-units.ts'

/**
 * Finds rows of the register by key and day. Pure and without schemas, so that calculators, pages and the cms can use it. `figureOn`
 * returns nothing if no row is valid: use it for laws, whose end is intended. `lastKnownOn` falls back to the last row and says until
 * when that was valid: use it for rates that are announced again and again, and show that date.
 */

/** The fields of a row with its value and its days. */
export type DatedFigure = Pick<FigureRow, 'figureKey' | 'value' | 'validFrom' | 'validUntil' | 'withdrawn'>

const ofKey = <Row extends DatedFigure>(rows: readonly Row[], key: string) =>
  rows.filter((row) => row.figureKey === key && row.withdrawn === undefined).sort((a, b) => a.validFrom.localeCompare(b.validFrom))

/** Returns the previous calendar day. */
function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/** Returns the calendar day in India. India has no daylight saving time. */
export const dayInIndia = (now: Date) => new Date(now.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)

/** Returns the moment at which a day begins in India. */
export const midnightInIndia = (day: string) => new Date(`${day}T00:00:00.000+05:30`)

/** A row with its first and its actual last day: its own end, or the day before the next row begins. Null is no end. */
export interface DatedRow<Row extends DatedFigure = FigureRow> {
  row: Row
  from: string
  until: string | null
}

/** Returns the rows of a figure, oldest first, each with its actual last day. */
export function figureHistory<Row extends DatedFigure>(rows: readonly Row[], key: string): DatedRow<Row>[] {
  const own = ofKey(rows, key)
  return own.map((row, index) => {
    const next = own[index + 1]
    const ended = next ? dayBefore(next.validFrom) : null
    const until = row.validUntil !== null && (ended === null || row.validUntil < ended) ? row.validUntil : ended
    return { row, from: row.validFrom, until }
  })
}

/** Returns the row valid on a day (`2026-11-22`); undefined if there is none. */
export function figureOn<Row extends DatedFigure>(rows: readonly Row[], key: string, day: string): Row | undefined {
  return figureHistory(rows, key).find(({ from, until }) => from <= day && (until === null || day <= until))?.row
}

/** The last known value of a figure on a day. */
export interface KnownFigure<Row extends DatedFigure = FigureRow> {
  row: Row
  /** The last day on which the row was valid, if that is before the requested day; null if it is still valid. */
  heldUntil: string | null
  /** True if no later row is known. Otherwise a later row lacks this part, or begins after the day. */
  isNewest: boolean
}

/** Returns the row valid on a day, or the last one before it. With `part`, only rows that have this part of a table count. */
export function lastKnownOn<Row extends DatedFigure>(rows: readonly Row[], key: string, day: string, part?: string): KnownFigure<Row> | undefined {
  const history = figureHistory(rows, key)
  const known = history.filter(({ row, from }) => from <= day && (part === undefined || cellOf(row, part) !== undefined)).at(-1)
  if (known === undefined) return undefined
  const { row, until } = known
  return { row, heldUntil: until !== null && until < day ? until : null, isNewest: known === history.at(-1) }
}

/** Returns the rows valid between two days, each cut to them: two if a value changed in between. */
export function figuresBetween<Row extends DatedFigure>(rows: readonly Row[], key: string, first: string, last: string): DatedRow<Row>[] {
  return figureHistory(rows, key)
    .filter(({ from, until }) => from <= last && (until === null || until >= first))
    .map(({ row, from, until }) => ({ row, from: from < first ? first : from, until: until === null || until > last ? last : until }))
}

/** Returns the days of a tax year: 2026-27 is 1 Apr 2026 to 31 Mar 2027. Returns undefined for any other text. */
export function daysOfTaxYear(taxYear: string): { first: string; last: string } | undefined {
  const years = /^(\d{4})-(\d{2})$/.exec(taxYear)
  const year = Number(years?.[1])
  return years && Number(years[2]) === (year + 1) % 100 ? { first: `${year}-04-01`, last: `${year + 1}-03-31` } : undefined
}

/** Returns the tax year of a day: `2026-27` for 22 Nov 2026. */
export function taxYearOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

/** Returns the number of a row of kind `number`, or of the part `name` of its table; undefined if there is none. */
export function numberOf(row: Pick<FigureRow, 'value'> | undefined, name?: string, column = 'value'): number | undefined {
  if (row?.value.kind === 'number') return name === undefined ? row.value.number : undefined
  const cell = cellOf(row, name, column)?.cell
  return typeof cell === 'number' ? cell : undefined
}

/** Returns a cell of a row's table with its title and unit; undefined if there is none. */
export function cellOf(row: Pick<FigureRow, 'value'> | undefined, name: string | undefined, column = 'value') {
  if (row?.value.kind !== 'table') return undefined
  const { columns, rows } = row.value
  const part = rows.find((each) => each.name === name)
  const cell = part?.cells[columns.findIndex((each) => each.name === column)]
  return part === undefined || cell === undefined ? undefined : { title: part.title, unit: part.unit satisfies FigureUnit, cell }
}

/** Returns the slabs of a row of kind `slabs`, by the name of their group. Without a name, those of the first group. */
export function bandsOf(row: Pick<FigureRow, 'value'> | undefined, name?: string): readonly FigureBand[] | undefined {
  if (row?.value.kind !== 'slabs') return undefined
  return (name === undefined ? row.value.groups[0] : row.value.groups.find((group) => group.name === name))?.bands
}
