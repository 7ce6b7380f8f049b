import { wholeRupees } from '../../../lib/money.ts'
import { valueText } from '../inputs/value-texts.ts'
import type { Ages } from './ages.ts'
import type { Listed } from './listed-numbers.ts'

/** A parsed question: its text, its numbers and the calculators that it names. */
export interface Question extends Listed, Ages {
  text: string
  names: readonly string[]
  paths: readonly string[]
}

/** A parameter of a calculator's link: its name, its value and the value in words. Value and words are undefined if the question has none. */
type Part = readonly [name: string, value: string | number | undefined, words: string | undefined]

/** A calculator with the parameters of its link. */
export interface SpecialSum {
  path: string
  parts: readonly Part[]
}

export type Rule = (question: Question) => SpecialSum | undefined

export const sumFor = (calculator: string, ...parts: readonly Part[]): SpecialSum => ({ path: `/${calculator}-calculator`, parts })

/** An amount in rupees; `of` is its period in words. */
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
