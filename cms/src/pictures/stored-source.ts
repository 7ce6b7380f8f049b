import path from 'node:path'
import type { Core } from '@strapi/strapi'
import type { StoredFile } from './stored-file'

const downloadLimitMs = 30_000

/** Returns the widest WebP of a picture: its path on this disk, or its content from the media host. We encoded it, so it is small. */
export async function storedSource(strapi: Core.Strapi, { url }: Pick<StoredFile, 'url'>, signal?: AbortSignal): Promise<string | Buffer> {
  if (url.startsWith('/')) return path.join(strapi.dirs.static.public, url)
  const limit = AbortSignal.timeout(downloadLimitMs)
  const answer = await fetch(url, { signal: signal === undefined ? limit : AbortSignal.any([signal, limit]) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}
