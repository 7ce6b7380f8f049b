import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { queueAvif } from './avif/avif-job'
import type { EncodedSet } from './encoding/encode-picture'
import { recordFormerPicture } from './former-pictures'
import type { LibraryFile } from './media-library'
import { deleteStored, type ProviderFile } from './provider'
import { storeEncodings } from './store-encodings'
import { pictureFields } from './store-picture'

type LibraryRow = LibraryFile & ProviderFile & { provider: string }

const libraryRows = (strapi: Core.Strapi) => rowsOf<LibraryRow>(strapi, 'plugin::upload.file')

/**
 * Replaces the pixels of a picture in the Media Library, at a new address, because caches keep an address for a year. The old address redirects,
 * and the old files stay for a day. Returns the new row.
 */
export async function replacePicture(
  strapi: Core.Strapi,
  id: number,
  name: string,
  set: EncodedSet,
  updatedBy: number | undefined,
): Promise<LibraryRow | { fault: 'not-stored' }> {
  const stored = await storeEncodings(strapi, name, set.encodings)
  if (stored === undefined) return { fault: 'not-stored' }
  const { name: _, ...fields } = pictureFields(stored, set.isAnimated)
  try {
    const row = await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      // Locks the row against a concurrent replacement or AVIF job.
      await strapi.db.connection('files').transacting(trx).forUpdate().select('id').where({ id })
      const before = await libraryRows(strapi).findOne({ where: { id } })
      if (before === null) throw new Error('it is gone')
      await recordFormerPicture(strapi, before, [before, ...Object.values(before.formats ?? {})].map(placeOf))
      const provider = strapi.config.get<string>('plugin::upload.provider')
      return libraryRows(strapi).update({ where: { id }, data: { ...fields, focalPoint: null, provider, updatedBy } })
    })
    if (row === null) throw new Error('it is gone')
    queueAvif(id)
    return row
  } catch (error) {
    strapi.log.error(`The picture ${id} was not replaced: ${String(error)}`)
    await deleteStored(strapi, stored)
    return { fault: 'not-stored' }
  }
}

/** Returns the fields by which a provider finds a file. */
const placeOf = ({ hash, ext, mime, path, size, url, provider_metadata }: ProviderFile): ProviderFile => ({
  hash,
  ext,
  mime,
  path,
  size,
  url,
  provider_metadata,
})
