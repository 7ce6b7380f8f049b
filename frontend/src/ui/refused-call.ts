import { retryAdvice } from '../lib/when-to-retry.ts'
import type { FormProblem } from './form-state.ts'

/** The parts of a failed call that its message to the user needs. */
export interface RefusedCall {
  kind: string
  status?: number | undefined
  /** The server's error code. Absent if the message is not the server's. */
  code?: string | undefined
  message: string
  fields?: Readonly<Record<string, string>> | undefined
  retryAt?: Date | undefined
}

const isUnreachable = ({ kind }: RefusedCall) => kind === 'network' || kind === 'timeout'

/** Returns the server's own message, or the fallback if there is none. */
export const serverMessage = ({ code, message }: RefusedCall, otherwise: string) => (code === undefined || message === '' ? otherwise : message)

/** Returns what the user can do about a failed call, and when. */
export const adviceOn = (call: RefusedCall) =>
  isUnreachable(call) ? 'The server could not be reached. Check your connection and try again.' : retryAdvice(call)

/** Returns the server's messages by field. Messages on fields that the form does not have are never shown. */
const fieldsSaidOf = <Name extends string>({ fields }: RefusedCall) => fields as FormProblem<Name>['fields']

/** Returns the form's problem with the server's message as title and its messages on fields beside the fields. */
export function problemOf<Name extends string>(call: RefusedCall, otherwise: string): FormProblem<Name> {
  return { title: serverMessage(call, otherwise), detail: adviceOn(call), fields: fieldsSaidOf(call) }
}

/** Returns the form's problem with a fixed title. The server's message goes below it, unless the title or a field already says it. */
export function titledProblemOf<Name extends string>(call: RefusedCall, title: string): FormProblem<Name> {
  const said = serverMessage(call, '')
  const isSaidElsewhere = said === title || Object.values(call.fields ?? {}).includes(said)
  const detail = [isSaidElsewhere ? '' : said, adviceOn(call)].filter(Boolean).join(' ') || undefined
  return { title, detail, fields: fieldsSaidOf(call) }
}
