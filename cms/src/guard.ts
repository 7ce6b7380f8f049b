import type { Exchange } from '@artha/base/exchange'
import { accountsOf } from '@artha/accounts/services'
import type { Endpoint } from '@artha/contract/endpoints'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { checkLimit } from './limits'

const bearer = /^bearer (\S+)$/i

/** Records a refusal. Visitors share one entry, because expired sessions are refused often; for signed-in users the trail names the endpoint. */
function noteRefused(strapi: Core.Strapi, { method, path }: Endpoint, user: { documentId: string } | undefined) {
  const who = user === undefined ? { actor: 'visitor', subject: 'site' } : { actor: `user:${user.documentId}`, subject: `site:${method} ${path}` }
  accountsOf(strapi).failures.note({ ...who, action: 'access.refused' })
}

/** Refuses with 401 or 403 by the endpoint's access in the contract. Returns true if the request may continue. */
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

/** Limits the writes of one user, over all endpoints. */
async function checkWrites(strapi: Core.Strapi, endpoint: Endpoint, ctx: Exchange): Promise<boolean> {
  const { account } = ctx.state
  if (endpoint.method === 'GET' || endpoint.isUncounted || account === undefined) return true
  return checkLimit(strapi, ctx, 'writes', { of: String(account.id) }, 'Too many requests. Please wait a little.')
}

/**
 * Checks access and limits once per request. Sets the caller for the handler: `ctx.state.account` (undefined for a visitor) and
 * `ctx.state.session`.
 */
export async function guardRequest(strapi: Core.Strapi, endpoint: Endpoint, ctx: Exchange): Promise<boolean> {
  if (ctx.state.guardedFor === endpoint) return true
  if (!(await checkAccess(strapi, endpoint, ctx)) || !(await checkWrites(strapi, endpoint, ctx))) return false
  ctx.state.guardedFor = endpoint
  return true
}
