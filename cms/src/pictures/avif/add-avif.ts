import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { encodeAvifInBackground } from '../encoding/encoder-child'
import { deleteStored } from '../provider'
import { formatKey, storeEncodings } from '../store-encodings'
import type { StoredFile, StoredFormat } from '../stored-file'
import { storedSource } from '../stored-source'

const fileType = 'plugin::upload.file'

interface LibraryRow extends StoredFile {
  hash: string
}

const ofMime = (formats: StoredFile['formats'], mime: string) => Object.values(formats ?? {}).filter((format) => format.mime === mime)

const mayHaveAvif = ({ formats }: StoredFile) =>
  ofMime(formats, 'image/avif').length === 0 && !Object.values(formats ?? {}).some(({ isAnimated }) => isAnimated)

const read = (strapi: Core.Strapi, id: number): Promise<LibraryRow | null> =>
  strapi.db.query(fileType).findOne({ select: ['hash', 'url', 'width', 'height', 'formats'], where: { id } })

/** Adds the new files to the row, unless the picture was deleted, replaced or given AVIF by another replica meanwhile. Returns true if it did. */
async function nameInRow(strapi: Core.Strapi, id: number, before: LibraryRow, made: StoredFormat[]): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    // Locks the row, so that two replicas cannot both find it without AVIF.
    await strapi.db.connection('files').transacting(trx).forUpdate().select('id').where({ id })
    const now = await read(strapi, id)
    const sameWebps = (one: StoredFile, other: StoredFile) =>
      JSON.stringify(
        ofMime(one.formats, 'image/webp')
          .map(({ url }) => url)
          .sort(),
      ) ===
      JSON.stringify(
        ofMime(other.formats, 'image/webp')
          .map(({ url }) => url)
          .sort(),
      )
    if (now === null || !mayHaveAvif(now) || !sameWebps(now, before)) return false
    const formats = { ...now.formats, ...Object.fromEntries(made.map((format) => [formatKey(format), format])) }
    await strapi.db.query(fileType).update({ where: { id }, data: { formats } })
    return true
  })
}

/** Adds AVIF to a picture that has none, in the widths of its WebP files. */
export async function addAvif(strapi: Core.Strapi, id: number, signal: AbortSignal): Promise<void> {
  const file = await read(strapi, id)
  if (file === null || !mayHaveAvif(file)) return
  const widths = [...new Set(ofMime(file.formats, 'image/webp').map(({ width }) => width))]
  if (widths.length === 0) return
  const encodings = await encodeAvifInBackground(await storedSource(strapi, file, signal), widths, signal)
  if (signal.aborted) return
  if (encodings === undefined) throw new Error('it could not be encoded')
  // A new name each time, so that no replica overwrites the files of another.
  const made = await storeEncodings(strapi, `${file.hash}-${randomBytes(3).toString('hex')}`, encodings)
  if (made === undefined) throw new Error('it could not be stored')
  if (!(await nameInRow(strapi, id, file, made))) await deleteStored(strapi, made)
}
