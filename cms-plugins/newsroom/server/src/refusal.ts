import { errorStatus, type ErrorAnswer, type ErrorCode } from '@artha/contract/errors'
import type { Context } from 'koa'

/** Answers with the refusal that belongs to the code: its status and the JSON of the contract. */
export function refuse(ctx: Context, code: ErrorCode, message: string) {
  ctx.status = errorStatus[code]
  ctx.body = { message, code } satisfies ErrorAnswer
}

/** The same in the form that the pages of the Studio read. */
export function refuseInStudio(ctx: Context, code: ErrorCode, message: string) {
  const status = errorStatus[code]
  ctx.status = status
  ctx.body = { data: null, error: { status, name: code, message, details: {} } }
}
