import { noneNegative } from '../arithmetic/finite-figures.ts'
import type { InputLimits } from './input-limits.ts'
import { linkText, shortened, valueFromLink, type LinkNote } from '../links/read-link.ts'

/** A row of a list that people fill in themselves; `amount` in rupees. */
export type LabelledAmount = { label: string; amount: number }

/** What a list of rows takes: the limits of an amount, the rows that it starts with, and what a row without a label is called. */
export type RowList = { limits: InputLimits; startLabels: readonly string[]; unlabelled: string }

/** Thirty years of payments each month; a link with more rows would make a page of any length. */
export const mostRows = 400
/** In characters, so that a row stays a row. */
export const longestLabel = 40

/** Characters that draw nothing or turn the direction of what follows: a link could hide or reverse an amount with them. */
const undrawn = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
const drawn = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A label as it may be shown: one line, no invisible characters but the joiners of Hindi, not endless. */
export function cleanLabel(label: string) {
  const oneLine = label.replace(/\s/g, ' ').replace(undrawn, '').replace(/ +/g, ' ').trim()
  return drawn.test(oneLine) ? [...oneLine].slice(0, longestLabel).join('').trim() : ''
}

/** The rows that a list starts with, each at its initial amount. */
export const startRows = ({ limits, startLabels }: RowList): LabelledAmount[] => startLabels.map((label) => ({ label, amount: limits.initial }))

/** The field of a row's name: without script a form sends names and amounts apart. */
export const labelParameter = (parameter: string) => `${parameter}Label`

type GivenRow = { given: string; labelApart: string; number: number }

function rowFrom(list: RowList, parameter: string, { given, labelApart, number }: GivenRow, notes: LinkNote[]): LabelledAmount {
  const colon = given.lastIndexOf(':')
  const label = cleanLabel(colon < 0 ? labelApart : given.slice(0, colon)) || `${list.unlabelled} ${number}`
  return { label, amount: valueFromLink(list.limits, parameter, given.slice(colon + 1), notes) }
}

/**
 * The rows of a repeated parameter, each "Label:amount"; the last colon parts them, and without one the text is the
 * amount and its label is the one that a form without script sends beside it. Without the parameter, the rows that the
 * list starts with.
 */
export function readRows(list: RowList, parameter: string, query: URLSearchParams, notes: LinkNote[]): LabelledAmount[] {
  const given = query.getAll(parameter)
  if (given.length === 0) return startRows(list)
  const extra = given[mostRows]
  if (extra !== undefined) notes.push({ parameter, reason: 'too-many-rows', given: shortened(extra), used: mostRows, left: given.length - mostRows })
  const labels = query.getAll(labelParameter(parameter))
  return given
    .slice(0, mostRows)
    .map((each, index) => rowFrom(list, parameter, { given: each, labelApart: labels[index] ?? '', number: index + 1 }, notes))
}

/** The rows as pairs of a query. */
export const rowPairs = (parameter: string, rows: readonly LabelledAmount[]): [string, string][] =>
  rows.slice(0, mostRows).map(({ label, amount }) => [parameter, `${cleanLabel(label)}:${linkText(amount)}`])

/** The sum of the rows in rupees; undefined where a row has no amount or a negative one, so that the last result stays. */
export function sumOfRows(rows: readonly LabelledAmount[]) {
  if (!noneNegative(...rows.map(({ amount }) => amount))) return undefined
  const sum = rows.reduce((total, { amount }) => total + amount, 0)
  return Number.isFinite(sum) ? sum : undefined
}
