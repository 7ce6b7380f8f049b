import type { InputLimits } from '../inputs/input-limits.ts'
import { startRows, type LabelledAmount, type RowList, type RowsBy } from '../inputs/labelled-amounts.ts'

/** The value of a parameter that a link leaves out: a number, or a function of the fields before it. */
export type Omitted = number | ((before: Readonly<Record<string, unknown>>) => number)

/** A number. `omitted` is set if a link without the parameter means another value than the initial one. */
export interface NumberKind {
  kind: 'number'
  label: string
  limits: InputLimits
  omitted?: Omitted
  hint?: string
  /** Common values, each offered as a button. */
  chips?: readonly number[]
  /** Fields with the same group name are together in a collapsible section of that name. */
  group?: string
  /** Returns limits and default for these values of the fields before it, where they differ. */
  when?: (before: Readonly<Record<string, unknown>>) => Partial<Pick<NumberKind, 'limits' | 'omitted'>>
  /** A link to a page that calculates this number. */
  way?: (input: Readonly<Record<string, unknown>>) => { text: string; to: string }
}

/** A duration in whole months, given in a link as `years`, `months` or both. */
export interface TermKind {
  kind: 'term'
  label: string
  /** The limits of the field in years. */
  limits: InputLimits
}

/** One of several options. `alias` maps other values to an option. */
export interface ChoiceKind<Option extends string = string> {
  kind: 'choice'
  label: string
  options: Readonly<Record<Option, string>>
  initial: Option
  hint?: string
  alias?: (given: string) => Option | undefined
  /** The value if a link leaves it out, from the fields before it. Defaults to the initial option. */
  omitted?: (before: Readonly<Record<string, unknown>>) => Option | undefined
  /** The options are few and short, so they are shown as a row of buttons. */
  isStrip?: true
}

/** A date. If the link has none, it is '' or the initial date. */
export interface DayKind {
  kind: 'day'
  label: string
  initial: string
  hint?: string
  /** Set only by links; the form does not show it. */
  isHidden?: true
}

/** The link of another calculator that continues with the results of this one. Set only by links; the form does not show it. */
export interface CarriedKind {
  kind: 'carried'
  label: string
}

/** Rows that people name themselves, in a link as "2024-04-01:-100000". */
export interface RowsKind {
  kind: 'rows'
  label: string
  list: RowList
  initial: readonly LabelledAmount[]
  /** The rows if a link leaves them out. Defaults to the initial rows. */
  omitted?: readonly LabelledAmount[]
  /** Each row is an amount with a name, or a payment with a date. */
  by: RowsBy
}

interface MayBeLeft {
  /** Readers may leave the field unchanged; it is below the result. */
  isOptional?: true
  /** Our links leave the field out while it has its initial value. */
  isBrief?: true
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

/** The values of a calculator's fields by name; a term is in months. */
export type InputOf<Of extends Fields> = { -readonly [Name in keyof Of]: ValueOf<Of[Name]> }

export const optional = <Kind extends Field>(field: Kind) => ({ ...field, isOptional: true as const })

export const brief = <Kind extends Field>(field: Kind) => ({ ...field, isBrief: true as const })

/** The field as it is for these values of the fields before it. */
export const numberFor = (field: NumberKind, before: Readonly<Record<string, unknown>>): NumberKind => ({ ...field, ...field.when?.(before) })

type NumberOptions = Omit<NumberKind, 'kind' | 'label' | 'limits'>

/** True if the field is set only by links and not shown in the form. */
export const isHidden = (field: Field) => field.kind === 'carried' || (field.kind === 'day' && field.isHidden === true)

export const numberField = (label: string, limits: InputLimits, words: NumberOptions = {}): NumberKind => ({
  kind: 'number',
  label,
  limits,
  ...words,
})

/** A rows field that starts as an example with these amounts. A link that leaves them out has empty rows. */
export const exampleRowsField = (label: string, list: RowList, amounts: readonly number[]): RowsKind => {
  const omitted = startRows(list)
  return { kind: 'rows', by: 'name', label, list, omitted, initial: omitted.map((row, at) => ({ ...row, amount: amounts[at] ?? 0 })) }
}

/** ₹10,000 crore: more than any private amount, and small enough for exact arithmetic to the rupee. */
const mostRupees = 100_000_000_000

interface SumLimits {
  initial: number
  min?: number
  max?: number
  step?: number
  /** The upper end of the slider. */
  to: number
}

/** An amount in rupees with paise. */
export const sumField = (
  label: string,
  { initial, min = 0, max = mostRupees, step = 500, to }: SumLimits,
  words: NumberOptions = {},
): NumberKind => ({
  kind: 'number',
  label,
  // The slider starts at a multiple of its step; from ₹1, its steps would be ₹10,001 and ₹20,001
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

/** A percentage with up to four decimals. */
export const rateField = (
  label: string,
  { initial, min = 0, max = 100, to = 30, step = 0.1 }: RateLimits,
  words: NumberOptions = {},
): NumberKind => ({
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
  /** A number of months, which may also be entered in years. */
  isMonths?: true
}

export const countField = (
  label: string,
  { initial, min = 0, max, to = max, step = 1, isMonths }: CountLimits,
  words: NumberOptions = {},
): NumberKind => ({
  kind: 'number',
  label,
  limits: { unit: 'count', min, max, step, initial, slide: [min, to], ...(isMonths && { isMonths }) },
  ...words,
})

/** A duration; `initial`, `to` and `max` are in years. */
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

/** The date for which a calculator takes official figures; today if empty. */
export const onField: DayKind = { kind: 'day', label: 'Rates used', initial: '', isHidden: true }
