import { accountsOf } from '@artha/accounts/services'
import { rowsOf } from '@artha/base/rows'
import { calculatorFigures } from '@artha/contract/calculator-figures'
import { dayInIndia } from '@artha/contract/figure-on'
import type { FigureRow } from '@artha/contract/figure-answer'
import type { FigureToRead, UsingPiece } from '@artha/contract/figures-to-read'
import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'
import { recountEnds } from '../article/figure-ends'
import { dueFigure, isToBeRead, type DueFigure } from '../figure/due-figures'
import { figureUseRows, type KeptUse } from '../figure/figure-uses'
import { publishedFigures } from '../figure/published-figures'
import { uidOf } from '../../content-uid'
import { openingsOf } from '../../openings/read-openings'

/** Of how many uses, the newest, is asked; older pieces come when these have been looked at. */
const usesAsked = 2_000
const piecesShown = 50
/** What is read most is read again first: by the openings of so many days. */
const openingsDays = 28

type Kind = UsingPiece['kind']

interface PieceRow {
  documentId: string
  title: string
  publicationDate: string
  ownerId: string | null
}

/** Who asks: may they say of what this user made that it was looked at? */
export type MayLook = (ownerId: string | null) => boolean

const piecesOf = async (strapi: Core.Strapi, kind: Kind, uses: readonly KeptUse[], now: Date) => {
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
  uses: readonly KeptUse[]
  pieces: ReadonlyMap<string, PieceRow>
  mayLook: MayLook
  openings: ReadonlyMap<string, number>
}

function toRead(due: DueFigure, { rows, uses, pieces, mayLook, openings }: Known): FigureToRead {
  const found = new Map<string, UsingPiece & { writtenAt: string }>()
  for (const use of uses) {
    const piece = pieces.get(use.entryId)
    if (piece === undefined || use.figureKey !== due.figureKey || found.has(use.entryId)) continue
    if (!isToBeRead(use, dayInIndia(new Date(piece.publicationDate)), due, rows)) continue
    const { documentId, title, ownerId, publicationDate } = piece
    const opened = openings.get(documentId)
    const counted = opened !== undefined && { openings: opened }
    const writtenAt = new Date(publicationDate).toISOString()
    found.set(documentId, { _id: documentId, kind: use.kind, title, how: use.how, said: use.said, mayLook: mayLook(ownerId), ...counted, writtenAt })
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
 * The figures that changed, ended or are to be reviewed, newest first, with what must be read again. A figure that is due for
 * review is there without any piece too: it has to be checked itself.
 */
export async function readFiguresToRead(strapi: Core.Strapi, mayLook: MayLook, now: Date): Promise<FigureToRead[]> {
  const today = dayInIndia(now)
  const rows = await publishedFigures(strapi)
  const due = [...new Set(rows.map(({ figureKey }) => figureKey))].flatMap((key) => dueFigure(rows, key, today) ?? [])
  const where = { figureKey: { $in: due.map(({ figureKey }) => figureKey) } }
  const uses = await figureUseRows(strapi).findMany({ where, orderBy: { id: 'desc' }, limit: usesAsked })
  const articles = await piecesOf(strapi, 'article', uses, now)
  const found = [...articles, ...(await piecesOf(strapi, 'story', uses, now))]
  const pieces = new Map(found.map((piece) => [piece.documentId, piece]))
  const articleIds = articles.map(({ documentId }) => documentId)
  const openings = await openingsOf(strapi, articleIds, openingsDays, now)
  return due
    .map((each) => toRead(each, { rows, uses, pieces, mayLook, openings }))
    .filter(({ because, pieces: left }) => because === 'review-due' || left.length > 0)
    .sort((a, b) => b.since.localeCompare(a.since) || a.figureKey.localeCompare(b.figureKey))
}

/** Notes that an editor has looked at a piece today, who, in the trail, and lets it stand where it stood. */
export async function noteLookedAt(strapi: Core.Strapi, actor: string, kind: Kind, documentId: string, now: Date): Promise<boolean> {
  const piece = await rowsOf<PieceRow>(strapi, uidOf[kind]).findOne({ select: ['title'], where: { documentId, publishedAt: { $notNull: true } } })
  if (piece === null) return false
  await strapi.db.transaction(async () => {
    // A save of the piece takes the same rows the other way round
    await newsroomOf(strapi).lock(documentId)
    await figureUseRows(strapi).updateMany({ where: { entryId: documentId }, data: { lookedOn: dayInIndia(now) } })
    if (kind === 'article') await recountEnds(strapi, [documentId])
    const subject = `${kind}:${documentId}`
    await accountsOf(strapi).audit.record({ actor, action: `${kind}.looked-at`, subject, details: { title: piece.title } })
  })
  return true
}

/** Whose a piece is; undefined where there is none. */
export async function ownerOfPiece(strapi: Core.Strapi, kind: Kind, documentId: string): Promise<string | null | undefined> {
  const piece = await rowsOf<PieceRow>(strapi, uidOf[kind]).findOne({ select: ['ownerId'], where: { documentId, publishedAt: { $notNull: true } } })
  return piece === null ? undefined : piece.ownerId
}
