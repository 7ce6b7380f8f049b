import type { FigureRow } from '@artha/contract/figure'
import { figureOn } from '@artha/contract/figure-on'
import { dateInIndia } from '../../../lib/dates.ts'
import type { UsedFigure } from './calculator.ts'
import { refuse } from './refusal.ts'

/** "17 Sep 2026" for `2026-09-17`. */
export const dayWords = (day: string) => dateInIndia(new Date(`${day}T06:00:00Z`))

/** The figures of these keys that hold on a day, with where each is said. */
export const usedFigures = (rows: readonly FigureRow[], keys: readonly string[], day: string): UsedFigure[] =>
  keys
    .map((key) => figureOn(rows, key, day))
    .filter((row) => row !== undefined)
    .map(({ title, document, address, checkedOn, confidence, validFrom }) => ({
      text: `${title}, since ${dayWords(validFrom)}${confidence === 'one-source' ? ' (not verified: one source)' : ''}`,
      document,
      address,
      checkedOn: dayWords(checkedOn),
    }))

/** Why there is no result, where the register has no figure. */
export const noFigure = (what: string, day: string) =>
  refuse(`There is no result: the register of official figures has no ${what} for ${dayWords(day)}.`)
