import type { UserRow } from '@artha/base/user-row'
import type { CropRectangle } from '@artha/contract/media-library'
import type { Core } from '@strapi/strapi'
import { throwIfUploadsStopped } from '../../ending/uploads-under-way'
import { croppedName, cropProblems, focusInCrop } from '../../pictures/crop-rectangle'
import { encodeUpload } from '../../pictures/encoding/encoder-child'
import { insertRow, type LibraryFile } from '../../pictures/media-library'
import { storeEncodings } from '../../pictures/store-encodings'
import { pictureFields } from '../../pictures/store-picture'
import type { StoredFormat } from '../../pictures/stored-file'
import { storedSource } from '../../pictures/stored-source'
import { refusalOf, type UploadProblem } from '../../uploads/refused-upload'
import { uniqueName } from '../../uploads/store-media'
import { refusedFields, type Refused } from '../writes/outcome'
import { fileNotFound, libraryRow } from './library-file'
import type { FileRow } from './library-rows'

/** The stored files of a crop that has no row yet. */
export interface CutPicture {
  stored: StoredFormat[]
  cut: CropRectangle
}

const refused = (fault: UploadProblem): Refused => {
  const { code, message } = refusalOf(fault)
  return { refused: code, message }
}

type StillPicture = FileRow & { width: number; height: number }

/** Our own encodings are WebP. Files of other types, such as SVG, were stored by Strapi itself and stay as they are. */
const isStillPicture = (row: FileRow): row is StillPicture => row.mime === 'image/webp' && row.width !== null && row.height !== null

/** Returns the picture of a file if the crop can be made, otherwise the refusal. */
async function croppable(strapi: Core.Strapi, documentId: string, cut: CropRectangle): Promise<StillPicture | Refused> {
  const row = await libraryRow(strapi, documentId)
  if (row === null) return fileNotFound
  if (!isStillPicture(row)) return refused('not-croppable')
  return refusedFields(cropProblems(cut, row)) ?? row
}

/** Cuts a picture of the library and stores the files. Outside a transaction, because it takes seconds. */
export async function cutPicture(strapi: Core.Strapi, documentId: string, cut: CropRectangle): Promise<CutPicture | Refused> {
  const row = await croppable(strapi, documentId, cut)
  if ('refused' in row) return row
  const source = await storedSource(strapi, row).catch((error: unknown) => {
    strapi.log.error(`The picture ${row.url} could not be fetched: ${String(error)}`)
    return undefined
  })
  if (source === undefined) return refused('not-stored')
  const set = await encodeUpload(source, cut)
  if ('fault' in set) return refused(set.fault)
  throwIfUploadsStopped()
  const stored = await storeEncodings(strapi, uniqueName(row.name), set.encodings)
  return stored === undefined ? refused('not-stored') : { stored, cut }
}

/**
 * Adds a crop to the library with the words of its picture, which may have been saved or replaced since it was cut. Must run inside a
 * transaction.
 */
export async function addCrop(
  strapi: Core.Strapi,
  documentId: string,
  { stored, cut }: CutPicture,
  user: UserRow,
): Promise<{ documentId: string; file: LibraryFile } | Refused> {
  const row = await croppable(strapi, documentId, cut)
  if ('refused' in row) return row
  const file = await insertRow(strapi, pictureFields(stored, false), {
    title: croppedName(row.name),
    alternativeText: row.alternativeText ?? '',
    caption: row.caption ?? undefined,
    credit: row.credit ?? undefined,
    focalPoint: focusInCrop(row.focalPoint, cut, row),
    ownerId: user.documentId,
    croppedFrom: { documentId, url: row.url },
    actor: `user:${user.documentId}`,
  })
  return { documentId: file.documentId, file }
}
