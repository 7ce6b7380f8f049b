import { strapiService } from '@artha/accounts/strapi-service'
import { rowsOf } from '@artha/accounts/rows'
import { accountsOf } from '@artha/accounts/services'
import type { Core } from '@strapi/strapi'
import type { ProviderFile } from './provider'
import { refuseWhenCut } from '../ending/uploads-under-way'
import { queueAvif } from './avif/avif-job'
import type { StoredFile, StoredFormat } from './stored-file'

/** What a file is to those who look for it, and to the audit trail. */
export interface LibraryEntry {
  title: string
  alternativeText: string
  /** The folder in the Media Library; absent: its root. */
  folder?: number | undefined
  caption?: string | undefined
  /** An administrator of the Studio. */
  studioUser?: { id: number } | undefined
  /** The actor of the upload, as the audit trail names it; absent for the seed. */
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

export type LibraryFile = StoredFile & { id: number }

/** Makes the row of a stored file, and its entry in the audit trail with it. */
export async function addToLibrary(strapi: Core.Strapi, fields: FileFields, entry: LibraryEntry): Promise<LibraryFile> {
  const { title, alternativeText, folder, caption, studioUser, actor } = entry
  const values = {
    ...fields,
    name: title,
    alternativeText,
    caption,
    folder,
    folderPath: await strapiService<Folders>(strapi, 'plugin::upload.file').getFolderPath(folder),
    provider: strapi.config.get<string>('plugin::upload.provider'),
    createdBy: studioUser?.id,
    updatedBy: studioUser?.id,
  }
  refuseWhenCut()
  const row = await strapi.db.transaction(async () => {
    const added = await rowsOf<LibraryFile>(strapi, 'plugin::upload.file').create({ data: values })
    if (actor !== undefined) {
      await accountsOf(strapi).audit.record({ actor, action: 'media.upload', subject: `media:${added.url}`, details: { title, mime: fields.mime } })
    }
    return added
  })
  // For webhooks that are set up in the Studio.
  await strapi.eventHub.emit('media.create', { media: row })
  queueAvif(row.id)
  return row
}
