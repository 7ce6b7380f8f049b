import { dateInIndia } from '../../../lib/dates.ts'
import { refuse } from './refusal.ts'

/** "17 Sep 2026" for `2026-09-17`. */
export const dayWords = (day: string) => dateInIndia(new Date(`${day}T06:00:00Z`))

/** Why there is no result, where the register has no figure. */
export const noFigure = (what: string, day: string) =>
  refuse(`There is no result: the register of official figures has no ${what} for ${dayWords(day)}.`)
