import type { FigureConfidence, FigureGroup, FigureRow, FigureValue } from '@artha/contract/figure-answer'
import type { FigureUnit } from '@artha/contract/figure-units'
import type { DatedRow } from '@artha/contract/figure-on'
import { dayText } from '../../lib/dates.ts'
import { groupedNumber, percentText } from '../../lib/money.ts'

export const groupTitles: Record<FigureGroup, string> = {
  'income-tax': 'Income tax',
  'capital-gains': 'Capital gains',
  gst: 'GST',
  'small-savings': 'Small savings',
  retirement: 'Retirement and employment',
  banking: 'Banking, TDS and TCS',
  'funds-and-prices': 'Funds and prices',
  'due-dates': 'Due dates',
}

const decimalsOf = (number: number) => Math.max(0, String(number).split('.')[1]?.length ?? 0)
const plain = (number: number) => groupedNumber(number, decimalsOf(number))
/** Writes 5.5% as 5.50%, as authorities do. More decimals are kept. */
const percent = (number: number) => percentText(number, Number.isInteger(number) ? 0 : Math.max(2, decimalsOf(number)))

const inUnit: Record<FigureUnit, (number: number) => string> = {
  percent,
  'percent-a-year': (number) => `${percent(number)} a year`,
  'percent-a-month': (number) => `${percent(number)} a month`,
  rupees: (number) => `₹${plain(number)}`,
  'rupees-a-year': (number) => `₹${plain(number)} a year`,
  'rupees-a-month': (number) => `₹${plain(number)} a month`,
  'crore-rupees': (number) => `₹${plain(number)} crore`,
  days: (number) => `${plain(number)} ${number === 1 ? 'day' : 'days'}`,
  months: (number) => `${plain(number)} ${number === 1 ? 'month' : 'months'}`,
  years: (number) => `${plain(number)} ${number === 1 ? 'year' : 'years'}`,
  index: plain,
  count: plain,
  text: plain,
}

/** Formats an amount with its unit: "5.50% a year", "₹25,000 a month", "115 months". */
export const amountText = (cell: number | string, unit: FigureUnit) => (typeof cell === 'string' ? cell : inUnit[unit](cell))

/** Returns a figure's value in one line, for lists. */
export function shortText(value: FigureValue): string {
  switch (value.kind) {
    case 'number':
      return amountText(value.number, value.unit)
    case 'slabs': {
      const rates = value.groups.flatMap(({ bands }) => bands.map((band) => band.percent))
      return `${percent(Math.min(...rates))} to ${percent(Math.max(...rates))}, in ${value.groups[0]?.bands.length ?? 0} slabs`
    }
    case 'table': {
      const [first] = value.rows
      const more = value.rows.length * value.columns.length - 1
      const cell = first?.cells[0]
      if (first === undefined || cell === undefined) return ''
      return more > 0 ? `${first.title}: ${amountText(cell, first.unit)}, and ${more} more` : amountText(cell, first.unit)
    }
    case 'list':
      return value.items.length === 1 ? (value.items[0] ?? '') : `${value.items[0] ?? ''}, and ${value.items.length - 1} more`
    case 'dates':
      return `${value.dates.length} dates`
  }
}

/** Returns the limits of a band in words. */
export function bandText({ from, upTo }: { from: number; upTo: number | null }, unit: FigureUnit) {
  if (upTo === null) return from === 0 ? 'Any amount' : `Above ${amountText(from, unit)}`
  return from === 0 ? `Up to ${amountText(upTo, unit)}` : `${amountText(from, unit)} to ${amountText(upTo, unit)}`
}

/** The confidence labels. "Verified" is used only for an official page that we have read. */
export const confidenceTexts: Record<FigureConfidence, string> = {
  'official-page': 'Verified: we read an official page',
  'two-sources': 'At least two other sources agree; we have not read the official text',
  'one-source': 'Not verified: only one other source',
}

/** Returns the period in which a row applies, in words. */
export function validityText({ row, from, until }: DatedRow, day: string) {
  const since = row.heldBefore === true ? `before ${dayText(from)}` : dayText(from)
  if (until !== null) return `${row.heldBefore === true ? 'Until' : `${since} to`} ${dayText(until)}`
  return from > day ? `From ${since}` : `Since ${since}`
}

/** Returns the words for a last known figure whose validity has ended. */
export const heldText = (until: string) => `held until ${dayText(until)}; we know of no later figure`

export const checkedText = ({ checkedOn, checkedBy }: FigureRow) => `Checked on ${dayText(checkedOn)} by the ${checkedBy}`

/** Returns the anchor of a row on its figure's page. The feed links to it. */
export const rowAnchor = ({ validFrom }: FigureRow) => `from-${validFrom}`
