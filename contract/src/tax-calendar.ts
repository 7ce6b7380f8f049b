import type { FigureRow } from './figure-answer.ts'
import { figureHistory, figureOn } from './figure-on.ts'

/** A day of the calendar, and the figure that says it. */
export interface DueDate {
  /** Stays the same from year to year of the same rows: what a calendar program knows the entry by. */
  id: string
  day: string
  title: string
  figureKey: string
}

const yearsOf = (from: string, until: string) => {
  const first = Number(from.slice(0, 4))
  return Array.from({ length: Number(until.slice(0, 4)) - first + 1 }, (_, at) => first + at)
}

const monthNumbers: Record<string, string> = { mar: '03', jun: '06', sep: '09', dec: '12' }

/** Advance tax is due on the same days each year, while the row holds. */
function instalments(rows: readonly FigureRow[], from: string, until: string): DueDate[] {
  return yearsOf(from, until).flatMap((year) =>
    Object.entries(monthNumbers).flatMap(([month, number]) => {
      const day = `${year}-${number}-15`
      const row = figureOn(rows, 'it-advance', day)
      const part = row?.value.kind === 'table' ? row.value.rows.find(({ name }) => name === `${month}-15`) : undefined
      const share = part?.cells[0]
      return typeof share === 'number'
        ? [{ id: `it-advance-${day}`, day, title: `Advance tax: ${share}% of the year’s tax paid by now`, figureKey: 'it-advance' }]
        : []
    }),
  )
}

/** The days that a row of the register names one by one. */
function namedDays(rows: readonly FigureRow[]): DueDate[] {
  const figureKey = 'it-duedates'
  return figureHistory(rows, figureKey).flatMap(({ row, from, until }) =>
    row.value.kind === 'dates'
      ? row.value.dates.flatMap(({ name, title, date }) =>
          date >= from && (until === null || date <= until) ? [{ id: `${figureKey}-${name}`, day: date, title, figureKey }] : [],
        )
      : [],
  )
}

/** The last day of each quarter of small savings whose rates are known. */
const quarters = (rows: readonly FigureRow[]): DueDate[] =>
  figureHistory(rows, 'ss-rates').flatMap(({ until }) =>
    until === null
      ? []
      : [
          {
            id: `ss-rates-${until}`,
            day: until,
            title: 'Last day of this quarter’s small-savings rates; the next ones are notified by now',
            figureKey: 'ss-rates',
          },
        ],
  )

/** What is due from one day to another, both counted, in order. Only what the register says: nothing is worked out for others. */
export function dueDates(rows: readonly FigureRow[], from: string, until: string): DueDate[] {
  return [...instalments(rows, from, until), ...namedDays(rows), ...quarters(rows)]
    .filter(({ day }) => day >= from && day <= until)
    .sort((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id))
}

/** The same day a year later; 29 February becomes 28. */
export const yearLater = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`
