import { dateInIndia } from '../../lib/dates.ts'

/** Formats a calendar day without its year: "2026-11-14" as "14 Nov". */
export const shortDayText = (day: string) => dateInIndia(new Date(day)).replace(/ \d{4}$/, '')
