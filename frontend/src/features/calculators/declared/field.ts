import type { InputLimits } from '../inputs/input-limits.ts'
import { startRows, type LabelledAmount, type RowList } from '../inputs/labelled-amounts.ts'

/** What a link means that leaves a number out: a number, or what follows from the fields before it. */
export type Omitted = number | ((before: Readonly<Record<string, unknown>>) => number)

/** One number. `omitted` is there where a link without it means something else than what the field starts with. */
export interface NumberKind {
  kind: 'number'
  label: string
  limits: InputLimits
  omitted?: Omitted
  hint?: string
  /** Values that many have, a press away. */
  chips?: readonly number[]
  /** Fields of one name stand together and are opened by it. */
  group?: string
  /** Where this number can be worked out. */
  way?: (input: Readonly<Record<string, unknown>>) => { text: string; to: string }
}

/** A time in whole months, given in a link as `years`, as `months` or as both. */
export interface TermKind {
  kind: 'term'
  label: string
  /** Of the field, in years. */
  limits: InputLimits
}

/** One of a list. `alias` reads what is none of the options but means one. */
export interface ChoiceKind<Option extends string = string> {
  kind: 'choice'
  label: string
  options: Readonly<Record<Option, string>>
  initial: Option
  hint?: string
  alias?: (given: string) => Option | undefined
  /** What a link without it means, by the fields before it; without one, what the field starts with. */
  omitted?: (before: Readonly<Record<string, unknown>>) => Option | undefined
  /** Few and short: all of them stand side by side as buttons. */
  isStrip?: true
}

/** A day of the calendar; without one in the link it is '' or the day that the field starts with. */
export interface DayKind {
  kind: 'day'
  label: string
  initial: string
  hint?: string
  /** Stands in links alone. */
  isHidden?: true
}

/** The link of another calculator, which takes what is worked out here; it stands in links alone. */
export interface CarriedKind {
  kind: 'carried'
  label: string
}

/** Rows that people name themselves: "2024-04-01:-100000". */
export interface RowsKind {
  kind: 'rows'
  label: string
  list: RowList
  initial: readonly LabelledAmount[]
  /** What a link without any means, where that is not what the list starts with. */
  omitted?: readonly LabelledAmount[]
  /** What the name of a row is called, where it is no name. */
  nameLabel?: string
}

/** A field that may be left as it is: it stands below the result. */
interface MayBeLeft {
  isOptional?: true
}

export type Field = (NumberKind | TermKind | ChoiceKind | DayKind | CarriedKind | RowsKind) & MayBeLeft
export type Fields = Readonly<Record<string, Field>>

type ValueOf<Kind> = Kind extends NumberKind | TermKind
  ? number
  : Kind extends ChoiceKind<infer Option>
    ? Option
    : Kind extends RowsKind
      ? readonly LabelledAmount[]
      : string

/** What the fields of a calculator hold, by their names; a term in months. */
export type InputOf<Of extends Fields> = { -readonly [Name in keyof Of]: ValueOf<Of[Name]> }

export const optional = <Kind extends Field>(field: Kind) => ({ ...field, isOptional: true as const })

type NumberWords = Omit<NumberKind, 'kind' | 'label' | 'limits'>

/** Whether a field stands in links alone. */
export const isHidden = (field: Field) => field.kind === 'carried' || (field.kind === 'day' && field.isHidden === true)

export const numberField = (label: string, limits: InputLimits, words: NumberWords = {}): NumberKind => ({ kind: 'number', label, limits, ...words })

/** Rows that start as an example of such amounts; a link that leaves them out means none of these amounts. */
export const exampleRowsField = (label: string, list: RowList, amounts: readonly number[]): RowsKind => {
  const omitted = startRows(list)
  return { kind: 'rows', label, list, omitted, initial: omitted.map((row, at) => ({ ...row, amount: amounts[at] ?? 0 })) }
}

/** ₹10,000 crore: more than any private sum, and each rupee of it can still be counted. */
const mostRupees = 100_000_000_000

interface SumLimits {
  initial: number
  min?: number
  max?: number
  step?: number
  /** The end of the slider. */
  to: number
}

/** An amount with paise. */
export const sumField = (label: string, { initial, min = 0, max = mostRupees, step = 500, to }: SumLimits, words: NumberWords = {}): NumberKind => ({
  kind: 'number',
  label,
  // The slider begins at a step: from ₹1 on its steps would be ₹10,001 and ₹20,001
  limits: { unit: 'rupees', min, max, step, initial, parts: 100, slide: [Math.ceil(min / step) * step, to] },
  ...words,
})

interface RateLimits {
  initial: number
  min?: number
  max?: number
  to?: number
  step?: number
}

/** A percentage with four decimals. */
export const rateField = (label: string, { initial, min = 0, max = 100, to = 30, step = 0.1 }: RateLimits, words: NumberWords = {}): NumberKind => ({
  kind: 'number',
  label,
  limits: { unit: 'percent', min, max, step, initial, parts: 10_000, slide: [min, to] },
  ...words,
})

interface CountLimits {
  initial: number
  min?: number
  max: number
  to?: number
  step?: number
  /** Counts months, which may be given as years too. */
  isMonths?: true
}

export const countField = (
  label: string,
  { initial, min = 0, max, to = max, step = 1, isMonths }: CountLimits,
  words: NumberWords = {},
): NumberKind => ({
  kind: 'number',
  label,
  limits: { unit: 'count', min, max, step, initial, slide: [min, to], ...(isMonths && { isMonths }) },
  ...words,
})

/** `initial`, `to` and `max` in years. */
export const termField = (label: string, { initial, to, max = 100 }: { initial: number; to: number; max?: number }): TermKind => ({
  kind: 'term',
  label,
  limits: { unit: 'years', min: 1 / 12, max, step: 1, initial, slide: [1, to] },
})

export const choiceField = <const Option extends string>(
  label: string,
  options: Readonly<Record<Option, string>>,
  initial: NoInfer<Option>,
  more: Pick<ChoiceKind<Option>, 'hint' | 'alias' | 'omitted' | 'isStrip'> = {},
): ChoiceKind<Option> => ({ kind: 'choice', label, options, initial, ...more })

export const yesNoField = (label: string, initial: 'yes' | 'no', hint?: string) =>
  choiceField(label, { yes: 'Yes', no: 'No' }, initial, hint === undefined ? {} : { hint })

/** The day for which a calculator takes official figures; without it, today. */
export const onField: DayKind = { kind: 'day', label: 'Rates used', initial: '', isHidden: true }
