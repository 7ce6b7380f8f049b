import { daysOfTaxYear, figureHistory, lastKnownOn, type KnownFigure, type DatedFigure } from '@artha/contract/figure-on'
import { dayText } from '../../../lib/dates.ts'
import { refuse } from './refusal.ts'

/** A refusal for a date on which the register has no such figure. */
export const noFigure = (what: string, day: string) => refuse(`No result: the official ${what} for ${dayText(day)} is not available.`)

/** An official figure whose last day is before the requested date, used because no later one is known. */
export interface HeldFigure {
  /** "held until 31 Dec 2026". */
  short: string
  /** The whole sentence. */
  words: string
}

/** The row that applies on a date, or the last one before it. If the register begins later, its first row. */
export const nearestOn = (rows: readonly DatedFigure[], key: string, day: string) =>
  lastKnownOn(rows, key, day)?.row ?? figureHistory(rows, key)[0]?.row

/** The message for a figure that has expired; undefined if it still applies. `what` begins the sentence: "The rate of 7.1%". */
export function heldFigure(what: string, known: Pick<KnownFigure<DatedFigure>, 'heldUntil' | 'isNewest'> | undefined): HeldFigure | undefined {
  if (known === undefined || known.heldUntil === null) return undefined
  const short = `held until ${dayText(known.heldUntil)}`
  return {
    short,
    words: `${what} ${short}; ${known.isNewest ? 'not yet announced beyond that' : 'later rates are not listed here'}.`,
  }
}

/** The message for the newest tax year that is offered, after it has ended; else undefined. */
export function heldTaxYear(taxYear: string, newest: string, today: string): HeldFigure | undefined {
  const last = daysOfTaxYear(taxYear)?.last ?? today
  return taxYear === newest && last < today ? heldFigure(`Rules for ${taxYear}`, { heldUntil: last, isNewest: false }) : undefined
}
