import { maxListRow } from '@artha/contract/list-query'
import type { NewsroomListQuery, NotShownPage } from '@artha/contract/studio-newsroom'
import type { Core } from '@strapi/strapi'
import { application } from '../application'
import { ownSetting } from '../own-settings'
import type { Kind } from '../settings'

/** Lists published entries that are left out of every list because they break the contract. */
export const notShown = ({ strapi }: { strapi: Core.Strapi }) => ({
  async page({ page, pageSize }: NewsroomListQuery): Promise<NotShownPage> {
    const kinds = ownSetting(strapi, 'kinds')
    const items = (await application().notShown()).flatMap(({ uid, documentId, title, because }) => {
      const kind = kinds.find((each) => each.uid === uid)?.kind
      return kind === undefined ? [] : [{ _id: documentId, kind, title, because }]
    })
    return { results: items.slice((page - 1) * pageSize, page * pageSize), total: Math.min(items.length, maxListRow) }
  },

  /** Returns the reason why readers cannot see a published entry; '' if they can, or if nothing is published. */
  reasonFor: async ({ uid }: Kind, documentId: string): Promise<string> => (await application().notShownBecause(uid, documentId)) ?? '',
})

export const notShownService = (strapi: Core.Strapi): ReturnType<typeof notShown> => strapi.plugin('newsroom').service('notShown')
