import { accountsOf } from '@artha/accounts/services'
import { rowsOf } from '@artha/base/rows'
import { calculatorFigures } from '@artha/contract/calculator-figures'
import { dayInIndia } from '@artha/contract/figure-on'
import type { FigureRow } from '@artha/contract/figure-answer'
import type { FigureToReview, AffectedEntry } from '@artha/contract/figures-to-review'
import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'
import { recomputeFigureEnds } from '../article/figure-ends'
import { dueFigure, needsReview, type DueFigure } from '../figure/due-figures'
import { figureUseRows, type StoredUse } from '../figure/figure-uses'
import { publishedFigures } from '../figure/published-figures'
import { uidOf } from '../../content-uid'
import { viewsOfArticles } from '../../article-views/read-article-views'

/** The most uses read, newest first; older entries appear once these are reviewed. */
const mostUses = 2_000
const piecesShown = 50
/** Articles with the most views in this many days come first. */
const openingsDays = 28

type Kind = AffectedEntry['kind']

interface PieceRow {
  documentId: string
  title: string
  publicationDate: string
  ownerId: string | null
}

/** Returns true if the user may mark the work of this owner as reviewed. */
export type MayReview = (ownerId: string | null) => boolean

const piecesOf = async (strapi: Core.Strapi, kind: Kind, uses: readonly StoredUse[], now: Date) => {
  const ids = [...new Set(uses.filter((use) => use.kind === kind).map(({ entryId }) => entryId))]
  if (ids.length === 0) return []
  return rowsOf<PieceRow>(strapi, uidOf[kind]).findMany({
    select: ['documentId', 'title', 'publicationDate', 'ownerId'],
    where: { documentId: { $in: ids }, publishedAt: { $notNull: true }, publicationDate: { $lte: now } },
  })
}

const calculatorsWith = (figureKey: string) =>
  Object.entries<readonly string[]>(calculatorFigures).flatMap(([path, keys]) => (keys.includes(figureKey) ? [path] : []))

interface Known {
  rows: readonly FigureRow[]
  uses: readonly StoredUse[]
  pieces: ReadonlyMap<string, PieceRow>
  mayLook: MayReview
  openings: ReadonlyMap<string, number>
}

function toRead(due: DueFigure, { rows, uses, pieces, mayLook: mayReview, openings }: Known): FigureToReview {
  const found = new Map<string, AffectedEntry & { writtenAt: string }>()
  for (const use of uses) {
    const piece = pieces.get(use.entryId)
    if (piece === undefined || use.figureKey !== due.figureKey || found.has(use.entryId)) continue
    if (!needsReview(use, dayInIndia(new Date(piece.publicationDate)), due, rows)) continue
    const { documentId, title, ownerId, publicationDate } = piece
    const opened = openings.get(documentId)
    const counted = opened !== undefined && { openings: opened }
    const writtenAt = new Date(publicationDate).toISOString()
    found.set(documentId, {
      _id: documentId,
      kind: use.kind,
      title,
      how: use.how,
      said: use.said,
      mayLook: mayReview(ownerId),
      ...counted,
      writtenAt,
    })
  }
  const order = [...found.values()].sort((a, b) => (b.openings ?? 0) - (a.openings ?? 0) || b.writtenAt.localeCompare(a.writtenAt))
  return {
    figureKey: due.figureKey,
    title: due.title,
    because: due.because,
    since: due.since,
    pieces: order.slice(0, piecesShown).map(({ writtenAt: _, ...piece }) => piece),
    calculators: calculatorsWith(due.figureKey),
  }
}

/**
 * Returns the figures that changed, ended or are due for review, newest first, with the entries to review. A figure due for review is listed
 * even without entries, because it must be checked itself.
 */
export async function readFiguresToReview(strapi: Core.Strapi, mayReview: MayReview, now: Date): Promise<FigureToReview[]> {
  const today = dayInIndia(now)
  const rows = await publishedFigures(strapi)
  const due = [...new Set(rows.map(({ figureKey }) => figureKey))].flatMap((key) => dueFigure(rows, key, today) ?? [])
  const where = { figureKey: { $in: due.map(({ figureKey }) => figureKey) } }
  const uses = await figureUseRows(strapi).findMany({ where, orderBy: { id: 'desc' }, limit: mostUses })
  const articles = await piecesOf(strapi, 'article', uses, now)
  const found = [...articles, ...(await piecesOf(strapi, 'story', uses, now))]
  const pieces = new Map(found.map((piece) => [piece.documentId, piece]))
  const articleIds = articles.map(({ documentId }) => documentId)
  const openings = await viewsOfArticles(strapi, articleIds, openingsDays, now)
  return due
    .map((each) => toRead(each, { rows, uses, pieces, mayLook: mayReview, openings }))
    .filter(({ because, pieces: left }) => because === 'review-due' || left.length > 0)
    .sort((a, b) => b.since.localeCompare(a.since) || a.figureKey.localeCompare(b.figureKey))
}

/**
 * Records in the audit trail that an editor reviewed an entry today, and recomputes until when its figures hold. Returns false if the entry is
 * not published.
 */
export async function markReviewed(strapi: Core.Strapi, actor: string, kind: Kind, documentId: string, now: Date): Promise<boolean> {
  const piece = await rowsOf<PieceRow>(strapi, uidOf[kind]).findOne({ select: ['title'], where: { documentId, publishedAt: { $notNull: true } } })
  if (piece === null) return false
  await strapi.db.transaction(async () => {
    // Locks the entry first, as a save does, so that the two cannot deadlock
    await newsroomOf(strapi).lock(documentId)
    await figureUseRows(strapi).updateMany({ where: { entryId: documentId }, data: { lookedOn: dayInIndia(now) } })
    if (kind === 'article') await recomputeFigureEnds(strapi, [documentId])
    const subject = `${kind}:${documentId}`
    await accountsOf(strapi).audit.record({ actor, action: `${kind}.looked-at`, subject, details: { title: piece.title } })
  })
  return true
}

/** Returns the owner of a published entry; undefined if there is no such entry. */
export async function ownerOfEntry(strapi: Core.Strapi, kind: Kind, documentId: string): Promise<string | null | undefined> {
  const piece = await rowsOf<PieceRow>(strapi, uidOf[kind]).findOne({ select: ['ownerId'], where: { documentId, publishedAt: { $notNull: true } } })
  return piece === null ? undefined : piece.ownerId
}
