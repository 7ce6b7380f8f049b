import type { FigureConfidence, FigureGroup, FigureRow, FigureValue } from '../figure-answer.ts'
import type { FigureUnit } from '../figure-units.ts'

/** What is said of a row beside its value; what many rows of a chapter share is said once. */
interface RowWords {
  from: string
  heldBefore?: true
  until?: string
  authority: string
  document: string
  address: string | null
  confidence: FigureConfidence
  reviewDue: string | null
  note?: string
  caution?: string
}

/** A writer of the rows of one chapter: what is shared stands in `shared`, and each row may say otherwise. */
export function rowsOf<Shared extends Partial<RowWords>>(group: FigureGroup, shared: Shared) {
  return (key: string, title: string, value: FigureValue, words: Omit<RowWords, keyof Shared> & Partial<RowWords>): FigureRow => {
    const whole: object = { ...shared, ...words }
    // What `shared` has and what `words` has make a whole row: the type of `words` says so.
    const { from, heldBefore, until = null, note = '', caution = '', ...source } = whole as RowWords
    return {
      figureKey: key,
      group,
      title,
      value,
      validFrom: from,
      ...(heldBefore && { heldBefore }),
      validUntil: until,
      ...source,
      checkedOn: '2026-10-12',
      checkedBy: 'Artha figures desk',
      note,
      caution,
    }
  }
}

export const numberIn = (unit: FigureUnit, number: number): FigureValue => ({ kind: 'number', number, unit })
export const percent = (number: number) => numberIn('percent', number)
export const rupees = (number: number) => numberIn('rupees', number)
export const list = (...items: string[]): FigureValue => ({ kind: 'list', items })

/** Named numbers and words: name, title, unit, cell. */
export const named = (...rows: [name: string, title: string, unit: FigureUnit, cell: number | string][]): FigureValue => ({
  kind: 'table',
  columns: [{ name: 'value', title: 'Value' }],
  rows: rows.map(([name, title, unit, cell]) => ({ name, title, unit, cells: [cell] })),
})

/** Bands that follow one another: the end of each and its rate, null for no end. */
export const bands = (...ends: [upTo: number | null, percent: number][]) =>
  ends.map(([upTo, rate], index) => ({ from: ends[index - 1]?.[0] ?? 0, upTo, percent: rate }))

export const dates = (...days: [name: string, title: string, date: string][]): FigureValue => ({
  kind: 'dates',
  dates: days.map(([name, title, date]) => ({ name, title, date })),
})
