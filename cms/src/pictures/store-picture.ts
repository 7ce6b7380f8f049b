import type { Core } from '@strapi/strapi'
import type { EncodedSet } from './encoding/encode-picture'
import { addToLibrary, type LibraryEntry, type LibraryFile } from './media-library'
import { deleteStored } from './provider'
import { formatKey, storeEncodings } from './store-encodings'
import type { StoredFormat } from './stored-file'

export interface NewPicture extends EncodedSet, LibraryEntry {
  /** Unique, of letters, digits and hyphens: the common beginning of its file names. */
  name: string
}

/** Returns a picture's row without the fields that the Media Library adds. The first encoding is the picture's own address. */
export function pictureFields(stored: readonly StoredFormat[], isAnimated: boolean) {
  const [main] = stored
  if (main === undefined) throw new Error('A picture has at least one encoding')
  const smallest = stored.reduce((least, format) => (format.width < least.width ? format : least))
  const marked = stored.map((format) => (isAnimated ? { ...format, isAnimated } : format))
  const formats = { thumbnail: smallest, ...Object.fromEntries(marked.map((format) => [formatKey(format), format])) }
  return { ...main, formats }
}

/** Stores a picture with all its encodings in the Media Library; undefined if they could not be stored. */
export async function storePicture(strapi: Core.Strapi, picture: NewPicture): Promise<LibraryFile | undefined> {
  const { name, encodings, isAnimated, ...entry } = picture
  const stored = await storeEncodings(strapi, name, encodings)
  if (stored === undefined) return undefined
  try {
    return await addToLibrary(strapi, pictureFields(stored, isAnimated), entry)
  } catch (error) {
    await deleteStored(strapi, stored)
    throw error
  }
}
