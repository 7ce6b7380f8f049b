import type { PlaceOnSite, PreviewAddress } from '@artha/contract/studio-newsroom'
import type { Core } from '@strapi/strapi'
import { kindNamed, ownService, ownSetting } from '../own-services'
import { placeOnSite } from '../rules/place-on-site'
import type { StoredRow } from '../rules/stored-row'

interface PreviewService {
  linkFor: (what: { kind: string; documentId: string }) => Promise<{ path: string; expiresAt: string } | undefined>
}

const dateIn = (value: unknown) => (value === null || value === undefined ? undefined : new Date(value as string))

/** What readers see of an entry of the Studio. */
export const site = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Undefined where there is no such kind. */
  async placeOf(kindName: string, documentId: string): Promise<PlaceOnSite | undefined> {
    const kind = kindNamed(strapi, kindName)
    if (kind === undefined) return undefined
    const { uid, dateField, endField, sitePath } = kind
    const row: StoredRow | null = await strapi.db.query(uid).findOne({
      where: { documentId, publishedAt: { $notNull: true } },
      select: [dateField, ...(endField === undefined ? [] : [endField])],
    })
    return placeOnSite({
      publishedFrom: dateIn(row?.[dateField]),
      endsAt: endField === undefined ? undefined : dateIn(row?.[endField]),
      now: new Date(),
      page: sitePath === undefined ? '' : ownSetting(strapi, 'siteUrl') + sitePath.replace(':id', documentId),
      notShownBecause: row === null ? '' : await ownService(strapi, 'notShown').reasonFor(kind, documentId),
    })
  },

  /** A signed address of an entry as it was last saved; undefined where there is no such entry. */
  async previewOf(kindName: string, documentId: string): Promise<PreviewAddress | undefined> {
    const kind = kindNamed(strapi, kindName)
    if (kind === undefined) return undefined
    const previews = strapi.service(ownSetting(strapi, 'previewService') as never) as unknown as PreviewService
    const link = await previews.linkFor({ kind: kind.kind, documentId })
    return link && { url: ownSetting(strapi, 'siteUrl') + link.path, expiresAt: link.expiresAt }
  },
})
