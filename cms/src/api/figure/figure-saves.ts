import { dayInIndia } from '@artha/contract/figure-on'
import { rowsOf } from '@artha/base/rows'
import type { Core, Modules } from '@strapi/strapi'
import { documentIdIn } from '../writes/document-id-in'
import { refusedInStudio } from '../writes/refused-in-studio'
import { writingActions } from '../writes/next-version'
import { changeProblems, draftProblems, placeProblems, rowProblems } from './figure-changes'
import { rowKeyOf, type StoredFigure } from './stored-figure'

type Context = Modules.Documents.Middleware.Context
type Problems = Record<string, string>

const uid = 'api::figure.figure'
const stays = 'A published figure cannot be deleted or unpublished: withdraw it by giving a reason at “Withdrawn because”.'

const refuseAll = (problems: Problems) => {
  if (Object.keys(problems).length > 0) throw refusedInStudio(problems)
}

const rows = (strapi: Core.Strapi) => rowsOf<StoredFigure & { id: number }>(strapi, uid)
const published = { publishedAt: { $notNull: true } }

/** Throws for an impossible write, before it is written. */
async function refuseImpossible(strapi: Core.Strapi, { action, params }: Context, documentId: string | undefined) {
  const held = documentId === undefined ? null : await rows(strapi).findOne({ where: { ...published, documentId } })
  if (held !== null && (action === 'delete' || action === 'unpublish')) throw refusedInStudio({ withdrawalReason: stays })
  const data: Partial<StoredFigure> | undefined = 'data' in params ? params.data : undefined
  if (held !== null && action === 'update') {
    refuseAll(changeProblems(held, data ?? {}))
    if ((data?.withdrawalReason ?? '') !== '') Object.assign(data ?? {}, { withdrawnOn: dayInIndia(new Date()) })
  } else if (data !== undefined) {
    Object.assign(data, { withdrawnOn: null, withdrawalReason: null, rowKey: null })
    refuseAll('status' in params && params.status === 'published' ? rowProblems(data) : draftProblems(data))
  }
}

/** Throws unless the draft is a complete row that fits among the figure's published rows. */
async function refuseUnfit(strapi: Core.Strapi, documentId: string) {
  const draft = await rows(strapi).findOne({ where: { documentId, publishedAt: { $null: true } } })
  if (draft === null || draft.withdrawnOn !== null) return
  refuseAll(rowProblems(draft))
  const standing = await rows(strapi).findMany({ where: { ...published, figureKey: draft.figureKey, withdrawnOn: { $null: true } } })
  refuseAll(placeProblems(draft, standing))
}

/** Sets the row key of the published row, so that the unique index allows one row per figure and day. Returns the figure's key. */
async function writeRowKey(strapi: Core.Strapi, documentId: string): Promise<string | undefined> {
  const row = await rows(strapi).findOne({ where: { ...published, documentId } })
  if (row === null) return undefined
  await rows(strapi).updateMany({ where: { id: row.id }, data: { rowKey: row.withdrawnOn === null ? rowKeyOf(row) : null } })
  return row.figureKey
}

/**
 * Checks every save of a figure, from any source: a published row never changes, and nothing impossible is published. `follow` runs in the same
 * transaction.
 */
export function watchFigureSaves(strapi: Core.Strapi, follow: (figureKey: string) => Promise<void>) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !writingActions.has(context.action)) return next()
    const { params, action } = context
    const known = action !== 'clone' && 'documentId' in params ? params.documentId : undefined
    return strapi.db.transaction(async () => {
      await refuseImpossible(strapi, context, known)
      if (action === 'publish' && known !== undefined) await refuseUnfit(strapi, known)
      const result = await next()
      const documentId = documentIdIn(result) ?? known
      if (documentId !== undefined && action !== 'delete') {
        const figureKey = await writeRowKey(strapi, documentId)
        if (figureKey !== undefined) await follow(figureKey)
      }
      return result
    })
  })
}
