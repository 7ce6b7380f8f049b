import { roundTo } from '../../../lib/rounding.ts'
import { labelParameter, readRows, rowPairs } from '../inputs/labelled-amounts.ts'
import { shortened, termFromLink, valueFromLink, type LinkNote, type LinkReading } from '../links/read-link.ts'
import { numberFor, type ChoiceKind, type DayKind, type Field, type Fields, type InputOf, type NumberKind } from './field.ts'

/** The link parameters that a field reads. */
function parametersOf(name: string, { kind }: Field) {
  if (kind === 'term') return ['years', 'months']
  return kind === 'rows' ? [name, labelParameter(name)] : [name]
}

/** All link parameters of a calculator. */
export const linkParameters = (fields: Fields) => Object.entries(fields).flatMap(([name, field]) => parametersOf(name, field))

const given = (query: URLSearchParams, name: string) => query.get(name)?.trim() ?? ''

type Values = Record<string, unknown>

/** The state while a link is read. `hasQuery` is true if the link has any parameter; then missing ones mean "left out" and not "initial". */
interface Reading {
  query: URLSearchParams
  hasQuery: boolean
  notes: LinkNote[]
  /** The values of the fields read so far. */
  values: Values
}

function numberFrom(name: string, field: NumberKind, { query, hasQuery, notes, values }: Reading) {
  const { limits, omitted } = numberFor(field, values)
  const text = given(query, name)
  if (text !== '') return valueFromLink(limits, name, text, notes)
  if (!hasQuery || omitted === undefined) return limits.initial
  return typeof omitted === 'number' ? omitted : omitted(values)
}

function choiceFrom(name: string, { options, initial, alias, omitted }: ChoiceKind, { query, notes, values }: Reading) {
  const text = given(query, name)
  if (text === '') return omitted?.(values) ?? initial
  const known = Object.keys(options).find((each) => each.toLowerCase() === text.toLowerCase()) ?? alias?.(text)
  if (known === undefined) notes.push({ parameter: name, reason: 'unknown-choice', given: shortened(text), used: initial })
  return known ?? initial
}

/** Enough characters for a calculator's link with every field at its longest. */
const longestCarried = 600

const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** True for an existing calendar date in the form 2026-11-22. */
export function isDay(text: string) {
  if (!dayForm.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function dayFrom(name: string, { initial }: DayKind, { query, notes }: Reading) {
  const text = given(query, name)
  if (isDay(text)) return text
  if (text !== '') notes.push({ parameter: name, reason: 'unreadable', given: shortened(text), used: initial === '' ? 'today' : initial })
  return initial
}

function valueFrom(name: string, field: Field, reading: Reading): unknown {
  const { query, hasQuery, notes } = reading
  if (field.kind === 'number') return numberFrom(name, field, reading)
  if (field.kind === 'term') return termFromLink(field.limits, query, notes)
  if (field.kind === 'choice') return choiceFrom(name, field, reading)
  if (field.kind === 'day') return dayFrom(name, field, reading)
  if (field.kind === 'carried') return given(query, name).slice(0, longestCarried)
  if (query.has(name)) return readRows(field.list, name, query, notes)
  return hasQuery && field.omitted ? field.omitted : field.initial
}

/** Reads the input of a link, always within the limits, with a note for each changed value. */
export function readFields<Of extends Fields>(fields: Of, query: URLSearchParams): LinkReading<InputOf<Of>> {
  const hasQuery = linkParameters(fields).some((name) => query.has(name))
  const reading: Reading = { query, hasQuery, notes: [], values: {} }
  for (const [name, field] of Object.entries(fields)) reading.values[name] = valueFrom(name, field, reading)
  // Every field of the definition has a value now, so the cast is safe.
  return { input: reading.values as InputOf<Of>, notes: reading.notes }
}

const numberText = (value: number) => String(roundTo(value, 4))

/** True if a link may leave the value out, because it reads back as the same. */
const isLeftOut = (field: Field, value: unknown) =>
  field.isBrief === true && value === (field.kind === 'number' ? field.limits.initial : field.kind === 'choice' && field.initial)

function pairsOf(name: string, field: Field, value: unknown): [string, string][] {
  if (isLeftOut(field, value)) return []
  if (field.kind === 'number') return [[name, numberText(Number(value))]]
  // A rows field always holds an array of rows.
  if (field.kind === 'rows') return rowPairs(name, value as Parameters<typeof rowPairs>[1])
  if (field.kind !== 'term') return value === '' ? [] : [[name, String(value)]]
  const [years, months] = [Math.floor(Number(value) / 12), Number(value) % 12]
  return [['years', String(years)], ...(months === 0 ? [] : [['months', String(months)] satisfies [string, string]])]
}

/** The query that reads back as this input. */
export const fieldsLink = <Of extends Fields>(fields: Of, input: InputOf<Of>) =>
  new URLSearchParams(Object.entries(fields).flatMap(([name, field]) => pairsOf(name, field, input[name])))
