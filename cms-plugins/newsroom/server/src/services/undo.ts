import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { kindNamed } from '../own-settings'
import { statesOf, type StoredRow } from '../rules/stored-row'
import { saveStates } from '../save-states'
import type { Kind } from '../settings'
import { binService } from './bin'
import { documentLockService } from './document-lock'

const stepType = 'plugin::newsroom.undo-step'
const binType = 'plugin::newsroom.binned-item'

/** Long enough for who sees the next morning what was done in the evening. */
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

/** What was changed: how it was before, nothing where the bin has it. */
interface Changed {
  undoId: string
  kind: Kind
  documentId: string
  actor: string
  rows: StoredRow[]
}

export type Undone = 'done' | 'undone-before' | 'not-found' | 'conflict'

/** What was changed together can be taken back by who changed it, one document at a time. */
export const undo = ({ strapi }: { strapi: Core.Strapi }) => {
  const steps = () => rowsOf<StepRow>(strapi, stepType)
  const stillKept = () => ({ madeAt: { $gt: new Date(Date.now() - keptForMs) } })

  /** The versions of a document's rows, which every save and every publishing changes; "" where it is gone. */
  async function stateOf({ uid, versionField }: Kind, documentId: string): Promise<string> {
    const rows = await rowsOf<StoredRow>(strapi, uid).findMany({ where: { documentId }, select: [versionField, 'publishedAt'] })
    const { draft, published } = statesOf(rows)
    return rows.length === 0 ? '' : [draft, published].map((row) => (row === undefined ? 'none' : Number(row[versionField] ?? 0))).join('/')
  }

  /** Whether what lies in the bin was put there by this very step, and not by a later deletion. */
  async function isOwnDeletion({ itemId, actor, madeAt }: StepRow): Promise<boolean> {
    const binned = await rowsOf<{ deletedBy: string; deletedAt: Date | string }>(strapi, binType).findOne({ where: { itemId } })
    return binned === null || (binned.deletedBy === actor && new Date(binned.deletedAt) <= new Date(madeAt))
  }

  async function takeBack(step: StepRow): Promise<Undone> {
    const { itemId, kind: name, actor, stateAfter, rows } = step
    const kind = kindNamed(strapi, name)
    if (kind === undefined) return 'not-found'
    if (rows.length === 0 && !(await isOwnDeletion(step))) return 'conflict'
    if (rows.length === 0) return (await binService(strapi).restore(actor, itemId)).refused ?? 'done'
    const state = await stateOf(kind, itemId)
    if (state === '') return 'not-found'
    // Somebody has saved or published it since: that stays
    if (state !== stateAfter) return 'conflict'
    await saveStates(strapi, kind, itemId, rows, { actor, deed: 'undo' })
    return 'done'
  }

  return {
    /** Keeps how a document was. Belongs into the transaction of its change, after it. */
    async keep({ kind, documentId, ...changed }: Changed): Promise<void> {
      const stateAfter = await stateOf(kind, documentId)
      await steps().create({ data: { ...changed, itemId: documentId, kind: kind.kind, stateAfter, madeAt: new Date() } })
    },

    /** What this actor changed under this id, as far as it can still be taken back. */
    async changedUnder(actor: string, undoId: string): Promise<string[]> {
      const rows = await steps().findMany({ where: { actor, undoId, ...stillKept() }, select: ['itemId'], orderBy: { id: 'asc' } })
      return rows.map(({ itemId }) => itemId)
    },

    /** Takes one change back, once. */
    async run(actor: string, undoId: string, itemId: string): Promise<Undone> {
      return strapi.db.transaction(async (): Promise<Undone> => {
        await documentLockService(strapi).lock(itemId)
        const step = await steps().findOne({ where: { actor, undoId, itemId, ...stillKept() } })
        if (step === null) return 'not-found'
        if (step.undoneAt !== null) return 'undone-before'
        const result = await takeBack(step)
        if (result === 'done') await steps().updateMany({ where: { id: step.id }, data: { undoneAt: new Date() } })
        return result
      })
    },

    /** Ends what was kept long enough. Any replica may do it, any number of times. */
    async sweep(): Promise<void> {
      await steps().deleteMany({ where: { madeAt: { $lte: new Date(Date.now() - keptForMs) } } })
    },
  }
}

export const undoService = (strapi: Core.Strapi): ReturnType<typeof undo> => strapi.plugin('newsroom').service('undo')
