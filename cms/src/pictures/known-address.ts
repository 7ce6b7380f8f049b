import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { env } from '../env'
import { mediaHostOf } from '../media-settings'
import { formerPictures } from './former-pictures'
import { isOnMediaHost } from './media-host'

/**
 * Which of the addresses are foreign: neither of a file in the Media Library, today or before it was replaced,
 * nor on the media host. A page that loaded a
 * picture from another host would reveal its readers to that host.
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
