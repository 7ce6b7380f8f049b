import { dayWords } from '../../../lib/dates.ts'
import { refuse } from './refusal.ts'

/** Why there is no result, where the register has no figure. */
export const noFigure = (what: string, day: string) =>
  refuse(`There is no result: the register of official figures has no ${what} for ${dayWords(day)}.`)
