import { adviceOn, serverMessage, type RefusedCall } from '../../../features/accounts/refused-call.ts'

/** What went wrong with a save, and what to do about it. */
export interface SaveFailure {
  title: string
  detail: string
  /** What the server found wrong, by field. */
  fields?: Readonly<Record<string, string>> | undefined
  /** The entry is no longer there: it can only be saved as a new one. */
  isGone?: boolean
}

const kept = 'Your work stays here and is kept in this browser.'

const sentenceOf: Partial<Record<number, string>> = {
  401: 'Your session has ended. Log in again: what you wrote is kept in this browser and offered to you there.',
  404: 'It was deleted in the meantime. What you wrote is still here: save it as a new entry.',
  413: 'It is too large to be sent at once. Shorten it, or divide it in two.',
}

/** What to say of a save that failed. Pressing the button again is always safe: the same content is stored once. */
export function saveFailure(call: RefusedCall, title: string): SaveFailure {
  const advice = sentenceOf[call.status ?? 0] ?? adviceOn(call)
  const next = call.fields === undefined ? 'Press the button again.' : 'Look at the marked fields, then press the button again.'
  const isForNow = call.retryAt !== undefined
  const detail = isForNow
    ? [serverMessage(call, ''), kept, advice].filter(Boolean).join(' ')
    : (advice ?? [serverMessage(call, ''), kept, next].filter(Boolean).join(' '))
  return { title, detail, fields: call.fields, isGone: call.status === 404 }
}
