import { currentRequestState } from '@artha/base/exchange'
import type { Preview, PreviewLink } from '@artha/contract/preview'
import type { Core } from '@strapi/strapi'
import { storePreview } from './stored-previews'
import { newestRow } from './newest-rows'

/** Creates a link to a document as last saved, drafts included; undefined if there is no such document. */
export async function previewLinkFor(strapi: Core.Strapi, kind: Preview['kind'], documentId: string): Promise<PreviewLink | undefined> {
  const row = await newestRow(strapi, kind, documentId)
  if (row === undefined) return undefined
  return storePreview(strapi, { kind, row }, `studio:${currentRequestState(strapi)?.user?.id ?? ''}`, new Date())
}
