import { errorStatus, type ErrorAnswer, type ErrorCode } from '@artha/contract/errors'
import type { Context } from 'koa'

/** Answers with the refusal that belongs to the code: its status and our JSON. */
export function refuse(ctx: Context, code: ErrorCode, message: string, fields?: Record<string, string>) {
  ctx.status = errorStatus[code]
  ctx.body = { message, code, ...(fields === undefined ? {} : { fields }) } satisfies ErrorAnswer
}
