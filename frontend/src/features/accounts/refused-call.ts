import { retryAdvice } from '../../lib/when-to-retry.ts'
import type { FormProblem } from '../../ui/form-state.ts'

/** A call that came to nothing, as far as a person needs to know of it. */
export interface RefusedCall {
  kind: string
  status?: number | undefined
  /** Absent where the words are not those of the server. */
  code?: string | undefined
  message: string
  fields?: Readonly<Record<string, string>> | undefined
  retryAt?: Date | undefined
}

const isUnreachable = ({ kind }: RefusedCall) => kind === 'network' || kind === 'timeout'

/** What the server said in words of its own, or the given words. */
export const serverMessage = ({ code, message }: RefusedCall, otherwise: string) => (code === undefined || message === '' ? otherwise : message)

/** What to do about it, and when. */
export const adviceOn = (call: RefusedCall) =>
  isUnreachable(call) ? 'The server could not be reached. Check your connection and try again.' : retryAdvice(call)

/** What is said of a form's fields. One that it does not have is said nowhere. */
const fieldsSaidOf = <Name extends string>({ fields }: RefusedCall) => fields as FormProblem<Name>['fields']

/** The server's words as the title, its words on single fields beside them. */
export function problemOf<Name extends string>(call: RefusedCall, otherwise: string): FormProblem<Name> {
  return { title: serverMessage(call, otherwise), detail: adviceOn(call), fields: fieldsSaidOf(call) }
}

/** Always the given title; what the server said about it stands below, or beside the field that it is about. */
export function titledProblemOf<Name extends string>(call: RefusedCall, title: string): FormProblem<Name> {
  const said = serverMessage(call, '')
  const isSaidElsewhere = said === title || Object.values(call.fields ?? {}).includes(said)
  const detail = [isSaidElsewhere ? '' : said, adviceOn(call)].filter(Boolean).join(' ') || undefined
  return { title, detail, fields: fieldsSaidOf(call) }
}
