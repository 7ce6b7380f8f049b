import { HttpResponse } from 'msw'
import { errorStatus, type ErrorAnswer, type ErrorCode } from '@artha/contract/errors'

/** The default message of each error. */
const words: Record<ErrorCode, string> = {
  validation: 'Please check what you have entered.',
  unauthenticated: 'Please log in first.',
  forbidden: 'You may not do this.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This address does not answer to that method.',
  conflict: 'Someone else saved this in the meantime.',
  'too-large': 'This is too large.',
  'unsupported-media-type': 'This kind of file is not supported.',
  'too-many-requests': 'Too many requests. Please wait a little.',
  internal: 'Something went wrong on our side.',
  unavailable: 'The newsroom could not be reached. Please try again in a moment.',
}

/** The Retry-After of errors for too many requests and for an unavailable server, in seconds. */
const waitSeconds: Partial<Record<ErrorCode, string>> = { 'too-many-requests': '30', unavailable: '2' }

/** Returns an error response as the cms sends it. */
export function refuse(code: ErrorCode, message = words[code], fields?: Record<string, string>): HttpResponse<ErrorAnswer> {
  const answer: ErrorAnswer = { message, code, ...(fields && { fields }) }
  const wait = waitSeconds[code]
  return HttpResponse.json<ErrorAnswer>(answer, { status: errorStatus[code], ...(wait !== undefined && { headers: { 'retry-after': wait } }) })
}
