import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { queueAvif } from './avif/avif-job'
import type { EncodedSet } from './encoding/encode-picture'
import { noteFormerPicture } from './former-pictures'
import type { LibraryFile } from './media-library'
import { deleteStored, type ProviderFile } from './provider'
import { storeEncodings } from './store-encodings'
import { pictureFields } from './store-picture'

type LibraryRow = LibraryFile & ProviderFile & { provider: string }

const libraryRows = (strapi: Core.Strapi) => rowsOf<LibraryRow>(strapi, 'plugin::upload.file')

/**
 * Gives a picture of the Media Library other pixels, at an address of its own: caches keep what an address holds for a year.
 * What names the old address is led to the new one, and the old files stay for a day. Answers the new row.
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
      // Held until the row is written: its AVIF may come at this moment, and another replacement.
      await strapi.db.connection('files').transacting(trx).forUpdate().select('id').where({ id })
      const before = await libraryRows(strapi).findOne({ where: { id } })
      if (before === null) throw new Error('it is gone')
      await noteFormerPicture(strapi, before, [before, ...Object.values(before.formats ?? {})].map(placeOf))
      const provider = strapi.config.get<string>('plugin::upload.provider')
      return libraryRows(strapi).update({ where: { id }, data: { ...fields, provider, updatedBy } })
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

/** As much of a file as its provider needs to find it. */
const placeOf = ({ hash, ext, mime, path, size, url, provider_metadata }: ProviderFile): ProviderFile => ({
  hash,
  ext,
  mime,
  path,
  size,
  url,
  provider_metadata,
})
