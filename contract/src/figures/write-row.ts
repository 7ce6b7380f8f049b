import type { FigureConfidence, FigureGroup, FigureRow, FigureValue } from '../figure-answer.ts'
import type { FigureUnit } from '../figure-units.ts'

/** The fields of a row besides its value. */
interface RowTexts {
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

/** Returns a function that writes rows of one chapter. Each row gets the fields of `shared` unless it sets its own. */
export function rowsOf<Shared extends Partial<RowTexts>>(group: FigureGroup, shared: Shared) {
  return (key: string, title: string, value: FigureValue, words: Omit<RowTexts, keyof Shared> & Partial<RowTexts>): FigureRow => {
    const whole: object = { ...shared, ...words }
    // The type of `words` makes sure that it and `shared` together have all fields.
    const { from, heldBefore, until = null, note = '', caution = '', ...source } = whole as RowTexts
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

/** Returns a table value with one column: name, title, unit, cell. */
export const named = (...rows: [name: string, title: string, unit: FigureUnit, cell: number | string][]): FigureValue => ({
  kind: 'table',
  columns: [{ name: 'value', title: 'Value' }],
  rows: rows.map(([name, title, unit, cell]) => ({ name, title, unit, cells: [cell] })),
})

/** Returns successive slabs from the end and rate of each; null is no end. */
export const bands = (...ends: [upTo: number | null, percent: number][]) =>
  ends.map(([upTo, rate], index) => ({ from: ends[index - 1]?.[0] ?? 0, upTo, percent: rate }))

export const dates = (...days: [name: string, title: string, date: string][]): FigureValue => ({
  kind: 'dates',
  dates: days.map(([name, title, date]) => ({ name, title, date })),
})
