import { errorStatus, type ErrorAnswer, type ErrorCode } from './errors.ts'
import { answered, type Answered } from './handlers.ts'

/** Whatever object carries an answer. */
interface Answering {
  status: number
  body: unknown
  set: (header: string, value: string) => void
}

/** Answers with the refusal that belongs to the code: its status and the JSON of the contract. */
export function refuse(exchange: Answering, code: ErrorCode, message: string, fields?: Record<string, string>): Answered {
  exchange.status = errorStatus[code]
  exchange.body = { message, code, ...(fields === undefined ? {} : { fields }) } satisfies ErrorAnswer
  return answered
}

/** Answers 429 and says when it is worth trying again. */
export function refuseForNow(exchange: Answering, retryAfterSeconds: number, message: string): Answered {
  exchange.set('Retry-After', String(retryAfterSeconds))
  return refuse(exchange, 'too-many-requests', message)
}

/** Answers with a refusal in the form that the pages of the Studio read. */
export function refuseInStudio(exchange: Answering, code: ErrorCode, message: string): Answered {
  const status = errorStatus[code]
  exchange.status = status
  exchange.body = { data: null, error: { status, name: code, message, details: {} } }
  return answered
}
