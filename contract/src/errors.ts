import { namesOf } from './names-of.ts'
import * as z from 'zod/mini'

/** The error codes of refusals, each with its status. */
export const errorStatus = {
  validation: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export const errorCode = z.enum(namesOf(errorStatus))

/** The body of every response with a status of 400 or above. For the code "validation", `fields` has a message by path. */
export const errorAnswer = z.object({
  message: z.string(),
  code: errorCode,
  fields: z.optional(z.record(z.string(), z.string())),
})

export type ErrorAnswer = z.infer<typeof errorAnswer>
