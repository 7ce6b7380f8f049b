import { autosaveCalls, ignored, type AutosaveState, type Autosaves, type OpenAutosave, type TypedValues } from './autosave-calls.ts'
import type { AutosaveTurns } from './autosave-turns.ts'

/** The longest wait of a save for an autosave in progress. */
const longestWaitMs = 2_000

/** Cancels the waiting text, and waits for a request in progress, up to the limit. */
async function ended(of: OpenAutosave<unknown>) {
  of.waiting = undefined
  if (of.underway === undefined) return
  await Promise.race([of.underway.catch(ignored), new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
}

/**
 * Sends the typed text in sequence, each request based on the last response; of several waiting texts only the newest. Responses for an entry that
 * the form no longer shows are not reported.
 */
export function autosaveLine<Values extends object>(
  server: Autosaves,
  turns: AutosaveTurns,
  valuesIn: (kept: unknown) => Values,
  tell: (news: AutosaveState) => void,
) {
  let open: OpenAutosave<Values> | undefined
  let restoredId: string | undefined

  const begun = (shown: TypedValues<Values>, isRead: boolean): OpenAutosave<Values> => ({
    ...{ shown, newest: shown.version, news: { id: shown.id, others: [] }, seen: 0, isRead },
    ...{ isOwn: restoredId === shown.id, state: 'shown' },
  })
  const { isSame, say, adopt, whatIsKept, sendWaiting } = autosaveCalls(server, turns, valuesIn, tell)

  return {
    /** Sets the text in the form; undefined if it is not of a stored entry. */
    shows(typed: TypedValues<Values> | undefined) {
      if (typed === undefined || typed.id !== open?.shown.id) {
        if (open !== undefined) open.state = 'left'
        open = typed && begun(typed, false)
        restoredId = undefined
        if (open !== undefined) whatIsKept(open).catch(ignored)
        return
      }
      open.shown = typed
      open.newest = Math.max(open.newest, typed.version)
    },

    /** Called when typing pauses: sends the text. */
    rested() {
      const of = open
      if (of === undefined) return
      of.waiting = of.shown
      of.underway ??= sendWaiting(of).finally(() => {
        of.underway = undefined
      })
    },

    /** Called before a save, so that save and autosave do not cross. Returns a promise to wait for, or undefined. */
    hold: () => (open?.underway === undefined ? undefined : ended(open)),

    /** Called after a save, with which the server deleted the row. */
    saved(id: string) {
      turns.forget(id)
      if (open?.shown.id !== id) return
      open.state = 'over'
      open = begun(open.shown, true)
      tell(open.news)
    },

    /** Called when a kept text was put into the form. */
    restored(target: { id: string; version: number } | null, values: Values) {
      if (target === null || open?.shown.id !== target.id) {
        restoredId = target?.id
        return
      }
      const { offer } = open.news
      const isOffered = offer !== undefined && isSame(offer, values)
      open.isOwn = offer === undefined || isOffered
      if (isOffered) adopt(open, offer.turn)
      say(open, { ...(isOffered && { offer: undefined }), ...(target.version < open.newest && { overtaken: target.version }) })
    },

    /** Called when the typed text was discarded: deletes the row if it is this form's. */
    async givenUp() {
      const of = open
      if (of === undefined || !of.isOwn) return
      of.state = 'over'
      open = undefined
      turns.forget(of.shown.id)
      await ended(of)
      await server.forget(of.shown.id).catch(ignored)
    },

    /** Called when the browser's draft of an entry was discarded: deletes the server's row with the same text. */
    async discarded(id: string, values: Values) {
      // Most drafts were never on the server, and their entry may be deleted
      if (open?.shown.id !== id && !turns.isAnyNoted(id)) return
      const isLast = (turn: number) => !turns.hasDraft(id) && turns.isNoted(id, turn)
      try {
        const { own: row } = await server.read(id)
        if (row === null || (!isSame(row, values) && !isLast(row.turn))) return
        await server.forget(id)
        this.saved(id)
      } catch {
        // The draft is offered again
      }
    },

    async throwAway() {
      const id = open?.shown.id
      if (id === undefined) return
      await server.forget(id)
      this.saved(id)
    },
  }
}
