import { stateNow } from '@artha/base/exchange'
import type { Preview, PreviewLink } from '@artha/contract/preview'
import type { Core } from '@strapi/strapi'
import { keepPreview } from './kept-previews'
import { newestRow } from './newest-rows'

/** Creates a link to a document as last saved, drafts included; undefined if there is no such document. */
export async function previewLinkFor(strapi: Core.Strapi, kind: Preview['kind'], documentId: string): Promise<PreviewLink | undefined> {
  const row = await newestRow(strapi, kind, documentId)
  if (row === undefined) return undefined
  return keepPreview(strapi, { kind, row }, `studio:${stateNow(strapi)?.user?.id ?? ''}`, new Date())
}
