import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { kindNamed } from '../own-settings'
import { publishedAndDraft, type StoredRow } from '../rules/stored-row'
import { saveStates } from '../save-states'
import type { Kind } from '../settings'
import { binService } from './bin'
import { documentLockService } from './document-lock'

const stepType = 'plugin::newsroom.undo-step'
const binType = 'plugin::newsroom.binned-item'

/** One day: enough to undo in the morning a change made in the evening. */
const keptForMs = 86_400_000

interface StepRow {
  id: number
  itemId: string
  kind: Kind['kind']
  actor: string
  madeAt: Date | string
  undoneAt: Date | string | null
  stateAfter: string
  rows: StoredRow[]
}

/** A changed document: `rows` as they were before, empty if the bin has them. */
interface Changed {
  undoId: string
  kind: Kind
  documentId: string
  actor: string
  rows: StoredRow[]
}

export type Undone = 'done' | 'undone-before' | 'not-found' | 'conflict'

/** Undoes bulk changes, one document at a time, for the person who made them. */
export const undo = ({ strapi }: { strapi: Core.Strapi }) => {
  const steps = () => rowsOf<StepRow>(strapi, stepType)
  const stillKept = () => ({ madeAt: { $gt: new Date(Date.now() - keptForMs) } })

  /** Returns the versions of the draft and the published row as text. Every save and publication changes it; '' if the document is gone. */
  async function stateOf({ uid, versionField }: Kind, documentId: string): Promise<string> {
    const rows = await rowsOf<StoredRow>(strapi, uid).findMany({ where: { documentId }, select: [versionField, 'publishedAt'] })
    const { draft, published } = publishedAndDraft(rows)
    return rows.length === 0 ? '' : [draft, published].map((row) => (row === undefined ? 'none' : Number(row[versionField] ?? 0))).join('/')
  }

  /** True if the document in the bin was deleted by this step, and not later. */
  async function isOwnDeletion({ itemId, actor, madeAt }: StepRow): Promise<boolean> {
    const binned = await rowsOf<{ deletedBy: string; deletedAt: Date | string }>(strapi, binType).findOne({ where: { itemId } })
    return binned === null || (binned.deletedBy === actor && new Date(binned.deletedAt) <= new Date(madeAt))
  }

  async function undoStep(step: StepRow): Promise<Undone> {
    const { itemId, kind: name, actor, stateAfter, rows } = step
    const kind = kindNamed(strapi, name)
    if (kind === undefined) return 'not-found'
    if (rows.length === 0 && !(await isOwnDeletion(step))) return 'conflict'
    if (rows.length === 0) return (await binService(strapi).restore(actor, itemId)).refused ?? 'done'
    const state = await stateOf(kind, itemId)
    if (state === '') return 'not-found'
    // Somebody has saved or published it since; their change stays
    if (state !== stateAfter) return 'conflict'
    await saveStates(strapi, kind, itemId, rows, { actor, deed: 'undo' })
    return 'done'
  }

  return {
    /** Stores how a document was before a change. Call it within the change's transaction, after the change. */
    async keep({ kind, documentId, ...changed }: Changed): Promise<void> {
      const stateAfter = await stateOf(kind, documentId)
      await steps().create({ data: { ...changed, itemId: documentId, kind: kind.kind, stateAfter, madeAt: new Date() } })
    },

    /** Returns the ids of the documents that this actor changed under this undo id and can still undo. */
    async changedUnder(actor: string, undoId: string): Promise<string[]> {
      const rows = await steps().findMany({ where: { actor, undoId, ...stillKept() }, select: ['itemId'], orderBy: { id: 'asc' } })
      return rows.map(({ itemId }) => itemId)
    },

    /** Undoes the change of one document, once. */
    async run(actor: string, undoId: string, itemId: string): Promise<Undone> {
      return strapi.db.transaction(async (): Promise<Undone> => {
        await documentLockService(strapi).lock(itemId)
        const step = await steps().findOne({ where: { actor, undoId, itemId, ...stillKept() } })
        if (step === null) return 'not-found'
        if (step.undoneAt !== null) return 'undone-before'
        const result = await undoStep(step)
        if (result === 'done') await steps().updateMany({ where: { id: step.id }, data: { undoneAt: new Date() } })
        return result
      })
    },

    /** Deletes what has expired. Safe to run on any replica, any number of times. */
    async sweep(): Promise<void> {
      await steps().deleteMany({ where: { madeAt: { $lte: new Date(Date.now() - keptForMs) } } })
    },
  }
}

export const undoService = (strapi: Core.Strapi): ReturnType<typeof undo> => strapi.plugin('newsroom').service('undo')
