import type { Preview, PreviewLink } from '@artha/contract/preview'
import type { Core } from '@strapi/strapi'
import { keepPreview } from '../kept-previews'
import { newestRow } from '../newest-rows'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A link to a document as it was last saved, its unpublished draft too; undefined where there is none. */
  async linkFor({ kind, documentId }: { kind: Preview['kind']; documentId: string }): Promise<PreviewLink | undefined> {
    const row = await newestRow(strapi, kind, documentId)
    if (row === undefined) return undefined
    const editor: { id?: number } | undefined = strapi.requestContext.get()?.state.user
    return keepPreview(strapi, { kind, row }, `studio:${editor?.id ?? ''}`, new Date())
  },
})
