import { dayInIndia } from '@artha/contract/figure-on'
import { calendarKeys, dueDates } from '@artha/contract/tax-calendar'
import type { Core } from '@strapi/strapi'
import { publishedFigures } from './published-figures'

const week = 7 * 86_400_000

/** Reads the due dates of today and the coming week, by days in India. */
export async function dueSoon(strapi: Core.Strapi, now: Date): Promise<{ day: string; title: string }[]> {
  const rows = await publishedFigures(strapi, calendarKeys)
  const last = dayInIndia(new Date(now.getTime() + week))
  return dueDates(rows, dayInIndia(now), last).map(({ day, title }) => ({ day, title }))
}
