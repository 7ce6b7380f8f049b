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

export type ResultUnit = 'rupees' | 'percent' | 'months' | 'years' | 'points'

/** A result: its id in the page, its name and unit. */
export interface ResultRow<Id extends string = string> {
  id: Id
  name: string
  unit?: ResultUnit
  /** Shown to the paisa, even if the main result is in whole rupees. */
  isToThePaisa?: true
  /** Not shown in the list while it is zero; programs still read it. */
  isHiddenAtZero?: true
}

export type ChartOf = ({ kind: 'years'; title: string } & ValueOverYearsProps) | ({ kind: 'bars'; title: string } & AmountBarsProps)

export interface TableOf extends SectionTable {
  title: string
  note?: string
}

/** The ids of those results of a rule that are numbers or undefined. */
type IdsOf<Results> = { [Id in keyof Results]-?: Results[Id] extends number | undefined ? Id : never }[keyof Results] & string

/** Everything that the charts and tables of a calculator depend on. */
export interface PicturesProps {
  /** Charts are in the result panel, tables below it. */
  part: 'charts' | 'tables'
  of: CalculatorDescription<Fields, object>
  input: InputOf<Fields>
  today: string
}

/** Props of a calculator's own parts: results rounded as shown, and input. They are objects, because a part may load as a separate script. */
export interface WorkedProps {
  results: object
  input: object
}

/** Props of a sentence that is more than its words. */
export interface SentenceProps extends WorkedProps {
  words: string
}

/** Props of a part that shows and changes the input by itself. */
export interface PartProps {
  input: object
  change(part: object): void
}

export interface WhatIf<Of extends Fields, Results> {
  /** The changed fields; undefined if the question makes no sense for the input. */
  change: (input: InputOf<Of>) => Partial<InputOf<Of>> | undefined
  /** `then` has the results of the changed input, `now` those of the reader's, both rounded as shown. `now` is undefined if these do not exist. */
  words: (then: Results, now: Results | undefined, changed: InputOf<Of>) => string | undefined
}

/**
 * A calculator definition: its fields, its rule and its texts. Links, form, scenarios, tables and the page come from it (`calculator-view.tsx`).
 * `today` is the reader's date in India, `2026-11-22`.
 */
