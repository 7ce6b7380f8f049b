import { autosaveCalls, ignored, type AutosaveNews, type Autosaves, type Open, type Typed } from './autosave-calls.ts'
import type { KeptTurns } from './kept-turns.ts'

/** A save waits no longer for what is still under way. */
const longestWaitMs = 2_000

/** Nothing more is sent of it; what is under way may still come to an end. */
async function ended(of: Open<unknown>) {
  of.waiting = undefined
  if (of.underway === undefined) return
  await Promise.race([of.underway.catch(ignored), new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
}

/**
 * Sends what is typed one after another, each on top of what was answered to the one before; of several that wait the
 * newest. What is answered after the form shows another entry is not told.
 */
export function autosaveLine<Values extends object>(
  server: Autosaves,
  turns: KeptTurns,
  valuesIn: (kept: unknown) => Values,
  tell: (news: AutosaveNews) => void,
) {
  let open: Open<Values> | undefined
  let restoredId: string | undefined

  const begun = (shown: Typed<Values>, isRead: boolean): Open<Values> => ({
    ...{ shown, newest: shown.version, news: { id: shown.id, others: [] }, seen: 0, isRead },
    ...{ isOwn: restoredId === shown.id, state: 'shown' },
  })
  const { isSame, say, adopt, whatIsKept, sendWaiting } = autosaveCalls(server, turns, valuesIn, tell)

  return {
    /** What stands in the form now, if it is of something stored. */
    shows(typed: Typed<Values> | undefined) {
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

    /** Nothing has been typed for a while. */
    rested() {
      const of = open
      if (of === undefined) return
      of.waiting = of.shown
      of.underway ??= sendWaiting(of).finally(() => {
        of.underway = undefined
      })
    },

    /** An explicit save is about to be sent: neither may meet the other on the way. Undefined where it need not wait. */
    hold: () => (open?.underway === undefined ? undefined : ended(open)),

    /** The server has thrown the row away with the save. */
    saved(id: string) {
      turns.forget(id)
      if (open?.shown.id !== id) return
      open.state = 'over'
      open = begun(open.shown, true)
      tell(open.news)
    },

    /** A text that was kept takes its place in the form. */
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

    /** What was typed here is not wanted any more. */
    async givenUp() {
      const of = open
      if (of === undefined || !of.isOwn) return
      of.state = 'over'
      open = undefined
      turns.forget(of.shown.id)
      await ended(of)
      await server.forget(of.shown.id).catch(ignored)
    },

    /** What this browser kept of an entry is not wanted any more: no more is the server's row of it. */
    async discarded(id: string, values: Values) {
      // Most drafts have never met the server, and their entry may be gone
      if (open?.shown.id !== id && !turns.isAnyNoted(id)) return
      const isLast = (turn: number) => !turns.hasDraft(id) && turns.isNoted(id, turn)
      try {
        const { own: row } = await server.read(id)
        if (row === null || (!isSame(row, values) && !isLast(row.turn))) return
        await server.forget(id)
        this.saved(id)
      } catch {
        // It is offered again
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
