import { rowsOf } from '@artha/base/rows'
import { figureRow, type FigureRow } from '@artha/contract/figure-answer'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { figureRowAnswer, type StoredFigure } from './stored-figure'

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
