import { rowsOf } from '@artha/accounts/rows'
import type { Picture } from '@artha/contract/picture'
import type { Core } from '@strapi/strapi'
import { pictureOf, type StoredFile } from './stored-file'

/** Looks up our pictures among the addresses, in one query; those of other hosts are left out. */
export async function picturesByUrl(strapi: Core.Strapi, urls: Iterable<string>): Promise<Map<string, Picture>> {
  const wanted = [...new Set(urls)].filter((url) => url !== '')
  if (wanted.length === 0) return new Map()
  const files = await rowsOf<StoredFile>(strapi, 'plugin::upload.file').findMany({
    select: ['url', 'width', 'height', 'formats'],
    where: { url: { $in: wanted } },
  })
  return new Map(
    files.flatMap((file) => {
      const picture = pictureOf(file)
      return picture === undefined ? [] : [[file.url, picture] as const]
    }),
  )
}
