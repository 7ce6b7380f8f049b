import { rowsOf } from '@artha/base/rows'
import type { Picture } from '@artha/contract/picture'
import type { Core } from '@strapi/strapi'
import { formerPictures } from './former-pictures'
import { pictureOf, type StoredFile } from './stored-file'

/** A picture of ours with its present address: it may have been replaced since its address was stored. */
export interface FoundPicture {
  url: string
  picture: Picture
}

/** Our pictures by the address that was asked for; addresses of other hosts are missing. */
export type PicturesByUrl = ReadonlyMap<string, FoundPicture>

/** Returns the fields of an answer for a stored picture address. */
export function shownPicture(pictures: PicturesByUrl, address: string | null): { imageUrl: string; image: Picture | null } {
  const found = pictures.get(address ?? '')
  return { imageUrl: found?.url ?? address ?? '', image: found?.picture ?? null }
}

type PictureFile = StoredFile & { id: number }

async function filesWhere(strapi: Core.Strapi, where: object): Promise<(PictureFile & FoundPicture)[]> {
  const files = await rowsOf<PictureFile>(strapi, 'plugin::upload.file').findMany({
    select: ['id', 'url', 'width', 'height', 'formats', 'focalPoint'],
    where,
  })
  return files.flatMap((file) => {
    const picture = pictureOf(file)
    return picture === undefined ? [] : [{ ...file, picture }]
  })
}

/** Finds our pictures among the addresses with one query, and one more for former addresses. */
export async function picturesByUrl(strapi: Core.Strapi, urls: Iterable<string>): Promise<PicturesByUrl> {
  const wanted = [...new Set(urls)].filter((url) => url !== '')
  if (wanted.length === 0) return new Map()
  const found = new Map<string, FoundPicture>((await filesWhere(strapi, { url: { $in: wanted } })).map((file) => [file.url, file]))
  const former = await formerPictures(
    strapi,
    wanted.filter((url) => !found.has(url)),
  )
  if (former.size === 0) return found
  const today = new Map((await filesWhere(strapi, { id: { $in: [...new Set(former.values())] } })).map((file) => [file.id, file]))
  for (const [url, id] of former) {
    const file = today.get(id)
    if (file !== undefined) found.set(url, file)
  }
  return found
}