export interface CalculatorDescription<Of extends Fields, Results extends object> {
  path: string
  /** The name in the breadcrumb, as in `meta.ts`. */
  name: string
  title: string
  standfirst: string
  fields: Of
  /** Fields that do not affect the result for this input. They are hidden but stay in the link. */
  unused?: (input: InputOf<Of>) => readonly (keyof Of & string)[]
  /** Pure and unrounded. A result that does not exist is undefined. */
  work: (input: InputOf<Of>, today: string) => Results | Refusal
  /** Results shown beside their parts, rounded to this number of decimals so that the parts add up (`addedUp`). */
  shown?: (results: Results, input: InputOf<Of>, decimals: number) => Partial<Results>
  /** All amounts, including the main result, are shown to the paisa, as on a bill. */
  isToThePaisa?: true
  /** The first row is the main result, shown large. */
  results: (input: InputOf<Of>) => readonly ResultRow<IdsOf<Results>>[]
  /** The colour of the main result. */
  tone?: (results: Results) => 'positive' | 'negative'
  /** A sentence that explains the main result. */
  sentence: (results: Results, input: InputOf<Of>) => string
  /** The main result with its meaning, for screen readers and for the one line that stays in sight. Defaults to its name and value. */
  spoken?: (results: Results, input: InputOf<Of>) => string
  /** Replaces the sentence where part of it has a colour. */
  Sentence?: ComponentType<SentenceProps>
  /** Replaces the list of results where it has more than results. */
  List?: ComponentType<WorkedProps>
  /** The whole answer in one line, result first, for search and chat. Defaults to `sentence`. False if `board/link-result.ts` gives the answer. */
  said?: ((results: Results, input: InputOf<Of>) => string) | false
  /** Set if the main result is only part of the answer: on a phone, the sentence and this number of remarks are above the inputs. */
  remarksInAnswer?: number
  /** The official figure behind the result if it has expired with no successor; the page shows it first. */
  held?: (input: InputOf<Of>, today: string) => HeldFigure | undefined
  /** More sentences: for example what changed, or which part has no result. */
  remarks?: (results: Results, input: InputOf<Of>, today: string) => readonly string[]
  /** Sentences below the list of results. */
  below?: (results: Results, input: InputOf<Of>) => readonly string[]
  /** The most common what-if in one line, below the result. */
  whatIf?: WhatIf<Of, Results>
  formula?: string | ((input: InputOf<Of>) => string)
  /** The formula with the reader's own numbers. `results` are rounded as shown, `worked` are unrounded. */
  steps?: (results: Results, input: InputOf<Of>, worked: Results) => readonly string[]
  /** Replaces formula and steps where these are long; loads as a separate script. */
  Workings?: ComponentType<WorkedProps>
  /** Replaces chart and tables where these are long; loads as a separate script. */
  Pictures?: ComponentType<PicturesProps>
  /** `results` are rounded as shown, `worked` are unrounded. */
  chart?: (results: Results, input: InputOf<Of>, worked: Results) => ChartOf | undefined
  tables?: (results: Results, input: InputOf<Of>) => readonly TableOf[]
  /** A part below the calculator with inputs of its own, as the plan of a loan; loads as a separate script. */
  Part?: ComponentType<PartProps>
  /** Replaces the link functions where the input has more than the fields: what a part changes. `parameters` are all of the link. */
  shared?: Partial<SharedInput<InputOf<Of>>>
  parameters?: readonly string[]
  /** Inputs and results as rows for saved scenarios, if they are not simply the fields and the results. */
  compare?: (input: InputOf<Of>) => ComparedRow[]
  /** The field whose rate is an assumption. The page says so and shows the results at two other rates. */
  assumed?: keyof Of & string
  /** Renders the fields of a calculator that starts with invented numbers: `ExampleFields`. */
  Example?: ComponentType<ExampleFieldsProps<Of>>
  /** The two texts below the calculator. If they are long, Notes renders them from a separate script. */
  differs?: string
  leavesOut?: readonly string[]
  Notes?: ComponentType
  /** Replaces the usual sentence before the link to the accuracy page; false removes the link. */
  accuracy?: string | false
  ways?: (results: Results, input: InputOf<Of>, today: string) => readonly Way[]
  /** The official figures behind the result: their keys in the register and the date for which they apply. */
  sources?: (input: InputOf<Of>, today: string) => { keys: readonly string[]; day: string }
}

/** A calculator definition with the link functions that follow from its fields. */
export interface Calculator<Of extends Fields, Results extends object> extends CalculatorDescription<Of, Results> {
  shared: SharedInput<InputOf<Of>>
}

/** The common interface of all calculators, for code that needs only links and results. */
export interface QueryableCalculator {
  path: string
  title: string
  fields: Fields
  /** The results of a link by id; a result that does not exist is absent. */
  ask: (query: string, today: string) => Readonly<Record<string, number>>
  compare: (query: string, today: string) => ComparedRow[]
  /** The expired official figure behind the initial result; undefined if there is none. */
  held: (today: string) => HeldFigure | undefined
  /** The names of a link's results by id. */
  names: (query: string) => Readonly<Record<string, string>>
}

export function calculator<const Of extends Fields, Results extends object>(
  description: CalculatorDescription<Of, Results>,
): Calculator<Of, Results> {
  const { path, fields } = description
  return {
    ...description,
    shared: {
      path,
      read: (query) => readFields(fields, query),
      link: (input) => fieldsLink(fields, input),
      compare: description.compare ?? ((input, today) => compareInput(description, input, today)),
      ...description.shared,
    },
  }
}
