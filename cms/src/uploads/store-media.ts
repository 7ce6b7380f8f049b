import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { hasPicture } from '../films/film-streams'
import { removeFilmMetadata } from '../films/remove-metadata'
import { encodeUpload } from '../pictures/encoding/encoder-child'
import type { LibraryEntry, LibraryFile } from '../pictures/media-library'
import { storePicture } from '../pictures/store-picture'
import { storeVideo } from '../pictures/store-video'
import { slugOf } from './file-title'
import type { UploadProblem } from './refused-upload'
import type { SavedFile } from './save-file'
import { throwIfUploadsStopped } from '../ending/uploads-under-way'

/** Returns a unique name for a file's addresses. */
export const uniqueName = (title: string) => `${slugOf(title)}-${randomBytes(6).toString('hex')}`

/** Stores an uploaded file in the Media Library, whichever route received it: pictures are re-encoded, films lose their metadata. */
export async function storeMedia(
  strapi: Core.Strapi,
  file: SavedFile,
  entry: LibraryEntry,
): Promise<{ stored: LibraryFile } | { fault: UploadProblem }> {
  const name = uniqueName(entry.title)
  if (file.type.kind === 'video') {
    if (!(await hasPicture(file.path, file.type.mime))) return { fault: 'no-film' }
    await removeFilmMetadata(file.path, file.type.mime)
    throwIfUploadsStopped()
    const stored = await storeVideo(strapi, name, file, entry)
    return stored === undefined ? { fault: 'not-stored' } : { stored }
  }
  const set = await encodeUpload(file.path)
  if ('fault' in set) return set
  throwIfUploadsStopped()
  const stored = await storePicture(strapi, { ...set, ...entry, name })
  return stored === undefined ? { fault: 'not-stored' } : { stored }
}
