import type { AutosaveAnswer, AutosaveBody, Autosaved } from '@artha/contract/autosave'
import { fieldsOf } from '@artha/contract/unknown-fields'
import { isDirty } from './form-dirty.ts'
import { refusalOf } from '../../../api/refusal-of.ts'
import type { AutosaveTurns } from './autosave-turns.ts'

/** The requests that keep unsaved text on the server. */
export interface Autosaves {
  read: (id: string) => Promise<AutosaveAnswer>
  keep: (id: string, body: AutosaveBody) => Promise<Autosaved>
  forget: (id: string) => Promise<unknown>
}

export type AutosaveRow = NonNullable<AutosaveAnswer['own']>

/** The state of an entry's autosave, for the form. */
export interface AutosaveState {
  id: string
  /** Milliseconds since 1970 by this browser's clock. */
  savedAt?: number | undefined
  /** The entry was saved by someone else since: text based on this version or an older one is kept only in the browser. */
  overtaken?: number | undefined
  /** The user's own text from another browser, which this form does not have. Nothing overwrites it until the user has decided. */
  offer?: AutosaveRow | undefined
  others: AutosaveAnswer['others']
}

/** The text in the form of a stored entry. */
export interface TypedValues<Values> {
  id: string
  version: number
  values: Values
}

/** The autosave of an entry that is in the form, or that still waits for a response. */
export interface OpenAutosave<Values> {
  shown: TypedValues<Values>
  /** The newest version that the form has had. */
  newest: number
  news: AutosaveState
  /** The turn of the last response. */
  seen: number
  /** True if the server's row holds text of this form. It is then deleted with the form. */
  isOwn: boolean
  /** The last values sent, with or without a response. */
  sent?: Values | undefined
  /** True while the server's row is known. False after a request without a response. */
  isRead: boolean
  reading?: Promise<void> | undefined
  waiting?: TypedValues<Values> | undefined
  underway?: Promise<void> | undefined
  /** `left`: the form shows another entry. `over`: saved or discarded, so later responses are ignored. */
  state: 'shown' | 'left' | 'over'
}

export const ignored = () => undefined

/** Returns the waiting text and clears it; undefined if a save came in between. */
function takeWaiting<Values>(of: OpenAutosave<Values>) {
  const next = of.waiting
  of.waiting = undefined
  return next
}

/** The autosave requests of an entry and the handling of their responses. */
export function autosaveCalls<Values extends object>(
  server: Autosaves,
  turns: AutosaveTurns,
  valuesIn: (kept: unknown) => Values,
  tell: (news: AutosaveState) => void,
) {
  const isSame = (row: AutosaveRow, values: Values) => !isDirty(valuesIn(row.values), valuesIn(values))

  function say(of: OpenAutosave<Values>, news: Partial<AutosaveState>) {
    of.news = { ...of.news, ...news }
    if (of.state === 'shown') tell(of.news)
  }

  function adopt(of: OpenAutosave<Values>, turn: number) {
    of.seen = turn
    if (turn > 0) turns.note(of.shown.id, turn)
  }

  async function look(of: OpenAutosave<Values>) {
    const { own: row, others } = await server.read(of.shown.id)
    if (of.state === 'over') return
    of.isRead = true
    const isShown = row !== null && isSame(row, of.shown.values)
    const wasSent = row !== null && of.sent !== undefined && isSame(row, of.sent)
    const isOurs = row === null || isShown || row.turn === of.seen || wasSent || turns.isOurs(of.shown.id, row.turn)
    if (isOurs) adopt(of, row?.turn ?? 0)
    of.isOwn = isShown || (isOurs && of.isOwn)
    say(of, { others, offer: isOurs ? undefined : row })
  }

  /** Reads the server's row. Concurrent callers share one request. */
  const whatIsKept = (of: OpenAutosave<Values>) =>
    (of.reading ??= look(of).finally(() => {
      of.reading = undefined
    }))

  const maySend = (of: OpenAutosave<Values>, { version }: TypedValues<Values>) =>
    of.state === 'shown' && of.news.offer === undefined && version > (of.news.overtaken ?? -1)

  async function send(of: OpenAutosave<Values>, { id, version, values }: TypedValues<Values>) {
    const wasOwn = of.isOwn
    // Before the response: if it is lost, the row is still this browser's
    of.sent = values
    of.isOwn = true
    turns.note(id, of.seen + 1)
    try {
      const { turn, others } = await server.keep(id, { basedOn: version, seen: of.seen, values: { ...fieldsOf(values) } })
      if (of.state === 'over') return
      adopt(of, turn)
      say(of, { others, savedAt: Date.now() })
    } catch (error) {
      const isRefused = refusalOf(error).code === 'conflict'
      if (of.state === 'over') return
      of.isRead = false
      if (!isRefused) return
      of.sent = undefined
      of.isOwn = wasOwn
      turns.note(id, of.seen)
      await whatIsKept(of).catch(ignored)
      if (of.news.offer === undefined) say(of, { overtaken: version })
    }
  }

  async function sendWaiting(of: OpenAutosave<Values>) {
    while (of.state === 'shown' && of.waiting !== undefined) {
      // Without a response the form works as if it had no autosave
      const isKnown =
        of.isRead ||
        (await whatIsKept(of).then(
          () => true,
          () => false,
        ))
      const next = takeWaiting(of)
      if (isKnown && next !== undefined && maySend(of, next)) await send(of, next)
    }
  }

  return { isSame, say, adopt, whatIsKept, sendWaiting }
}
