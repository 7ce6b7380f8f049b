import { rowsOf } from '@artha/base/rows'
import { figureBlocksIn } from '@artha/contract/figure-block'
import { figureMarksIn, rowInForce } from '@artha/contract/figure-mark'
import { figureHistory } from '@artha/contract/figure-on'
import type { FigureRow } from '@artha/contract/figure-answer'
import type { Core } from '@strapi/strapi'
import { figuresInWords } from './figure-words'

/** A figure in an article or story. `saidOf` is the day that a mark names, "today", or "" for plain words without a mark. */
export interface FigureUse {
  figureKey: string
  how: 'mark' | 'words'
  saidOf: string
  part: string
  said: string
}

export interface StoredUse extends FigureUse {
  entryId: string
  kind: 'article' | 'story'
  /** The last day on which an editor reviewed the entry's figures. */
  lookedOn: string | null
}

export const figureUseRows = (strapi: Core.Strapi) => rowsOf<StoredUse>(strapi, 'api::figure.figure-use')

const longestSaid = 300

/** Finds the figures in an entry: marks and figure blocks in its sanitised HTML, and plain words without a mark. */
export function figureUsesIn(html: readonly string[], words: readonly string[]): FigureUse[] {
  const blocks = html.flatMap(figureBlocksIn).map((block) => ({ ...block, said: '' }))
  const marks = [...blocks, ...html.flatMap(figureMarksIn)].map(({ figureKey, on, part = '', said }) => ({
    figureKey,
    how: 'mark' as const,
    saidOf: on,
    part,
    said,
  }))
  const inWords = words.flatMap(figuresInWords).map(({ figureKey, said }) => ({ figureKey, how: 'words' as const, saidOf: '', part: '', said }))
  const uses = [...marks, ...inWords].map((use) => ({ ...use, said: use.said.slice(0, longestSaid) }))
  return [...new Map(uses.map((use) => [JSON.stringify({ ...use, said: use.how === 'mark' ? use.said : '' }), use])).values()]
}

/** Replaces the stored uses of an entry and returns the day of its last review. */
export async function storeUses(strapi: Core.Strapi, entry: Pick<StoredUse, 'entryId' | 'kind'>, uses: readonly FigureUse[]): Promise<string | null> {
  const { entryId } = entry
  const [before] = await figureUseRows(strapi).findMany({ select: ['lookedOn'], where: { entryId }, limit: 1 })
  const lookedOn = before?.lookedOn ?? null
  if (before !== undefined) await figureUseRows(strapi).deleteMany({ where: { entryId } })
  if (uses.length > 0) await figureUseRows(strapi).createMany({ data: uses.map((use) => ({ ...use, ...entry, lookedOn })) })
  return lookedOn
}

/** Stands for "no end": stored for an entry none of whose figures ends, so that it differs from one not yet computed. */
export const noEndDate = '9999-12-31'

/**
 * Returns the earliest last day of the marked figures that end on or after `readOn`; `noEndDate` if none does. What had ended before is told
 * as history and needs no warning.
 */
export function figuresEndOn(uses: readonly FigureUse[], rows: readonly FigureRow[], readOn: string): string {
  const ends = uses.flatMap(({ figureKey, saidOf, part }) => {
    if (saidOf === '' || saidOf === 'today') return []
    const until = rowInForce(figureHistory(rows, figureKey), saidOf, part === '' ? undefined : part)?.until
    return until !== undefined && until !== null && until >= readOn ? [until] : []
  })
  return ends.sort()[0] ?? noEndDate
}

/** Deletes the uses of deleted entries. A save after a restore from the bin records them again. */
export function deleteUsesOfDeleted(strapi: Core.Strapi): void {
  const pieces: ReadonlySet<string> = new Set(['api::article.article', 'api::story.story'])
  strapi.documents.use(async (context, next) => {
    const result = await next()
    const { action, params, uid } = context
    if (action === 'delete' && pieces.has(uid) && 'documentId' in params)
      await figureUseRows(strapi).deleteMany({ where: { entryId: params.documentId } })
    return result
  })
}
