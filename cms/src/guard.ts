import type { Endpoint } from '@artha/contract/endpoints'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { refuse } from './refusal'

const bearer = /^bearer (\S+)$/i

/** Who is nobody is refused often, by a session that is over; who may not is rarely, and it is said what. */
function noteRefused(strapi: Core.Strapi, { method, path }: Endpoint, user: { documentId: string } | undefined) {
  const who = user === undefined ? { actor: 'visitor', subject: 'site' } : { actor: `user:${user.documentId}`, subject: `site:${method} ${path}` }
  strapi
    .plugin('accounts')
    .service('failures')
    .note({ ...who, action: 'access.refused' })
}

/** Says 401 or 403 where the table of the contract does. Answers whether the request may go on. */
async function checkAccess(strapi: Core.Strapi, endpoint: Endpoint, ctx: Context): Promise<boolean> {
  const token = bearer.exec(ctx.get('authorization'))?.[1]
  const found = token === undefined ? undefined : await strapi.plugin('accounts').service('sessions').find(token)
  const verdict = strapi.plugin('accounts').service('accounts').mayCall(endpoint.access, found?.user)
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
async function checkWrites(strapi: Core.Strapi, endpoint: Endpoint, ctx: Context): Promise<boolean> {
  if (endpoint.method === 'GET' || ctx.state.account === undefined) return true
  const counted = await strapi
    .plugin('accounts')
    .service('limits')
    .consume('writes', { of: String(ctx.state.account.id) })
  if (counted.allowed) return true
  ctx.set('Retry-After', String(counted.retryAfterSeconds))
  refuse(ctx, 'too-many-requests', 'Too many requests. Please wait a little.')
  return false
}

/**
 * Decides once a request whether it may go on, and leaves for the handler who asks (`ctx.state.account`, undefined for a
 * visitor; `ctx.state.session`).
 */
export async function mayPass(strapi: Core.Strapi, endpoint: Endpoint, ctx: Context): Promise<boolean> {
  if (ctx.state.guardedFor === endpoint) return true
  if (!(await checkAccess(strapi, endpoint, ctx)) || !(await checkWrites(strapi, endpoint, ctx))) return false
  ctx.state.guardedFor = endpoint
  return true
}
