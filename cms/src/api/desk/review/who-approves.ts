import { rowsOf } from '@artha/base/rows'
import { accountsOf } from '@artha/accounts/services'
import type { UserRow } from '@artha/base/user-row'
import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'
import type { Piece } from './piece'

/** Somebody of the Studio with the same address is the same person. */
async function isActor(strapi: Core.Strapi, actor: string, user: UserRow): Promise<boolean> {
  if (actor === `user:${user.documentId}`) return true
  const id = /^studio:(\d+)$/.exec(actor)?.[1]
  if (id === undefined) return false
  const row = await rowsOf<{ email: string | null }>(strapi, 'admin::user').findOne({ where: { id: Number(id) }, select: ['email'] })
  return row?.email?.toLowerCase() === user.email.toLowerCase()
}

/** Why this person may not approve a piece as it now is; undefined where they may. */
export async function notApprovedBecause(strapi: Core.Strapi, { documentId, version, ownerId }: Piece, user: UserRow): Promise<string | undefined> {
  if (!(await accountsOf(strapi).review.mayPublish(user))) return 'Only publishers can approve.'
  const author = (await newsroomOf(strapi).authorOf(documentId, version)) ?? (ownerId === null ? undefined : `user:${ownerId}`)
  if (author !== undefined && (await isActor(strapi, author, user))) return 'You made the last change: someone else must approve it.'
  return undefined
}
