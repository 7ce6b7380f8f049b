import type { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'

/** A file as an upload provider takes it; `url` and `provider_metadata` are its answer. */
export interface ProviderFile {
  hash: string
  ext: string
  mime: string
  path: string | null
  size: number
  url: string
  provider_metadata: object
}

interface Provider {
  upload: (file: ProviderFile & { buffer: Buffer }) => Promise<void>
  uploadStream: (file: ProviderFile & { stream: Readable }) => Promise<void>
  delete: (file: ProviderFile) => Promise<unknown>
}

// Strapi gives the provider without types.
export const providerOf = (strapi: Core.Strapi): Provider => strapi.plugin('upload').provider as Provider

/** As the Media Library counts: in thousands of bytes, to two places. */
export const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100

/** Cloudinary's name of a file, known before it has answered: what was sent and never acknowledged can be deleted as well. */
export const metadataBefore = (hash: string, kind: 'image' | 'video') => ({ public_id: hash, resource_type: kind })

/** What may become an address of ours: a path of this site, or an address on the media host, which pages may load from. */
export function isSoundAddress(url: unknown, isOnMediaHost: (url: string) => boolean): url is string {
  return typeof url === 'string' && (/^\/uploads\/[^/\\]+$/.test(url) || isOnMediaHost(url))
}

/** Deletes what is not wanted after all. What the provider cannot delete just now stays behind without a row; that is said. */
export async function deleteStored(strapi: Core.Strapi, files: readonly ProviderFile[]): Promise<void> {
  const byPlace = new Map(files.map((file) => [`${file.hash}${file.ext}`, file]))
  for (const file of byPlace.values()) {
    try {
      await providerOf(strapi).delete(file)
    } catch (error) {
      strapi.log.warn(`${file.hash}${file.ext} was not deleted: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
