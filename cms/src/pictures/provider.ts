import type { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'

/** A file for an upload provider; the provider fills in `url` and `provider_metadata`. */
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

// Strapi's provider has no types.
export const providerOf = (strapi: Core.Strapi): Provider => strapi.plugin('upload').provider as Provider

/** Returns the size as the Media Library stores it: in thousands of bytes, to two places. */
export const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100

/** Returns Cloudinary's id of a file before it answers, so that an unacknowledged upload can be deleted too. */
export const expectedMetadata = (hash: string, kind: 'image' | 'video') => ({ public_id: hash, resource_type: kind })

/** Returns true if an address may be stored: a path of this site, or one on the media host, from which pages may load. */
export function isAllowedAddress(url: unknown, isOnMediaHost: (url: string) => boolean): url is string {
  return typeof url === 'string' && (/^\/uploads\/[^/\\]+$/.test(url) || isOnMediaHost(url))
}

/** Deletes stored files that are not needed. A file that the provider cannot delete stays without a row, and is logged. */
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
