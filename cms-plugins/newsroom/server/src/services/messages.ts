import { accountsOf } from '@artha/accounts/services'
import { idsWithText } from '@artha/base/folded-rows'
import { rowsOf } from '@artha/base/rows'
import { documentId as documentIdSchema } from '@artha/contract/article'
import type { MessagePage, MessageQuery, MessageState, ReceivedMessage } from '@artha/contract/studio-newsroom'
import { maxListRow } from '@artha/contract/list-query'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { ownSetting } from '../own-settings'

interface MessageRow {
  id: number
  documentId: string
  receivedAt: Date | string
  name: string
  email: string
  message: string
  /** null in rows from before messages had a state. */
  state: MessageState | null
  markedBy: string | null
  markedAt: Date | string | null
}

const searched = ['name', 'email', 'message'] as const

/** Returns the condition for rows in a state. Rows without a state are unread. */
const inState = (state: MessageState) => (state === 'unread' ? { $or: [{ state }, { state: { $null: true } }] } : { state })

const isoOf = (time: Date | string) => new Date(time).toISOString()

/** Lists, marks and deletes the messages from the contact page. */
export const messages = ({ strapi }: { strapi: Core.Strapi }) => {
  const rows = () => rowsOf<MessageRow>(strapi, ownSetting(strapi, 'messageType'))

  const messageOf = (row: MessageRow, names: Map<string, string>): ReceivedMessage => ({
    _id: row.documentId,
    receivedAt: isoOf(row.receivedAt),
    name: row.name,
    email: row.email,
    message: row.message,
    state: row.state ?? 'unread',
    markedBy: row.markedBy === null ? '' : (names.get(row.markedBy) ?? 'A former user'),
    markedAt: row.markedAt === null ? null : isoOf(row.markedAt),
  })

  const whereOf = async ({ q, state }: MessageQuery) => ({
    $and: [
      ...(q === undefined ? [] : [{ id: { $in: await idsWithText(strapi, ownSetting(strapi, 'messageType'), searched, q) } }]),
      ...(state === undefined ? [] : [inState(state)]),
    ],
  })

  const find = async (documentId: string): Promise<MessageRow | null> =>
    safeParse(documentIdSchema, documentId).success ? rows().findOne({ where: { documentId } }) : null

  return {
    /** Returns a page of messages, newest first, and the number of matches, at most as many as a list shows. */
    async page(query: MessageQuery): Promise<MessagePage> {
      const where = await whereOf(query)
      const { page, pageSize } = query
      const found = await rows().findMany({
        where,
        orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
        limit: pageSize,
        offset: (page - 1) * pageSize,
      })
      const names = await accountsOf(strapi).auditTrail.namesOf(found.flatMap(({ markedBy }) => markedBy ?? []))
      return { results: found.map((row) => messageOf(row, names)), total: Math.min(await rows().count({ where }), maxListRow) }
    },

    /** Returns the number of unread messages, at most as many as a list shows. */
    unread: async (): Promise<number> => Math.min(await rows().count({ where: inState('unread') }), maxListRow),

    /** Sets the state of a message and records the actor. Returns false if there is no such message. */
    async mark(actor: string, documentId: string, state: MessageState): Promise<boolean> {
      const row = await find(documentId)
      if (row === null) return false
      const { count } = await rows().updateMany({ where: { id: row.id }, data: { state, markedBy: actor, markedAt: new Date() } })
      return count > 0
    },

    /** Deletes a message for good. The audit entry holds nothing of its sender or text. Returns false if there is no such message. */
    async remove(actor: string, documentId: string): Promise<boolean> {
      const row = await find(documentId)
      if (row === null) return false
      return strapi.db.transaction(async () => {
        const { count } = await rows().deleteMany({ where: { id: row.id } })
        if (count === 0) return false
        const details = { title: 'A message from the contact page' }
        await accountsOf(strapi).audit.record({ actor, action: 'message.delete', subject: `message:${documentId}`, details })
        return true
      })
    },
  }
}

export const messagesService = (strapi: Core.Strapi): ReturnType<typeof messages> => strapi.plugin('newsroom').service('messages')
