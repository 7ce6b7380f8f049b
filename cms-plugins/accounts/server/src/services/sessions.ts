import type { Core } from '@strapi/strapi'
import { rowsOf } from '@artha/base/rows'
import type { SessionRow } from '@artha/base/session-row'
import { sessionCutoffs, isSessionValid, isTokenShaped, needsTouch, newToken, tokenHash } from '../rules/token-rule'
import { userColumns, userType, type UserRow } from '@artha/base/user-row'

const sessionType = 'plugin::accounts.session'
const longestDevice = 200

/** The sessions of signed-in users. Every request queries the database, so that an ended session is refused at once on every replica. */
export const sessions = ({ strapi }: { strapi: Core.Strapi }) => {
  const rows = () => rowsOf<SessionRow>(strapi, sessionType)
  const timesOf = (session: SessionRow) => ({ createdAt: new Date(session.startedAt), lastUsedAt: new Date(session.lastUsedAt) })

  return {
    /** Starts a session. Returns its token, of which only a hash is stored. */
    async open(userId: number, device: string): Promise<string> {
      const token = newToken()
      const now = new Date()
      const ended = sessionCutoffs(now)
      await rows().deleteMany({ where: { userId, $or: [{ startedAt: { $lte: ended.created } }, { lastUsedAt: { $lte: ended.lastUsed } }] } })
      await rows().create({
        data: { tokenHash: tokenHash(token), userId, device: device.slice(0, longestDevice), startedAt: now, lastUsedAt: now },
      })
      return token
    },

    /** Returns the session of a token and its user; undefined if either is gone, expired or blocked. */
    async find(token: string): Promise<{ session: SessionRow; user: UserRow } | undefined> {
      if (!isTokenShaped(token)) return undefined
      const session = await rows().findOne({ where: { tokenHash: tokenHash(token) } })
      const now = new Date()
      if (session === null || !isSessionValid(timesOf(session), now)) return undefined
      const user = await rowsOf<UserRow>(strapi, userType).findOne({ where: { id: session.userId }, select: [...userColumns] })
      if (user === null || user.blocked) return undefined
      if (needsTouch(new Date(session.lastUsedAt), now)) {
        // An update and not an upsert: a session that ended meanwhile must not come back.
        await rows().updateMany({ where: { id: session.id }, data: { lastUsedAt: now } })
      }
      return { session, user }
    },

    /** Returns the valid sessions of a user, newest first. */
    async list(userId: number): Promise<SessionRow[]> {
      const all = await rows().findMany({ where: { userId }, orderBy: { id: 'desc' } })
      const now = new Date()
      return all.filter((session) => isSessionValid(timesOf(session), now))
    },

    /** Ends one session of a user. Returns false if there was none. */
    async end(documentId: string, userId: number): Promise<boolean> {
      const { count } = await rows().deleteMany({ where: { documentId, userId } })
      return count > 0
    },

    /** Ends all sessions of a user except one. */
    async endOthers(userId: number, keptId: number): Promise<void> {
      await rows().deleteMany({ where: { userId, id: { $ne: keptId } } })
    },

    /** Ends all sessions of a user. */
    async endAll(userId: number): Promise<void> {
      await rows().deleteMany({ where: { userId } })
    },
  }
}

export const sessionsService = (strapi: Core.Strapi): ReturnType<typeof sessions> => strapi.plugin('accounts').service('sessions')
