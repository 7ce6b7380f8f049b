import { adviceOn, serverMessage, type RefusedCall } from '../../../ui/refused-call.ts'

/** The message about a failed save, with advice. */
export interface SaveFailure {
  title: string
  detail: string
  /** The server's messages by field. */
  fields?: Readonly<Record<string, string>> | undefined
  /** True if the entry was deleted: it can only be saved as a new one. */
  isGone?: boolean
}

const kept = 'Your work is safe here and in this browser.'

const sentenceOf: Partial<Record<number, string>> = {
  401: 'Your session has ended. Log in again: your work is saved in this browser and you can restore it there.',
  404: 'It has been deleted in the meantime. Your text is still here: save it as a new entry.',
  413: 'It is too large to send. Shorten it or split it in two.',
}

/** Returns the message about a failed save. Saving again is always safe: the same content is stored once. */
export function saveFailure(call: RefusedCall, title: string): SaveFailure {
  const advice = sentenceOf[call.status ?? 0] ?? adviceOn(call)
  const next = call.fields === undefined ? 'Press the button again.' : 'Check the marked fields, then press the button again.'
  const isForNow = call.retryAt !== undefined
  const detail = isForNow
    ? [serverMessage(call, ''), kept, advice].filter(Boolean).join(' ')
    : (advice ?? [serverMessage(call, ''), kept, next].filter(Boolean).join(' '))
  return { title, detail, fields: call.fields, isGone: call.status === 404 }
}
