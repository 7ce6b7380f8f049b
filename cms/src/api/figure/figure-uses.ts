import { rowsOf } from '@artha/base/rows'
import { figureMarksIn, heldRow } from '@artha/contract/figure-mark'
import { figureHistory } from '@artha/contract/figure-on'
import type { FigureRow } from '@artha/contract/figure-answer'
import type { Core } from '@strapi/strapi'
import { figuresInWords } from './figure-words'

/** A figure in a piece. `saidOf` is the day of which a mark speaks, "today", or "" where only words say it. */
export interface FigureUse {
  figureKey: string
  how: 'mark' | 'words'
  saidOf: string
  part: string
  said: string
}

export interface KeptUse extends FigureUse {
  entryId: string
  kind: 'article' | 'story'
  /** When an editor said last that what the piece says of its figures may stand. */
  lookedOn: string | null
}

export const figureUseRows = (strapi: Core.Strapi) => rowsOf<KeptUse>(strapi, 'api::figure.figure-use')

const longestSaid = 300

/** The figures in a piece: the marks of its cleaned HTML, and what its words say without a mark. */
export function figureUsesIn(html: readonly string[], words: readonly string[]): FigureUse[] {
  const marks = html.flatMap(figureMarksIn).map(({ figureKey, on, part = '', said }) => ({ figureKey, how: 'mark' as const, saidOf: on, part, said }))
  const inWords = words.flatMap(figuresInWords).map(({ figureKey, said }) => ({ figureKey, how: 'words' as const, saidOf: '', part: '', said }))
  const uses = [...marks, ...inWords].map((use) => ({ ...use, said: use.said.slice(0, longestSaid) }))
  return [...new Map(uses.map((use) => [JSON.stringify({ ...use, said: use.how === 'mark' ? use.said : '' }), use])).values()]
}

/** Keeps what a piece uses in the place of what it used, and answers when it was looked at last. */
export async function keepUses(strapi: Core.Strapi, entry: Pick<KeptUse, 'entryId' | 'kind'>, uses: readonly FigureUse[]): Promise<string | null> {
  const { entryId } = entry
  const [before] = await figureUseRows(strapi).findMany({ select: ['lookedOn'], where: { entryId }, limit: 1 })
  const lookedOn = before?.lookedOn ?? null
  if (before !== undefined) await figureUseRows(strapi).deleteMany({ where: { entryId } })
  if (uses.length > 0) await figureUseRows(strapi).createMany({ data: uses.map((use) => ({ ...use, ...entry, lookedOn })) })
  return lookedOn
}

/** A day that no figure ends on: what none of whose figures has an end has this one, so that it is known to have been looked for. */
export const nothingEnds = '9999-12-31'

/**
 * The last day on which all that a piece's marks say holds, of what held when it was written or looked at. What had ended by
 * then is told as history and needs no warning.
 */
export function figuresEndOn(uses: readonly FigureUse[], rows: readonly FigureRow[], readOn: string): string {
  const ends = uses.flatMap(({ figureKey, saidOf, part }) => {
    if (saidOf === '' || saidOf === 'today') return []
    const until = heldRow(figureHistory(rows, figureKey), saidOf, part === '' ? undefined : part)?.until
    return until !== undefined && until !== null && until >= readOn ? [until] : []
  })
  return ends.sort()[0] ?? nothingEnds
}

/** What is deleted uses nothing; when it comes back from the bin, its figures are noted as at any save. */
export function forgetUsesOfDeleted(strapi: Core.Strapi): void {
  const pieces: ReadonlySet<string> = new Set(['api::article.article', 'api::story.story'])
  strapi.documents.use(async (context, next) => {
    const result = await next()
    const { action, params, uid } = context
    if (action === 'delete' && pieces.has(uid) && 'documentId' in params)
      await figureUseRows(strapi).deleteMany({ where: { entryId: params.documentId } })
    return result
  })
}
