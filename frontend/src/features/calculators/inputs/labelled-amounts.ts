import { noneNegative } from '../arithmetic/finite-results.ts'
import type { InputLimits } from './input-limits.ts'
import { linkText, shortened, valueFromLink, type LinkNote } from '../links/read-link.ts'

/** A row of a list that readers fill in; `amount` is in rupees. */
export type LabelledAmount = { label: string; amount: number }

/** The text beside an amount: a name, or the date of a payment as 2024-04-01. */
export type RowsBy = 'name' | 'date'

/** The definition of a list of rows: the limits of an amount, the labels at the start and the default label. */
export type RowList = { limits: InputLimits; startLabels: readonly string[]; unlabelled: string }

/** Enough for 30 years of monthly payments. The limit stops a link from making a page of any length. */
export const mostRows = 400
/** In characters, so that a row stays on one line. */
export const longestLabel = 40

/** Invisible characters and those that change the text direction: a link could use them to hide or reverse an amount. */
const undrawn = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
const drawn = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Cleans a label: one line, no invisible characters except the joiners of Hindi, at most `longestLabel` characters. */
export function cleanLabel(label: string) {
  const oneLine = label.replace(/\s/g, ' ').replace(undrawn, '').replace(/ +/g, ' ').trim()
  return drawn.test(oneLine) ? [...oneLine].slice(0, longestLabel).join('').trim() : ''
}

/** The initial rows of a list, each with the initial amount. */
export const startRows = ({ limits, startLabels }: RowList): LabelledAmount[] => startLabels.map((label) => ({ label, amount: limits.initial }))

/** The parameter of a row's label: without script, a form sends labels and amounts separately. */
export const labelParameter = (parameter: string) => `${parameter}Label`

type GivenRow = { given: string; labelApart: string; number: number }

function rowFrom(list: RowList, parameter: string, { given, labelApart, number }: GivenRow, notes: LinkNote[]): LabelledAmount {
  const colon = given.lastIndexOf(':')
  const label = cleanLabel(colon < 0 ? labelApart : given.slice(0, colon)) || `${list.unlabelled} ${number}`
  return { label, amount: valueFromLink(list.limits, parameter, given.slice(colon + 1), notes) }
}

/**
 * Reads the rows of a repeated parameter, each "Label:amount", split at the last colon. A value without a colon is the amount; its label then comes
 * from the separate parameter that a form without script sends. Returns the initial rows if the parameter is missing.
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

/** The rows as query parameters. */
export const rowPairs = (parameter: string, rows: readonly LabelledAmount[]): [string, string][] =>
  rows.slice(0, mostRows).map(({ label, amount }) => [parameter, `${cleanLabel(label)}:${linkText(amount)}`])

/** The rows with each amount multiplied. */
export const scaled = (rows: readonly LabelledAmount[], factor: number): LabelledAmount[] =>
  rows.map(({ label, amount }) => ({ label, amount: amount * factor }))

/** The total of the rows in rupees. Undefined if an amount is missing or negative, so that the last result stays. */
export function sumOfRows(rows: readonly LabelledAmount[]) {
  if (!noneNegative(...rows.map(({ amount }) => amount))) return undefined
  const sum = rows.reduce((total, { amount }) => total + amount, 0)
  return Number.isFinite(sum) ? sum : undefined
}
