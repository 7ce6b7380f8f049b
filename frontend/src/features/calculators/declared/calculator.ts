import type { ComponentType } from 'react'
import type { AmountBarsProps } from '../charts/amount-bars.tsx'
import type { ValueOverYearsProps } from '../charts/value-over-years.tsx'
import type { Way } from '../frame/ways.tsx'
import type { SharedInput } from '../inputs/use-calculator-input.ts'
import type { ComparedRow } from '../scenarios/compared-row.ts'
import type { SectionTable } from '../tables/table-section.tsx'
import { compareInput } from './compare-input.ts'
import type { ExampleFieldsProps } from './example-fields.tsx'
import type { Fields, InputOf } from './field.ts'
import { fieldsLink, readFields } from './read-fields.ts'
import type { HeldFigure } from './official-figures.ts'
import type { Refusal } from './refusal.ts'

export type ResultUnit = 'rupees' | 'percent' | 'months' | 'years'

/** A figure that comes out: its id in the page, what it is called. */
export interface ResultRow<Id extends string = string> {
  id: Id
  name: string
  unit?: ResultUnit
  /** Read to the paisa, whatever the big figure is. */
  isToThePaisa?: true
}

export type ChartOf = ({ kind: 'years'; title: string } & ValueOverYearsProps) | ({ kind: 'bars'; title: string } & AmountBarsProps)

export interface TableOf extends SectionTable {
  title: string
  note?: string
}

/** The ids of a rule's results that are numbers, or that may be absent. */
type IdsOf<Figures> = { [Id in keyof Figures]-?: Figures[Id] extends number | undefined ? Id : never }[keyof Figures] & string

/** What the pictures of a calculator are drawn from; they depend on nothing else. */
export interface PicturesProps {
  /** Charts stand in the panel of the result, tables below it. */
  part: 'charts' | 'tables'
  of: CalculatorDescription<Fields, object>
  input: InputOf<Fields>
  today: string
}

/** What the workings of a calculator in a script of their own are given: its figures and its input. */
export interface WorkedProps {
  figures: object
  input: object
}

/**
 * A calculator: its fields, its rule and its words. Links, form, scenarios, tables and the page come from it
 * (`declared-calculator.tsx`). `today` is the reader's day in India, `2026-11-22`.
 */
export interface CalculatorDescription<Of extends Fields, Figures extends object> {
  path: string
  title: string
  standfirst: string
  fields: Of
  /** The fields that make no difference with the other input; they stay in the link. */
  unused?: (input: InputOf<Of>) => readonly (keyof Of & string)[]
  /** Pure and unrounded; a result that does not exist is absent. */
  work: (input: InputOf<Of>, today: string) => Figures | Refusal
  /** The figures whose parts stand beside them, rounded to so many decimals so that they add up (`addedUp`). */
  shown?: (figures: Figures, input: InputOf<Of>, decimals: number) => Partial<Figures>
  /** Amounts are read to the paisa, as on a bill; the big one too. */
  isToThePaisa?: true
  /** The first is the big one. */
  results: (input: InputOf<Of>) => readonly ResultRow<IdsOf<Figures>>[]
  /** The colour of the big figure. */
  tone?: (figures: Figures) => 'positive' | 'negative'
  /** What the big figure means. */
  sentence: (figures: Figures, input: InputOf<Of>) => string
  /** All of it in one line, the figure first, for who asks in the search or the chat; without it the sentence is said. */
  said?: (figures: Figures, input: InputOf<Of>) => string
  /** Where sentence and so many remarks answer what was asked, and the big figure only a part of it: on a phone they stand above the inputs. */
  remarksInAnswer?: number
  /** The official figure that the result stands on, where the last known one held until before the day: it is said first. */
  held?: (input: InputOf<Of>, today: string) => HeldFigure | undefined
  /** Further lines: what changed, what is refused in part. */
  remarks?: (figures: Figures, input: InputOf<Of>, today: string) => readonly string[]
  /** Sentences below the list of results. */
  below?: (figures: Figures, input: InputOf<Of>) => readonly string[]
  /** The commonest what-if in one line; without it, the one of `what-ifs/usual-what-if.ts`. */
  whatIf?: (input: InputOf<Of>) => string | undefined
  formula?: string | ((input: InputOf<Of>) => string)
  /** The formula with the reader's own numbers; `figures` as they are read, `worked` unrounded. */
  steps?: (figures: Figures, input: InputOf<Of>, worked: Figures) => readonly string[]
  /** In the place of formula and steps where these are long: drawn by a script of their own. */
  Workings?: ComponentType<WorkedProps>
  /** In the place of chart and tables where these are long: drawn by a script of their own. */
  Pictures?: ComponentType<PicturesProps>
  /** `figures` as they are read, `worked` unrounded. */
  chart?: (figures: Figures, input: InputOf<Of>, worked: Figures) => ChartOf | undefined
  tables?: (figures: Figures, input: InputOf<Of>) => readonly TableOf[]
  /** The rate that is an assumption: the page says so and works out two others beside it. */
  assumed?: keyof Of & string
  /** Draws the fields of a calculator that starts with invented figures: `ExampleFields`. */
  Example?: ComponentType<ExampleFieldsProps<Of>>
  /** The two texts below the calculator; where they are long, Notes draws them by a script of its own. */
  differs?: string
  leavesOut?: readonly string[]
  Notes?: ComponentType
  /** Stands before the link to the accuracy page in the place of the usual sentence; false for no link. */
  accuracy?: string | false
  ways?: (figures: Figures, input: InputOf<Of>, today: string) => readonly Way[]
  /** The official figures that the result stands on: their keys in the register, and the day for which they are taken. */
  sources?: (input: InputOf<Of>, today: string) => { keys: readonly string[]; day: string }
}

/** A calculator with what follows from its fields. */
export interface Calculator<Of extends Fields, Figures extends object> extends CalculatorDescription<Of, Figures> {
  shared: SharedInput<InputOf<Of>>
}

/** Any calculator, for code that needs only its link and its results. */
export interface AskedCalculator {
  path: string
  title: string
  fields: Fields
  /** The results of a link by their ids; those that do not exist are absent. */
  ask: (query: string, today: string) => Readonly<Record<string, number>>
  compare: (query: string, today: string) => ComparedRow[]
  /** What it begins with stands on a figure that held until before the day. */
  held: (today: string) => HeldFigure | undefined
  /** What the results of a link are called, by their ids. */
  names: (query: string) => Readonly<Record<string, string>>
}

export function calculator<const Of extends Fields, Figures extends object>(
  description: CalculatorDescription<Of, Figures>,
): Calculator<Of, Figures> {
  const { path, fields } = description
  return {
    ...description,
    shared: {
      path,
      read: (query) => readFields(fields, query),
      link: (input) => fieldsLink(fields, input),
      compare: (input, today) => compareInput(description, input, today),
    },
  }
}
