import { wholeRupees } from '../../../lib/money.ts'
import { valueText } from '../inputs/value-words.ts'
import type { Ages } from './ages.ts'
import type { Listed } from './listed-figures.ts'

/** A question as it is read: its words, its figures, and which calculators it names. */
export interface Question extends Listed, Ages {
  text: string
  names: readonly string[]
  paths: readonly string[]
}

/** A value of a calculator's link, by its name there, with what was said of it in words; undefined where nothing was. */
type Part = readonly [name: string, value: string | number | undefined, words: string | undefined]

/** A calculator with each value of its link, and what was said in words. */
export interface SpecialSum {
  path: string
  parts: readonly Part[]
}

export type Rule = (question: Question) => SpecialSum | undefined

export const sumFor = (calculator: string, ...parts: readonly Part[]): SpecialSum => ({ path: `/${calculator}-calculator`, parts })

/** Rupees; `of` says of what time they are. */
export const rupeesPart = (name: string, value: number | undefined, of = ''): Part => [
  name,
  value,
  value === undefined ? undefined : `${wholeRupees(value)}${of}`,
]
export const ratePart = (rate: number | undefined, name = 'annualRate'): Part => [
  name,
  rate,
  rate === undefined ? undefined : valueText('percent', rate),
]
const timeWords = (months: number | undefined) => (months === undefined ? undefined : valueText('years', months / 12))
export const monthsPart = (months: number | undefined): Part => ['months', months, timeWords(months)]
export const yearsPart = (months: number | undefined): Part => [
  'years',
  months === undefined ? undefined : Math.round((months / 12) * 100) / 100,
  timeWords(months),
]

export const one = <Value>(values: readonly Value[]): Value | undefined => (values.length === 1 ? values[0] : undefined)
