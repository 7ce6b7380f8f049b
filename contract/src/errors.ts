import { namesOf } from './names-of.ts'
import * as z from 'zod/mini'

/** Every refusal on the wire carries one of these; the status belongs to the code. */
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

/** The body of every answer of 400 or above. `fields` names what was wrong, by path, where the code is "validation". */
export const errorAnswer = z.object({
  message: z.string(),
  code: errorCode,
  fields: z.optional(z.record(z.string(), z.string())),
})

export type ErrorAnswer = z.infer<typeof errorAnswer>
