import type { FigureBand, FigureRow } from './figure-answer.ts'
import type { FigureUnit } from './figure-units.ts'

/**
 * Reads the register by key and day. Pure and without a schema, so that calculators, pages and the cms can use it alike.
 * `figureOn` has no figure where no row holds: for laws, whose end is meant. `lastKnownOn` goes on with the last one and says until
 * when it held: for rates that are announced anew, which the caller has to say too.
 */

/** The fields of a row that say what it is worth and from when to when. */
export type DatedFigure = Pick<FigureRow, 'figureKey' | 'value' | 'validFrom' | 'validUntil' | 'withdrawn'>

const ofKey = <Row extends DatedFigure>(rows: readonly Row[], key: string) =>
  rows.filter((row) => row.figureKey === key && row.withdrawn === undefined).sort((a, b) => a.validFrom.localeCompare(b.validFrom))

/** The day before, by the calendar. */
function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/** The calendar day in India, which has one time all year. */
export const dayInIndia = (now: Date) => new Date(now.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)

/** The moment at which a day begins in India. */
export const midnightInIndia = (day: string) => new Date(`${day}T00:00:00.000+05:30`)

/** A row with its first and its actual last day: its own end, or the day before the next row begins; null is open. */
export interface DatedRow<Row extends DatedFigure = FigureRow> {
  row: Row
  from: string
  until: string | null
}

/** The rows of a figure, oldest first, each with its real last day. */
export function figureHistory<Row extends DatedFigure>(rows: readonly Row[], key: string): DatedRow<Row>[] {
  const own = ofKey(rows, key)
  return own.map((row, index) => {
    const next = own[index + 1]
    const ended = next ? dayBefore(next.validFrom) : null
    const until = row.validUntil !== null && (ended === null || row.validUntil < ended) ? row.validUntil : ended
    return { row, from: row.validFrom, until }
  })
}

/** The row that holds on a day (`2026-11-22`); undefined where none does: then there is no result. */
export function figureOn<Row extends DatedFigure>(rows: readonly Row[], key: string, day: string): Row | undefined {
  return figureHistory(rows, key).find(({ from, until }) => from <= day && (until === null || day <= until))?.row
}

/** A figure as far as it is known on a day. */
export interface KnownFigure<Row extends DatedFigure = FigureRow> {
  row: Row
  /** The last day on which it held, where that is before the day that was asked for; null where it holds. */
  heldUntil: string | null
  /** Nothing is known for after `heldUntil`; otherwise a later row has not this part, or begins only after the day. */
  isNewest: boolean
}

/** The row that holds on a day, or the last one that held before it; with `part`, of those that have this part of a table. */
export function lastKnownOn<Row extends DatedFigure>(rows: readonly Row[], key: string, day: string, part?: string): KnownFigure<Row> | undefined {
  const history = figureHistory(rows, key)
  const known = history.filter(({ row, from }) => from <= day && (part === undefined || cellOf(row, part) !== undefined)).at(-1)
  if (known === undefined) return undefined
  const { row, until } = known
  return { row, heldUntil: until !== null && until < day ? until : null, isNewest: known === history.at(-1) }
}

/** The rows that hold within two days, each cut to them: two segments where a ceiling changed within the month. */
export function figuresBetween<Row extends DatedFigure>(rows: readonly Row[], key: string, first: string, last: string): DatedRow<Row>[] {
  return figureHistory(rows, key)
    .filter(({ from, until }) => from <= last && (until === null || until >= first))
    .map(({ row, from, until }) => ({ row, from: from < first ? first : from, until: until === null || until > last ? last : until }))
}

/** Tax Year 2026-27 is 1 Apr 2026 to 31 Mar 2027; undefined for what is no year. */
export function daysOfTaxYear(taxYear: string): { first: string; last: string } | undefined {
  const years = /^(\d{4})-(\d{2})$/.exec(taxYear)
  const year = Number(years?.[1])
  return years && Number(years[2]) === (year + 1) % 100 ? { first: `${year}-04-01`, last: `${year + 1}-03-31` } : undefined
}

/** The tax year in which a day lies: `2026-27` for 22 Nov 2026. */
export function taxYearOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

/** The number of a row of kind `number`, or of the part `name` of its table; undefined where there is none. */
export function numberOf(row: Pick<FigureRow, 'value'> | undefined, name?: string, column = 'value'): number | undefined {
  if (row?.value.kind === 'number') return name === undefined ? row.value.number : undefined
  const cell = cellOf(row, name, column)?.cell
  return typeof cell === 'number' ? cell : undefined
}

/** A cell of a row's table with its title and unit. */
export function cellOf(row: Pick<FigureRow, 'value'> | undefined, name: string | undefined, column = 'value') {
  if (row?.value.kind !== 'table') return undefined
  const { columns, rows } = row.value
  const part = rows.find((each) => each.name === name)
  const cell = part?.cells[columns.findIndex((each) => each.name === column)]
  return part === undefined || cell === undefined ? undefined : { title: part.title, unit: part.unit satisfies FigureUnit, cell }
}

/** The bands of a row of kind `slabs`, by the name of their group; without a name those of the first. */
export function bandsOf(row: Pick<FigureRow, 'value'> | undefined, name?: string): readonly FigureBand[] | undefined {
  if (row?.value.kind !== 'slabs') return undefined
  return (name === undefined ? row.value.groups[0] : row.value.groups.find((group) => group.name === name))?.bands
}
