import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { env } from '../env'
import { mediaHostOf } from '../media-settings'
import { formerPictures } from './former-pictures'
import { isOnMediaHost } from './media-host'

/**
 * Returns the foreign addresses among these: neither present or former files of the Media Library, nor on the media host. A page with a picture
 * on another host would reveal its readers to that host.
 */
export async function unknownAddresses(strapi: Core.Strapi, urls: Iterable<string>): Promise<Set<string>> {
  const mediaHost = mediaHostOf(env)
  const unknown = new Set([...urls].filter((url) => url !== '' && !isOnMediaHost(url, mediaHost)))
  if (unknown.size === 0) return unknown
  const files = await rowsOf<{ url: string }>(strapi, 'plugin::upload.file').findMany({
    select: ['url'],
    where: { url: { $in: [...unknown] } },
  })
  for (const { url } of files) unknown.delete(url)
  for (const url of (await formerPictures(strapi, [...unknown])).keys()) unknown.delete(url)
  return unknown
}
