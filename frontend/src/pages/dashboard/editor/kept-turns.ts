import { draftPrefix, type DraftKind } from '../../../features/dashboard/drafts/kept-draft.ts'
import { browserStore } from '../../../lib/browser-store.ts'

export type KeptTurns = ReturnType<typeof keptTurns>

/**
 * Which turns of the server's rows this browser has written. After a reload such a row is mostly older than what the browser
 * keeps of the same form. Where the browser keeps nothing of it the row is all that there is.
 */
export function keptTurns(userId: string, kind: DraftKind) {
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
