import { createReadStream } from 'node:fs'
import type { Core } from '@strapi/strapi'
import { env } from '../env'
import { mediaHostOf } from '../media-settings'
import { isOnMediaHost } from './media-host'
import { addToLibrary, type LibraryEntry, type LibraryFile } from './media-library'
import { deleteStored, isAllowedAddress, kilobytes, expectedMetadata, providerOf } from './provider'

interface FilmFile {
  path: string
  bytes: number
  type: { mime: string; ext: string }
}

/** Stores a film unchanged in the Media Library; undefined if it could not be stored. */
export async function storeVideo(strapi: Core.Strapi, name: string, file: FilmFile, entry: LibraryEntry): Promise<LibraryFile | undefined> {
  const { mime, ext } = file.type
  const fields = {
    hash: name,
    ext,
    mime,
    path: null,
    size: kilobytes(file.bytes),
    sizeInBytes: file.bytes,
    url: '',
    provider_metadata: expectedMetadata(name, 'video'),
  }
  const stream = createReadStream(file.path)
  try {
    const sent = { ...fields, stream }
    await providerOf(strapi).uploadStream(sent)
    if (!isAllowedAddress(sent.url, (url) => isOnMediaHost(url, mediaHostOf(env)))) {
      throw new Error(`its address ${JSON.stringify(sent.url)} is not one that pages may load`)
    }
    Object.assign(fields, { url: sent.url, provider_metadata: sent.provider_metadata })
  } catch (error) {
    strapi.log.error(`The film ${name} was not stored: ${String(error)}`)
    await deleteStored(strapi, [fields])
    return undefined
  } finally {
    stream.destroy()
  }
  try {
    return await addToLibrary(strapi, fields, entry)
  } catch (error) {
    await deleteStored(strapi, [fields])
    throw error
  }
}
