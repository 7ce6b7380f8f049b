import { daysOfTaxYear, figureHistory, lastKnownOn, type KnownFigure, type DatedFigure } from '@artha/contract/figure-on'
import { dayWords } from '../../../lib/dates.ts'
import { refuse } from './refusal.ts'

/** Why there is no result, where the register has no figure. */
export const noFigure = (what: string, day: string) => refuse(`No result: the official ${what} for ${dayWords(day)} is not available.`)

/** A figure that held until before the day that is asked for, and is used since none is known for after. */
export interface HeldFigure {
  /** "held until 31 Dec 2026". */
  short: string
  /** The whole sentence. */
  words: string
}

/** The row of a day, or the last one before it; where the register begins later, its first one. */
export const nearestOn = (rows: readonly DatedFigure[], key: string, day: string) =>
  lastKnownOn(rows, key, day)?.row ?? figureHistory(rows, key)[0]?.row

/** A known figure as it is said after its last day; undefined while it holds. `what` begins the sentence: "The rate of 7.1%". */
export function heldFigure(what: string, known: Pick<KnownFigure<DatedFigure>, 'heldUntil' | 'isNewest'> | undefined): HeldFigure | undefined {
  if (known === undefined || known.heldUntil === null) return undefined
  const short = `held until ${dayWords(known.heldUntil)}`
  return {
    short,
    words: `${what} ${short}; ${known.isNewest ? 'not yet announced beyond that' : 'later rates are not listed here'}.`,
  }
}

/** The rules of a tax year after its end, where those of the next are not offered. */
export function heldTaxYear(taxYear: string, newest: string, today: string): HeldFigure | undefined {
  const last = daysOfTaxYear(taxYear)?.last ?? today
  return taxYear === newest && last < today ? heldFigure(`Rules for ${taxYear}`, { heldUntil: last, isNewest: false }) : undefined
}
