import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { deleteStored, type ProviderFile } from './provider'

/** So long the files of a picture that was replaced stay: pages that are open, or kept somewhere, name them. */
const keptMs = 24 * 3_600_000

/** The address that a picture had before it was replaced; it leads on for as long as the picture is there. */
interface FormerPicture {
  id: number
  url: string
  /** What the names of all its files begin with. */
  stem: string
  fileId: number
  provider: string
  /** Its files; null once they are deleted. */
  files: ProviderFile[] | null
  leftAt: Date | string
}

const formerRows = (strapi: Core.Strapi) => rowsOf<FormerPicture>(strapi, 'api::media.former-picture')

const currentProvider = (strapi: Core.Strapi) => strapi.config.get<string>('plugin::upload.provider')

/** A name of ours has twelve digits that no other has; what follows says width and format. */
const stemOf = (fileName: string) => /^.*?-[\da-f]{12}(?=[-.])/.exec(fileName)?.[0] ?? fileName

/** Notes that the picture leaves its address, with all its files. */
export async function noteFormerPicture(
  strapi: Core.Strapi,
  { id, url, provider }: { id: number; url: string; provider: string },
  files: readonly ProviderFile[],
): Promise<void> {
  const stem = stemOf(url.slice(url.lastIndexOf('/') + 1))
  await formerRows(strapi).create({ data: { url, stem, fileId: id, provider, files: [...files], leftAt: new Date() } })
}

/** Which pictures of today these former addresses lead to: ids of the Media Library. */
export async function formerPictures(strapi: Core.Strapi, urls: readonly string[]): Promise<Map<string, number>> {
  if (urls.length === 0) return new Map()
  const rows = await formerRows(strapi).findMany({ select: ['url', 'fileId'], where: { url: { $in: [...urls] } } })
  return new Map(rows.map(({ url, fileId }) => [url, fileId]))
}

/** Where a former picture is today, by the name of one of its files; undefined where there was none of that name. */
export async function addressAfter(strapi: Core.Strapi, fileName: string): Promise<string | undefined> {
  const former = await formerRows(strapi).findOne({ select: ['fileId'], where: { stem: stemOf(fileName) } })
  if (former === null) return undefined
  const file = await rowsOf<{ url: string }>(strapi, 'plugin::upload.file').findOne({ select: ['url'], where: { id: former.fileId } })
  return file?.url
}

/** Deletes the files of pictures that were replaced more than a day ago. Their addresses lead on. */
export async function deleteFormerFiles(strapi: Core.Strapi, now: Date): Promise<void> {
  const left = await formerRows(strapi).findMany({
    where: { leftAt: { $lt: new Date(now.getTime() - keptMs) }, files: { $notNull: true }, provider: currentProvider(strapi) },
    limit: 500,
  })
  for (const { id, files } of left) {
    await deleteStored(strapi, files ?? [])
    await formerRows(strapi).update({ where: { id }, data: { files: null } })
  }
}

/** With a picture go its former addresses, and what is left there. */
export async function forgetFormerPictures(strapi: Core.Strapi, fileId: number): Promise<void> {
  const former = await formerRows(strapi).findMany({ where: { fileId } })
  for (const { id, files, provider } of former) {
    if (provider === currentProvider(strapi)) await deleteStored(strapi, files ?? [])
    await formerRows(strapi).delete({ where: { id } })
  }
}
