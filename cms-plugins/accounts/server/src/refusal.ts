import { errorStatus, type ErrorAnswer, type ErrorCode } from '@artha/contract/errors'
import type { Context } from 'koa'

/** Answers with the refusal that belongs to the code: its status and the JSON of the contract. */
export function refuse(ctx: Context, code: ErrorCode, message: string, fields?: Record<string, string>) {
  ctx.status = errorStatus[code]
  ctx.body = { message, code, ...(fields === undefined ? {} : { fields }) } satisfies ErrorAnswer
}

/** Answers 429 and says when it is worth trying again. */
export function refuseForNow(ctx: Context, retryAfterSeconds: number, message = 'Too many requests. Please wait a little.') {
  ctx.set('Retry-After', String(retryAfterSeconds))
  refuse(ctx, 'too-many-requests', message)
}
