import { rowsOf } from '@artha/base/rows'
import { dayInIndia } from '@artha/contract/figure-on'
import { withoutMarks } from '@artha/contract/figure-mark'
import type { FigureRow } from '@artha/contract/figure-answer'
import type { Core } from '@strapi/strapi'
import { figuresEndOn, figureUseRows, figureUsesIn, storeUses, type StoredUse } from '../figure/figure-uses'
import { publishedFigures } from '../figure/published-figures'
import { plainText } from './plain-text'

const uid = 'api::article.article'

interface PublishedText {
  documentId: string
  publicationDate: string
  content: string | null
  sections: { description: string | null }[]
}

const published = { publishedAt: { $notNull: true } }

/** Returns the article's publication day, or the day of an editor's later review of its figures. */
const readOn = (publicationDate: string, lookedOn: string | null) => {
  const writtenOn = dayInIndia(new Date(publicationDate))
  return lookedOn !== null && lookedOn > writtenOn ? lookedOn : writtenOn
}

/** Writes the last day to the draft too, because publishing copies it. `updateMany` leaves the time of change as it is. */
const writeEnd = async (strapi: Core.Strapi, documentIds: readonly string[], end: string) =>
  strapi.db.query(uid).updateMany({ where: { documentId: { $in: [...documentIds] } }, data: { figuresEndOn: end } })

async function derive(strapi: Core.Strapi, article: PublishedText) {
  const { documentId, content, publicationDate } = article
  const texts = [content ?? '', ...article.sections.map(({ description }) => description ?? '')].filter((text) => text !== '')
  const words = texts.map((text) => plainText(withoutMarks(text)))
  const uses = figureUsesIn(texts, words)
  const lookedOn = await storeUses(strapi, { entryId: documentId, kind: 'article' }, uses)
  const keys = uses.filter(({ how }) => how === 'mark').map(({ figureKey }) => figureKey)
  const rows = keys.length === 0 ? [] : await publishedFigures(strapi, [...new Set(keys)])
  await writeEnd(strapi, [documentId], figuresEndOn(uses, rows, readOn(publicationDate, lookedOn)))
}

/** Stores which figures the published text uses and the last day on which they hold. Must run inside the transaction of the save. */
export async function recordFigures(strapi: Core.Strapi, documentId: string): Promise<void> {
  const row = await rowsOf<PublishedText>(strapi, uid).findOne({ where: { ...published, documentId }, populate: { sections: true } })
  if (row === null) await storeUses(strapi, { entryId: documentId, kind: 'article' }, [])
  else await derive(strapi, row)
}

const batch = 200

/** Recomputes from the stored uses until when the figures of these articles hold. */
export async function recomputeFigureEnds(strapi: Core.Strapi, documentIds: readonly string[]): Promise<void> {
  const rows: FigureRow[] = await publishedFigures(strapi)
  for (let at = 0; at < documentIds.length; at += batch) {
    const where = { documentId: { $in: documentIds.slice(at, at + batch) } }
    const articles = await rowsOf<PublishedText>(strapi, uid).findMany({
      select: ['documentId', 'publicationDate'],
      where: { ...published, ...where },
    })
    const uses = await figureUseRows(strapi).findMany({ where: { entryId: where.documentId } })
    const byEnd = new Map<string, string[]>()
    for (const { documentId, publicationDate } of articles) {
      const own: StoredUse[] = uses.filter(({ entryId }) => entryId === documentId)
      const end = figuresEndOn(own, rows, readOn(publicationDate, own[0]?.lookedOn ?? null))
      byEnd.set(end, [...(byEnd.get(end) ?? []), documentId])
    }
    for (const [end, ids] of byEnd) await writeEnd(strapi, ids, end)
  }
}

/** Recomputes the articles that mark a figure, after one of its rows was added or withdrawn. */
export async function recomputeArticlesWithFigure(strapi: Core.Strapi, figureKey: string): Promise<void> {
  const uses = await figureUseRows(strapi).findMany({ select: ['entryId'], where: { figureKey, how: 'mark', kind: 'article' } })
  await recomputeFigureEnds(strapi, [...new Set(uses.map(({ entryId }) => entryId))])
}

/** Stores the figures of articles published before figures were recorded. Runs at each start. */
export async function recordFiguresOfOldArticles(strapi: Core.Strapi): Promise<void> {
  for (;;) {
    const rows = await rowsOf<PublishedText>(strapi, uid).findMany({
      where: { ...published, figuresEndOn: { $null: true } },
      populate: { sections: true },
      limit: batch,
    })
    for (const row of rows) await strapi.db.transaction(() => derive(strapi, row))
    if (rows.length < batch) return
  }
}
