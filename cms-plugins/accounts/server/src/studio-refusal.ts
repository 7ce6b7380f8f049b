import { errorStatus, type ErrorCode } from '@artha/contract/errors'
import type { Context } from 'koa'

/** Answers with a refusal in the form that the pages of the Studio read. */
export function refuseInStudio(ctx: Context, code: ErrorCode, message: string) {
  const status = errorStatus[code]
  ctx.status = status
  ctx.body = { data: null, error: { status, name: code, message, details: {} } }
}
