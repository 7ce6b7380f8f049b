import { addMonths, monthsBetween, type CalendarMonth } from '../../../../lib/calendar-month.ts'
import { parseNumber, type NumberSigns } from '../../../../lib/parse-number.ts'
import { planParameters } from '../loan-parameters.ts'
import {
  instalmentModes,
  instalmentRoundings,
  partPaymentKinds,
  planEffects,
  type InstalmentMode,
  type InstalmentRounding,
  type PartPaymentKind,
  type PlanEffect,
} from './loan-plan.ts'

/** The time of a row: an instalment number from 1, or a calendar month. */
export type PlanTime = number | CalendarMonth

/** Rows as entered. `amount` is in rupees; Infinity means the whole balance. */
export type PartPaymentRow = { kind: PartPaymentKind; from: PlanTime; until?: PlanTime; amount: number; effect: PlanEffect }
export type RateRow = { from: PlanTime; annualRatePercent: number; effect: PlanEffect }
export type FeeRow = { name: string; amount: number }

/** The reasons why a row or a number of a plan is ignored. */
export const rowProblems = [
  'unreadable',
  'bank-mark',
  'needs-start',
  'before-start',
  'after-the-end',
  'ends-before-it-begins',
  'never-repaid',
  'more-than-the-loan',
  'too-many-rows',
] as const
export type RowProblem = (typeof rowProblems)[number]

/**
 * An ignored row as in the link, with the reason; `at` is its index in the plan, if it has one, and `left` the number of further rows ignored for the
 * same reason.
 */
export type RefusedRow = { parameter: string; given: string; problem: RowProblem; at?: number; left?: number }

/** A plan as entered, without the three inputs of the loan. */
export interface PlanInput {
  partPayments: PartPaymentRow[]
  rates: RateRow[]
  fees: FeeRow[]
  chargePercent: number
  chargeGstPercent: number
  start: CalendarMonth | undefined
  moratoriumMonths: number
  mode: InstalmentMode
  rounding: InstalmentRounding
}

export const noPlan: PlanInput = {
  partPayments: [],
  rates: [],
  fees: [],
  chargePercent: 0,
  chargeGstPercent: 0,
  start: undefined,
  moratoriumMonths: 0,
  mode: 'arrears',
  rounding: 'exact',
}

/** More than one for each instalment of thirty years. The limit is there because a link could hold any number. */
export const mostPlanRows = 400
const highestRatePercent = 40
export const longestMoratorium = 120
/** In characters. */
export const longestFeeName = 40

/** Reads a number from `least` to `most`; undefined for anything else. */
export function figureIn(text: string | undefined, least: number, most: number, dress: NumberSigns) {
  const parsed = parseNumber(text ?? '', dress)
  return parsed.kind === 'number' && parsed.value >= least && parsed.value <= most ? parsed.value : undefined
}

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | undefined) => choices.find((choice) => choice === text)

/** Reads a month: "2027-04". */
export function monthOf(text: string | undefined): CalendarMonth | undefined {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '')
  return match ? { year: Number(match[1]), month: Number(match[2]) } : undefined
}

/** Reads an instalment number or a month: "12" or "2027-04". */
export function timeOf(text: string | undefined): PlanTime | undefined {
  if (/^\d{1,4}$/.test(text ?? '') && Number(text) >= 1) return Number(text)
  return monthOf(text)
}

/** Reads "once:12:100000:time", or "monthly:13:5000:emi:36" with a last instalment; "all" is the whole balance. */
function partPaymentOf(text: string): PartPaymentRow | undefined {
  const [kindText, fromText, amountText, effectText = 'time', untilText] = text.split(':')
  const kind = oneOf(partPaymentKinds, kindText)
  const from = timeOf(fromText)
  const amount = amountText === 'all' ? Infinity : figureIn(amountText, 0.01, 1e12, 'rupees')
  const effect = oneOf(planEffects, effectText)
  const until = timeOf(untilText)
  if (kind === undefined || from === undefined || amount === undefined || effect === undefined) return undefined
  if (untilText !== undefined && until === undefined) return undefined
  return { kind, from, amount, effect, ...(until !== undefined && { until }) }
}

/** Reads "2028-06:9.25" or "13:9.25". The instalment changes, or with ":time" the end of the loan. */
function rateOf(text: string): RateRow | undefined {
  const [fromText, rateLinkText, effectText = 'emi'] = text.split(':')
  const from = timeOf(fromText)
  const annualRatePercent = figureIn(rateLinkText, 0, highestRatePercent, 'percent')
  const effect = oneOf(planEffects, effectText)
  return from === undefined || annualRatePercent === undefined || effect === undefined ? undefined : { from, annualRatePercent, effect }
}

/** Reads "processing:10000". */
function feeOf(text: string): FeeRow | undefined {
  const colon = text.lastIndexOf(':')
  const amount = figureIn(text.slice(colon + 1), 0, 1e12, 'rupees')
  const name = text.slice(0, Math.max(0, colon)).replace(/\p{C}/gu, '').trim().slice(0, longestFeeName)
  return amount === undefined ? undefined : { name: name || 'Fee', amount }
}

