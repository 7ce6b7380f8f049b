import { rowsOf } from '@artha/base/rows'
import { accountsOf } from '@artha/accounts/services'
import type { UserRow } from '@artha/base/user-row'
import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'
import type { ReviewEntry } from './review-entry'

/** Returns true if the actor is this user. A Studio user with the same email address is the same person. */
async function isActor(strapi: Core.Strapi, actor: string, user: UserRow): Promise<boolean> {
  if (actor === `user:${user.documentId}`) return true
  const id = /^studio:(\d+)$/.exec(actor)?.[1]
  if (id === undefined) return false
  const row = await rowsOf<{ email: string | null }>(strapi, 'admin::user').findOne({ where: { id: Number(id) }, select: ['email'] })
  return row?.email?.toLowerCase() === user.email.toLowerCase()
}

/** Returns the reason why this user may not approve the last save of a piece; undefined if they may. */
export async function notApprovedBecause(
  strapi: Core.Strapi,
  { documentId, version, ownerId }: ReviewEntry,
  user: UserRow,
): Promise<string | undefined> {
  if (!(await accountsOf(strapi).review.mayPublish(user))) return 'Only publishers can approve.'
  const author = (await newsroomOf(strapi).authorOf(documentId, version)) ?? (ownerId === null ? undefined : `user:${ownerId}`)
  if (author !== undefined && (await isActor(strapi, author, user))) return 'You made the last change: someone else must approve it.'
  return undefined
}
