import { dateInIndia } from '../../lib/dates.ts'

/** A calendar day without its year: "2026-11-14" is "14 Nov". */
export const dayText = (day: string) => dateInIndia(new Date(day)).replace(/ \d{4}$/, '')