/** Matches an amount with a bank's Cr or Dr mark: "50.90Cr". */
const bankMarked = /\d ?\(?(?:cr|dr)\b/i

/** Reads the plan of a link from `prepay`, `rate`, `fee` and the other parameters. Unreadable rows are left out and reported. */
export function readPlan(query: URLSearchParams): { plan: PlanInput; refused: RefusedRow[] } {
  const refused: RefusedRow[] = []
  const refuse = (parameter: string, given: string, problem: RowProblem = 'unreadable', left = 0) =>
    refused.push({ parameter, given: given.slice(0, 60), problem, ...(left > 0 && { left }) })
  function rows<Row>(parameter: string, read: (text: string) => Row | undefined): Row[] {
    const texts = query.getAll(parameter).filter((text) => text !== '')
    if (texts.length > mostPlanRows) refuse(parameter, texts[mostPlanRows] ?? '', 'too-many-rows', texts.length - mostPlanRows - 1)
    return texts.slice(0, mostPlanRows).flatMap((text) => {
      const row = read(text)
      if (row === undefined) refuse(parameter, text, bankMarked.test(text) ? 'bank-mark' : 'unreadable')
      return row === undefined ? [] : [row]
    })
  }
  function one<Value>(parameter: string, read: (text: string) => Value | undefined, otherwise: Value): Value {
    const text = query.get(parameter) ?? ''
    if (text === '') return otherwise
    const value = read(text)
    if (value === undefined) refuse(parameter, text)
    return value ?? otherwise
  }
  const plan: PlanInput = {
    partPayments: rows('prepay', partPaymentOf),
    rates: rows('rate', rateOf),
    fees: rows('fee', feeOf),
    chargePercent: one('prepayCharge', (text) => figureIn(text, 0, 100, 'percent'), 0),
    chargeGstPercent: one('chargeGst', (text) => figureIn(text, 0, 100, 'percent'), 0),
    start: one<CalendarMonth | undefined>('start', monthOf, undefined),
    moratoriumMonths: one('moratorium', (text) => (/^\d+$/.test(text) ? figureIn(text, 0, longestMoratorium, 'bare') : undefined), 0),
    mode: one('mode', (text) => oneOf(instalmentModes, text), 'arrears'),
    rounding: one('rounding', (text) => oneOf(instalmentRoundings, text), 'exact'),
  }
  return { plan, refused }
}

export const monthLinkText = ({ year, month }: CalendarMonth) => `${year}-${String(month).padStart(2, '0')}`
const timeText = (time: PlanTime) => (typeof time === 'number' ? String(time) : monthLinkText(time))

/** Formats a row for a link. */
export const partPaymentLinkText = ({ kind, from, until, amount, effect }: PartPaymentRow) =>
  [kind, timeText(from), amount === Infinity ? 'all' : amount, effect, ...(until === undefined ? [] : [timeText(until)])].join(':')
export const rateLinkText = ({ from, annualRatePercent, effect }: RateRow) =>
  [timeText(from), annualRatePercent, ...(effect === 'emi' ? [] : [effect])].join(':')
export const feeLinkText = ({ name, amount }: FeeRow) => `${name}:${amount}`

/** The query parameters that read back as this plan. */
export function planPairs(plan: PlanInput): [string, string][] {
  const unless = (parameter: string, value: string | number, usual: string | number): [string, string][] =>
    value === usual ? [] : [[parameter, String(value)]]
  return [
    ...plan.partPayments.map((row): [string, string] => ['prepay', partPaymentLinkText(row)]),
    ...plan.rates.map((row): [string, string] => ['rate', rateLinkText(row)]),
    ...plan.fees.map((row): [string, string] => ['fee', feeLinkText(row)]),
    ...unless('prepayCharge', plan.chargePercent, 0),
    ...unless('chargeGst', plan.chargeGstPercent, 0),
    ...(plan.start ? [['start', monthLinkText(plan.start)] satisfies [string, string]] : []),
    ...unless('moratorium', plan.moratoriumMonths, 0),
    ...unless('mode', plan.mode, 'arrears'),
    ...unless('rounding', plan.rounding, 'exact'),
  ]
}

/** True if the plan has anything beyond the loan itself. */
export const isPlanned = (plan: PlanInput) => planPairs(plan).length > 0

/** True if a link has a plan parameter, even with a default value. */
export const asksForPlan = (query: URLSearchParams) => planParameters.some((name) => query.has(name))

/**
 * The number of the instalment that is due in a calendar month; 0 or less before the first one. The loan is disbursed in the month of `start`. The
 * first instalment is due one month after the moratorium, or at its end if paid in advance.
 */
export const instalmentIn = (month: CalendarMonth, start: CalendarMonth, { moratoriumMonths, mode }: Pick<PlanInput, 'moratoriumMonths' | 'mode'>) =>
  monthsBetween(addMonths(start, moratoriumMonths), month) + (mode === 'advance' ? 1 : 0)
