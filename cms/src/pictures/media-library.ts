import { strapiService } from '@artha/base/strapi-service'
import { rowsOf } from '@artha/base/rows'
import { accountsOf } from '@artha/accounts/services'
import type { FocusPoint } from '@artha/contract/picture'
import type { Core } from '@strapi/strapi'
import type { ProviderFile } from './provider'
import { withTimeout } from '../database/with-timeout'
import { throwIfUploadsStopped } from '../ending/uploads-under-way'
import { queueAvif } from './avif/avif-job'
import type { StoredFile, StoredFormat } from './stored-file'

/** The fields of a file for the Media Library's search and the audit trail. */
export interface LibraryEntry {
  title: string
  alternativeText: string
  /** The folder in the Media Library; absent: the root. */
  folder?: number | undefined
  caption?: string | undefined
  credit?: string | undefined
  focalPoint?: FocusPoint | null | undefined
  studioUser?: { id: number } | undefined
  /** The user of the site who may change the file; absent for files of the Studio and the seed, which only admins may change. */
  ownerId?: string | undefined
  /** The file that this one is a part of. */
  croppedFrom?: { documentId: string; url: string } | undefined
  /** The actor in the audit trail; absent for the seed. */
  actor?: string | undefined
}

export interface FileFields extends ProviderFile {
  sizeInBytes: number
  width?: number
  height?: number
  formats?: Record<string, StoredFormat>
}

interface Folders {
  getFolderPath: (folder: number | undefined) => Promise<string>
}

export type LibraryFile = StoredFile & { id: number; documentId: string }

/** The time limit for creating a file's row; the same as for a response. */
const limitMs = 8_000

/** Creates the row of a stored file together with its audit entry. If that fails there is no row, whatever the database does later. */
export async function addToLibrary(strapi: Core.Strapi, fields: FileFields, entry: LibraryEntry): Promise<LibraryFile> {
  const undo = ({ id }: LibraryFile) => rowsOf<LibraryFile>(strapi, 'plugin::upload.file').delete({ where: { id } })
  const tell = (error: unknown) => strapi.log.error(`The row of ${fields.hash} was given up: ${String(error)}`)
  const row = await withTimeout((isGivenUp) => addRow(strapi, fields, entry, isGivenUp), { limitMs, undo, tell })
  await announceFile(strapi, row)
  return row
}

/** Tells webhooks that are set up in the Studio, and has the AVIF files of a picture made, once its row is committed. */
export async function announceFile(strapi: Core.Strapi, row: LibraryFile): Promise<void> {
  await strapi.eventHub.emit('media.create', { media: row })
  queueAvif(row.id)
}

async function addRow(strapi: Core.Strapi, fields: FileFields, entry: LibraryEntry, isGivenUp: () => boolean): Promise<LibraryFile> {
  throwIfUploadsStopped()
  return strapi.db.transaction(async () => {
    const added = await insertRow(strapi, fields, entry)
    if (isGivenUp()) throw new Error('The request for it was answered without it')
    return added
  })
}

/** Creates the row of a stored file and its audit entry. Must run inside a transaction; afterwards `announceFile` must be called. */
export async function insertRow(strapi: Core.Strapi, fields: FileFields, entry: LibraryEntry): Promise<LibraryFile> {
  const { title, alternativeText, folder, caption, credit, focalPoint, studioUser, ownerId = '', croppedFrom, actor } = entry
  const values = {
    ...fields,
    name: title,
    alternativeText,
    caption,
    credit,
    focalPoint,
    croppedFrom: croppedFrom?.documentId,
    ownerId,
    version: 1,
    folder,
    folderPath: await strapiService<Folders>(strapi, 'plugin::upload.file').getFolderPath(folder),
    provider: strapi.config.get<string>('plugin::upload.provider'),
    createdBy: studioUser?.id,
    updatedBy: studioUser?.id,
  }
  const added = await rowsOf<LibraryFile>(strapi, 'plugin::upload.file').create({ data: values })
  if (actor !== undefined) {
    await accountsOf(strapi).audit.record({
      actor,
      action: croppedFrom === undefined ? 'media.upload' : 'media.crop',
      subject: `media:${added.url}`,
      details: { title, mime: fields.mime, ...(croppedFrom && { from: croppedFrom.url }) },
    })
  }
  return added
}
