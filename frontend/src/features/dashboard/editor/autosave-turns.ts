import { draftPrefix, type DraftKind } from '../drafts/local-draft.ts'
import { browserStore } from '../../../lib/browser-store.ts'

export type AutosaveTurns = ReturnType<typeof autosaveTurns>

/**
 * Remembers in this browser which turns of the server's rows it wrote. After a reload such a row is usually older than the browser's own draft; if
 * the browser has no draft, only the row is left.
 */
export function autosaveTurns(userId: string, kind: DraftKind) {
  const keyOf = (id: string) => `autosave-turn:${userId}:${kind}:${id}`
  const isNoted = (id: string, turn: number) => browserStore.read(keyOf(id)) === String(turn)
  const hasDraft = (id: string) => browserStore.keys(`${draftPrefix(userId, kind)}${id}:`).length > 0
  return {
    isNoted,
    isAnyNoted: (id: string) => browserStore.read(keyOf(id)) !== null,
    hasDraft,
    isOurs: (id: string, turn: number) => isNoted(id, turn) && hasDraft(id),
    note: (id: string, turn: number) => browserStore.write(keyOf(id), String(turn)),
    forget: (id: string) => browserStore.remove(keyOf(id)),
  }
}
