import { rowsOf } from '@artha/base/rows'
import type { PlaceOnSite, PreviewAddress } from '@artha/contract/studio-newsroom'
import type { Core } from '@strapi/strapi'
import { application } from '../application'
import { kindNamed, ownSetting } from '../own-settings'
import { notShownService } from './not-shown'
import { placeOnSite } from '../rules/place-on-site'
import type { StoredRow } from '../rules/stored-row'

const dateIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' || value instanceof Date ? new Date(value) : undefined)

/** The state of an entry on the site, and its preview. */
export const site = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Returns the state of an entry on the site; undefined if there is no such kind. */
  async placeOf(kindName: string, documentId: string): Promise<PlaceOnSite | undefined> {
    const kind = kindNamed(strapi, kindName)
    if (kind === undefined) return undefined
    const { uid, dateField, endField, sitePath } = kind
    const row = await rowsOf<StoredRow>(strapi, uid).findOne({
      where: { documentId, publishedAt: { $notNull: true } },
      select: [dateField, ...(endField === undefined ? [] : [endField])],
    })
    return placeOnSite({
      publishedFrom: dateIn(row?.[dateField]),
      endsAt: endField === undefined ? undefined : dateIn(row?.[endField]),
      now: new Date(),
      page: sitePath === undefined ? '' : ownSetting(strapi, 'siteUrl') + sitePath.replace(':id', documentId),
      notShownBecause: row === null ? '' : await notShownService(strapi).reasonFor(kind, documentId),
    })
  },

  /** Returns a signed preview address of an entry as last saved; undefined if there is no such entry. */
  async previewOf(kindName: string, documentId: string): Promise<PreviewAddress | undefined> {
    const kind = kindNamed(strapi, kindName)
    if (kind === undefined) return undefined
    const link = await application().previewLink(kind.kind, documentId)
    return link && { url: ownSetting(strapi, 'siteUrl') + link.path, expiresAt: link.expiresAt }
  },
})

export const siteService = (strapi: Core.Strapi): ReturnType<typeof site> => strapi.plugin('newsroom').service('site')
