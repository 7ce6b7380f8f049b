import type { FigureRow } from './figure-answer.ts'
import { figureHistory, type DatedRow } from './figure-on.ts'

/** A day of the tax calendar, and the figure that it comes from. */
export interface DueDate {
  /** Stays the same if the day is moved, because calendar programs identify the entry by it. */
  id: string
  day: string
  title: string
  figureKey: string
}

/** The figures with due dates by type of payer. */
export const payersKeys: readonly string[] = ['tds-duedates', 'gst-duedates']

/** Figures that list dates, or the months in which a day recurs. */
const namedKeys = ['it-duedates', ...payersKeys]

/** The keys of all figures in the calendar, sorted. */
export const calendarKeys: readonly string[] = [...namedKeys, 'it-advance', 'ss-rates'].sort()

const twoDigits = (number: number) => String(number).padStart(2, '0')
const lastOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

const yearsOf = (from: string, until: string) => {
  const first = Number(from.slice(0, 4))
  return Array.from({ length: Number(until.slice(0, 4)) - first + 1 }, (_, at) => first + at)
}

/** A day that recurs every year while its row is valid. */
interface YearlyDay {
  name: string
  month: number
  day: number
  title: string
}

const monthNumbers: Record<string, number> = { mar: 3, jun: 6, sep: 9, dec: 12 }

/** Returns the days of advance tax with their shares, from parts named as in "dec-15". */
const instalmentsOf = ({ value }: FigureRow): YearlyDay[] =>
  value.kind !== 'table'
    ? []
    : value.rows.flatMap(({ name, cells: [share] }) => {
        const [, monthName = '', day] = /^([a-z]{3})-(\d{1,2})$/.exec(name) ?? []
        const month = monthNumbers[monthName]
        return month === undefined || typeof share !== 'number'
          ? []
          : [{ name: '', month, day: Number(day), title: `Advance tax: ${share}% of the year’s tax must be paid by this date` }]
      })

/** Returns the days by type of payer, from a table with the columns `who`, `months` (as in "1, 4, 7, 10") and `day`. */
function payersDaysOf({ value }: FigureRow): YearlyDay[] {
  if (value.kind !== 'table') return []
  const at = (column: string) => value.columns.findIndex(({ name }) => name === column)
  const [who, months, day] = [at('who'), at('months'), at('day')]
  return value.rows.flatMap(({ name, title, cells }) =>
    String(cells[months] ?? '')
      .split(',')
      .map(Number)
      .filter((month) => month >= 1 && month <= 12 && Number(cells[day]) >= 1)
      .map((month) => ({ name: `${name}-`, month, day: Number(cells[day]), title: `${title} (${String(cells[who])})` })),
  )
}

const holdsOn = ({ from, until }: DatedRow, day: string) => day >= from && (until === null || day <= until)

function yearlyDays(rows: readonly FigureRow[], figureKey: string, daysOf: (row: FigureRow) => YearlyDay[], years: readonly number[]): DueDate[] {
  return figureHistory(rows, figureKey).flatMap((held) =>
    daysOf(held.row).flatMap(({ name, month, day: number, title }) =>
      years.flatMap((year) => {
        const day = `${year}-${twoDigits(month)}-${twoDigits(Math.min(number, lastOfMonth(year, month)))}`
        return holdsOn(held, day) ? [{ id: `${figureKey}-${name}${year}-${twoDigits(month)}`, day, title, figureKey }] : []
      }),
    ),
  )
}

/** Returns the dates that rows of the register list. */
const namedDays = (rows: readonly FigureRow[], figureKey: string): DueDate[] =>
  figureHistory(rows, figureKey).flatMap((held) =>
    held.row.value.kind === 'dates'
      ? held.row.value.dates.flatMap(({ name, title, date }) =>
          holdsOn(held, date) ? [{ id: `${figureKey}-${name}`, day: date, title, figureKey }] : [],
        )
      : [],
  )

/** Returns the last day of each quarter of small savings whose rates are known. */
const quarters = (rows: readonly FigureRow[]): DueDate[] =>
  figureHistory(rows, 'ss-rates').flatMap(({ from, until }) =>
    until === null
      ? []
      : [
          {
            id: `ss-rates-${from}`,
            day: until,
            title: 'Last day of this quarter’s small-savings rates; the next rates should be announced by this date',
            figureKey: 'ss-rates',
          },
        ],
  )

/** Returns what is due from one day to another, both inclusive, in order. Dates come from the register only; none is calculated for other years. */
export function dueDates(rows: readonly FigureRow[], from: string, until: string): DueDate[] {
  const years = yearsOf(from, until)
  const found = [
    ...yearlyDays(rows, 'it-advance', instalmentsOf, years),
    ...namedKeys.flatMap((key) => [...namedDays(rows, key), ...yearlyDays(rows, key, payersDaysOf, years)]),
    ...quarters(rows),
  ]
  // An extension lists the same date again; the later row replaces the earlier
  return [...new Map(found.map((due) => [due.id, due])).values()]
    .filter(({ day }) => day >= from && day <= until)
    .sort((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id))
}

/** Returns the same day a year later; 29 February becomes 28. */
export const yearLater = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`
