import type { Exchange, Next } from '@artha/base/exchange'
import { errorStatus, type ErrorAnswer, type ErrorCode } from '@artha/contract/errors'
import { namesOf } from '@artha/contract/names-of'
import { redactedPath } from '@artha/contract/redact'
import type { Core } from '@strapi/strapi'
import { drain } from '../drain'
import { allowedMethods } from '../allowed-methods'
import { panelPath } from '../panel-path'

const codeByStatus = new Map<number, ErrorCode>(namesOf(errorStatus).map((code) => [errorStatus[code], code]))

const messages: Partial<Record<ErrorCode, string>> = {
  validation: 'The request was not understood.',
  unauthenticated: 'Please log in first.',
  forbidden: 'You may not do this.',
  'not-found': 'Not found.',
  'method-not-allowed': 'This address does not take that method.',
  'too-large': 'The request is too large.',
  'unsupported-media-type': 'This kind of content is not accepted here.',
  'too-many-requests': 'Too many requests. Please wait a little.',
}

const isErrorAnswer = (body: unknown): body is ErrorAnswer => typeof body === 'object' && body !== null && 'code' in body && 'message' in body

/**
 * Returns the code for a status. Other 4xx statuses, as the stock parsers set them, count as a validation problem; 501 is the router's status
 * for an unknown method.
 */
function codeOf(status: number): ErrorCode {
  if (status === 501) return 'method-not-allowed'
  return codeByStatus.get(status) ?? (status >= 500 ? 'internal' : 'validation')
}

/** Returns true if the address exists but not for this method; then sets the Allow header. */
function isWrongMethod(ctx: Exchange): boolean {
  if (![404, 405, 501].includes(ctx.status)) return false
  const methods = allowedMethods(ctx.path)
  if (methods.length === 0 || methods.includes(ctx.method)) return false
  ctx.set('Allow', methods.join(', '))
  return true
}

/**
 * Turns every refusal outside the panel into `{ message, code }` with the right status, also for unknown addresses and wrong methods. An
 * exception becomes a plain 500 without stack or the driver's message.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Exchange, next: Next) => {
    try {
      await next()
    } catch (error) {
      strapi.log.error(`${ctx.method} ${redactedPath(ctx.path)}: ${error instanceof Error ? error.stack : String(error)}`)
      ctx.status = 500
      ctx.body = undefined
    }
    if (ctx.status < 400 || panelPath.test(ctx.path) || isErrorAnswer(ctx.body)) return
    const code = isWrongMethod(ctx) ? 'method-not-allowed' : codeOf(ctx.status)
    if (code === 'too-large' && !(await drain(ctx.req))) ctx.set('Connection', 'close')
    ctx.status = errorStatus[code]
    ctx.body = { message: messages[code] ?? 'Something went wrong.', code } satisfies ErrorAnswer
  }
