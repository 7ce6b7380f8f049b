import type { Exchange } from '@artha/base/exchange'
import { accountsOf } from '@artha/accounts/services'
import type { Endpoint } from '@artha/contract/endpoints'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { withinLimit } from './limits'

const bearer = /^bearer (\S+)$/i

/** A visitor is refused often, by a session that is over; a person signed in is refused rarely, and the trail says what. */
function noteRefused(strapi: Core.Strapi, { method, path }: Endpoint, user: { documentId: string } | undefined) {
  const who = user === undefined ? { actor: 'visitor', subject: 'site' } : { actor: `user:${user.documentId}`, subject: `site:${method} ${path}` }
  accountsOf(strapi).failures.note({ ...who, action: 'access.refused' })
}

/** Says 401 or 403 where the table of the contract does. Answers whether the request may go on. */
async function checkAccess(strapi: Core.Strapi, endpoint: Endpoint, ctx: Exchange): Promise<boolean> {
  const token = bearer.exec(ctx.get('authorization'))?.[1]
  const found = token === undefined ? undefined : await accountsOf(strapi).sessions.find(token)
  const verdict = accountsOf(strapi).accounts.mayCall(endpoint.access, found?.user)
  if (verdict === 'unauthenticated') refuse(ctx, 'unauthenticated', 'Please log in first.')
  if (verdict === 'forbidden') refuse(ctx, 'forbidden', 'You may not do this.')
  if (verdict !== 'allowed') {
    noteRefused(strapi, endpoint, found?.user)
    return false
  }
  ctx.state.account = found?.user
  ctx.state.session = found?.session
  return true
}

/** Writes of one person are limited, whatever they write. */
async function checkWrites(strapi: Core.Strapi, endpoint: Endpoint, ctx: Exchange): Promise<boolean> {
  const { account } = ctx.state
  if (endpoint.method === 'GET' || endpoint.isUncounted || account === undefined) return true
  return withinLimit(strapi, ctx, 'writes', { of: String(account.id) }, 'Too many requests. Please wait a little.')
}

/**
 * Decides once a request whether it may go on, and leaves for the handler who asks (`ctx.state.account`, undefined for a
 * visitor; `ctx.state.session`).
 */
export async function mayPass(strapi: Core.Strapi, endpoint: Endpoint, ctx: Exchange): Promise<boolean> {
  if (ctx.state.guardedFor === endpoint) return true
  if (!(await checkAccess(strapi, endpoint, ctx)) || !(await checkWrites(strapi, endpoint, ctx))) return false
  ctx.state.guardedFor = endpoint
  return true
}
