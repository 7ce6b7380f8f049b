import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { deleteStored, type ProviderFile } from './provider'

/** The time for which the files of a replaced picture stay, because open and cached pages name them. */
const keptMs = 24 * 3_600_000

/** A former address of a replaced picture; it redirects for as long as the picture exists. */
interface FormerPicture {
  id: number
  url: string
  /** The common beginning of all its file names. */
  stem: string
  fileId: number
  provider: string
  /** The files; null once they are deleted. */
  files: ProviderFile[] | null
  leftAt: Date | string
}

const formerRows = (strapi: Core.Strapi) => rowsOf<FormerPicture>(strapi, 'api::media.former-picture')

const currentProvider = (strapi: Core.Strapi) => strapi.config.get<string>('plugin::upload.provider')

/** Returns the common beginning of a picture's file names. It ends with twelve unique digits; width and format follow. */
const stemOf = (fileName: string) => /^.*?-[\da-f]{12}(?=[-.])/.exec(fileName)?.[0] ?? fileName

/** Stores a picture's address and files before it is replaced. */
export async function recordFormerPicture(
  strapi: Core.Strapi,
  { id, url, provider }: { id: number; url: string; provider: string },
  files: readonly ProviderFile[],
): Promise<void> {
  const stem = stemOf(url.slice(url.lastIndexOf('/') + 1))
  await formerRows(strapi).create({ data: { url, stem, fileId: id, provider, files: [...files], leftAt: new Date() } })
}

/** Returns the Media Library ids of the pictures that had these addresses before. */
export async function formerPictures(strapi: Core.Strapi, urls: readonly string[]): Promise<Map<string, number>> {
  if (urls.length === 0) return new Map()
  const rows = await formerRows(strapi).findMany({ select: ['url', 'fileId'], where: { url: { $in: [...urls] } } })
  return new Map(rows.map(({ url, fileId }) => [url, fileId]))
}

/** Returns the addresses by which pieces may show a file: its present one and its former ones. */
export async function addressesOfFile(strapi: Core.Strapi, { id, url }: { id: number; url: string }): Promise<string[]> {
  const former = await formerRows(strapi).findMany({ select: ['url'], where: { fileId: id } })
  return [url, ...former.map((each) => each.url)]
}

/** Returns the present address of a former picture by one of its file names; undefined if none had that name. */
export async function currentAddressOf(strapi: Core.Strapi, fileName: string): Promise<string | undefined> {
  const former = await formerRows(strapi).findOne({ select: ['fileId'], where: { stem: stemOf(fileName) } })
  if (former === null) return undefined
  const file = await rowsOf<{ url: string }>(strapi, 'plugin::upload.file').findOne({ select: ['url'], where: { id: former.fileId } })
  return file?.url
}

/** Deletes the files of pictures that were replaced more than a day ago. Their addresses still redirect. */
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

/** Deletes a picture's former addresses and their remaining files. */
export async function deleteFormerPictures(strapi: Core.Strapi, fileId: number): Promise<void> {
  const former = await formerRows(strapi).findMany({ where: { fileId } })
  for (const { id, files, provider } of former) {
    if (provider === currentProvider(strapi)) await deleteStored(strapi, files ?? [])
    await formerRows(strapi).delete({ where: { id } })
  }
}
