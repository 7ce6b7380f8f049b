import type { Core } from '@strapi/strapi'
import { queueAvif } from './avif/avif-job'
import type { EncodedSet } from './encoding/encode-picture'
import type { LibraryFile } from './media-library'
import { deleteStored, providerOf, type ProviderFile } from './provider'
import { storeEncodings } from './store-encodings'
import { pictureFields } from './store-picture'

/**
 * Stores a new picture at the address of an old one, with encodings of a new name, and answers what the row is to say;
 * the encodings of the old one go. Where it cannot be stored, the old one stays as it is.
 */
export async function replacePicture(
  strapi: Core.Strapi,
  row: LibraryFile & ProviderFile,
  name: string,
  set: EncodedSet,
): Promise<{ fields: object } | { fault: 'not-stored' }> {
  const stored = await storeEncodings(strapi, name, set.encodings)
  if (stored === undefined) return { fault: 'not-stored' }
  const { width, height, size, sizeInBytes, formats } = pictureFields(stored, set.isAnimated)
  const main = { ...row, size, buffer: set.encodings[0].buffer }
  try {
    await providerOf(strapi).upload(main)
  } catch (error) {
    strapi.log.error(`The picture ${row.url} was not replaced: ${String(error)}`)
    await deleteStored(strapi, stored)
    return { fault: 'not-stored' }
  }
  const old = Object.values(row.formats ?? {}).filter(({ hash, ext }) => hash !== row.hash || ext !== row.ext)
  await deleteStored(strapi, old)
  setImmediate(() => queueAvif(row.id))
  return { fields: { width, height, size, sizeInBytes, formats } }
}
