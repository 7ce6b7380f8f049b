import type { LibraryFile, LibraryQuery } from '@artha/contract/media-library'
import { picture } from '@artha/contract/picture'
import { safeParse } from 'zod/mini'
import { pictureOf, type StoredFile } from '../../pictures/stored-file'

/** A row of the media library. `ownerId`, `version`, `credit` and `croppedFrom` are columns of ours. */
export interface FileRow extends StoredFile {
  id: number
  documentId: string
  name: string
  alternativeText: string | null
  caption: string | null
  credit: string | null
  ownerId: string | null
  version: number | null
  croppedFrom: string | null
  mime: string
  /** In kilobytes of 1,000 bytes. PostgreSQL returns decimals as text. */
  size: number | string
  createdAt: Date | string
}

export const fileUid = 'plugin::upload.file'

const listedColumns = [
  'id',
  'documentId',
  'url',
  'name',
  'alternativeText',
  'caption',
  'mime',
  'width',
  'height',
  'formats',
  'focalPoint',
  'size',
  'createdAt',
]
export const fileColumns = { listed: listedColumns, whole: [...listedColumns, 'credit', 'ownerId', 'version', 'croppedFrom'] }

/** Returns the condition for pictures, for videos, or for both: the Studio may hold files of other types from before. */
export const kindCondition = (kind: LibraryQuery['kind']) =>
  kind === undefined ? { $or: [{ mime: { $startsWith: 'image/' } }, { mime: { $startsWith: 'video/' } }] } : { mime: { $startsWith: `${kind}/` } }

export const listedFile = (row: FileRow): LibraryFile => ({
  _id: row.documentId,
  url: row.url,
  kind: row.mime.startsWith('video/') ? 'video' : 'image',
  name: row.name,
  alt: row.alternativeText ?? '',
  caption: row.caption ?? '',
  // Null for a picture that Strapi stored itself, with a size or a format that readers cannot get
  image: safeParse(picture, pictureOf(row)).data ?? null,
  bytes: Math.round(Number(row.size) * 1_000),
  createdAt: new Date(row.createdAt).toISOString(),
})
