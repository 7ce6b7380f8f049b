import { errorStatus, type ErrorAnswer, type ErrorCode } from './errors.ts'
import { responseSent, type ResponseSent } from './handlers.ts'

/** Any object that carries a response. */
interface Answering {
  status: number
  body: unknown
  set: (header: string, value: string) => void
}

/** Writes the refusal of an error code: its status and the contract's JSON. */
export function refuse(exchange: Answering, code: ErrorCode, message: string, fields?: Record<string, string>): ResponseSent {
  exchange.status = errorStatus[code]
  exchange.body = { message, code, ...(fields === undefined ? {} : { fields }) } satisfies ErrorAnswer
  return responseSent
}

/** Writes a 429 with the time after which to try again. */
export function refuseRateLimited(exchange: Answering, retryAfterSeconds: number, message: string): ResponseSent {
  exchange.set('Retry-After', String(retryAfterSeconds))
  return refuse(exchange, 'too-many-requests', message)
}

/** Writes a refusal in the form that the Studio's pages read. */
export function refuseInStudio(exchange: Answering, code: ErrorCode, message: string): ResponseSent {
  const status = errorStatus[code]
  exchange.status = status
  exchange.body = { data: null, error: { status, name: code, message, details: {} } }
  return responseSent
}
