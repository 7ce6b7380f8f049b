import { signatureBytes } from '@artha/contract/media-formats'
import type { FocusPoint } from '@artha/contract/picture'
import { open } from 'node:fs/promises'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { encodeUpload } from '../pictures/encoding/encoder-child'
import { deleteFormerPictures } from '../pictures/former-pictures'
import type { LibraryEntry, LibraryFile } from '../pictures/media-library'
import { deleteStored, type ProviderFile } from '../pictures/provider'
import { replacePicture } from '../pictures/replace-picture'
import type { StoredFormat } from '../pictures/stored-file'
import { fileTitleOf } from './file-title'
import { maxBytesOf, mediaTypeOf } from './media-type'
import { RefusedUpload, type UploadProblem } from './refused-upload'
import type { SavedFile } from './save-file'
import { storeMedia, uniqueName } from './store-media'

interface FileInfo {
  name?: string | null
  alternativeText?: string | null
  caption?: string | null
  folder?: number | null
  focalPoint?: FocusPoint | null
}

interface InputFile {
  filepath: string
  originalFilename?: string | null
}

interface Options {
  user?: { id: number }
}

interface Input<Files> {
  data: { fileInfo?: FileInfo | FileInfo[] }
  files: Files
}

/** The functions of Strapi's upload service that are replaced. */
export interface StrapiUploadService {
  upload: (input: Input<InputFile | InputFile[]>, options?: Options) => Promise<LibraryFile[]>
  replace: (id: number, input: { data: Input<never>['data']; file: InputFile }, options?: Options) => Promise<unknown>
  updateFileInfo: (id: number, info: FileInfo, options?: Options) => Promise<LibraryFile>
  findOne: (id: number) => Promise<LibraryRow | null>
  remove: (file: LibraryRow) => Promise<unknown>
}

type LibraryRow = LibraryFile & ProviderFile & { provider: string }

interface Faulty {
  fault: UploadProblem
}

const isFaulty = (outcome: object): outcome is Faulty => 'fault' in outcome

/** Returns the outcome, or throws if it is a fault. */
function orThrow<Outcome extends object>(outcome: Outcome): Exclude<Outcome, Faulty> {
  if (isFaulty(outcome)) throw new RefusedUpload(outcome.fault)
  // TypeScript does not narrow a generic type.
  return outcome as Exclude<Outcome, Faulty>
}

/** Checks the type and size of a file on disk again, because not every file here came through a request. */
async function checkedFile(path: string): Promise<SavedFile> {
  const file = await open(path)
  try {
    const { size: bytes } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0)
    const { type } = orThrow(mediaTypeOf(buffer.subarray(0, bytesRead)))
    if (bytes > maxBytesOf(type)) throw new RefusedUpload('too-large')
    return { path, bytes, type }
  } finally {
    await file.close()
  }
}

const titleOf = (info: FileInfo, file: InputFile) => fileTitleOf(info.name ?? file.originalFilename ?? '')

function entryOf(info: FileInfo, file: InputFile, { user }: Options): LibraryEntry {
  return {
    title: titleOf(info, file),
    alternativeText: info.alternativeText ?? '',
    caption: info.caption ?? undefined,
    focalPoint: info.focalPoint,
    folder: info.folder ?? undefined,
    studioUser: user,
    actor: user === undefined ? 'system' : `studio:${user.id}`,
  }
}

/** Makes the Studio's Media Library store files as `POST /api/media` does: with the same types, limits and encodings. */
export function studioLibrary(strapi: Core.Strapi, stock: StrapiUploadService): StrapiUploadService {
  return {
    ...stock,

    async upload({ data, files }, options = {}) {
      const infos = [data.fileInfo ?? {}].flat()
      const rows: LibraryFile[] = []
      for (const [at, file] of [files].flat().entries()) {
        const entry = entryOf(infos[at] ?? {}, file, options)
        rows.push(orThrow(await storeMedia(strapi, await checkedFile(file.filepath), entry)).stored)
      }
      return rows
    },

    /** Counts a version, so that a save on the desk that began before is refused. */
    async updateFileInfo(id, info, options) {
      return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
        await trx('files')
          .where({ id })
          .update({ version: trx.raw('coalesce(version, 0) + 1') })
        return stock.updateFileInfo(id, info, options)
      })
    },

    /** Crops made in the Studio also come this way. */
    async replace(id, { data, file }, options = {}) {
      const info = [data.fileInfo ?? {}].flat()[0] ?? {}
      const row = await stock.findOne(id)
      const { type, path } = await checkedFile(file.filepath)
      if (row?.mime !== 'image/webp' || type.kind !== 'image') throw new RefusedUpload('not-replaceable')
      const set = orThrow(await encodeUpload(path))
      return orThrow(await replacePicture(strapi, id, uniqueName(titleOf(info, file)), set, options.user?.id))
    },

    /** Deletes the files itself, because Strapi would delete a file once per name and fail the second time. */
    async remove(row) {
      const formats: StoredFormat[] = Object.values(row.formats ?? {})
      await deleteFormerPictures(strapi, row.id)
      if (row.provider === strapi.config.get('plugin::upload.provider')) await deleteStored(strapi, [row, ...formats])
      return stock.remove({ ...row, provider: 'gone already' })
    },
  }
}
