import { rowsOf } from '@artha/base/rows'
import { figureRow, type FigureRow } from '@artha/contract/figure-answer'
import { dayInIndia } from '@artha/contract/figure-on'
import { calendarKeys, dueDates } from '@artha/contract/tax-calendar'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { figureRowAnswer, type StoredFigure } from './stored-figure'

const week = 7 * 86_400_000

/** Reads the due dates of today and the coming week, by days in India. */
export async function dueSoon(strapi: Core.Strapi, now: Date): Promise<{ day: string; title: string }[]> {
  const rows = await publishedFigures(strapi, calendarKeys)
  const last = dayInIndia(new Date(now.getTime() + week))
  return dueDates(rows, dayInIndia(now), last).map(({ day, title }) => ({ day, title }))
}

/** Reads the public rows of these figures, or of all, oldest first, withdrawn rows included. */
export async function publishedFigures(strapi: Core.Strapi, keys?: readonly string[]): Promise<FigureRow[]> {
  const where = { publishedAt: { $notNull: true }, ...(keys !== undefined && { figureKey: { $in: [...keys] } }) }
  const stored = await rowsOf<StoredFigure>(strapi, 'api::figure.figure').findMany({
    where,
    orderBy: [{ figureKey: 'asc' }, { validFrom: 'asc' }, { id: 'asc' }],
  })
  return stored.flatMap((each) => {
    const row = safeParse(figureRow, figureRowAnswer(each))
    if (!row.success) strapi.log.error(`Figure ${each.documentId} is against the contract and left out`)
    return row.success ? [row.data] : []
  })
}
