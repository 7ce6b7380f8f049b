import type { Core } from '@strapi/strapi'
import { env } from '../env'
import { mediaHostOf } from '../media-settings'
import type { EncodedPicture } from './encoding/encode-picture'
import { isOnMediaHost } from './media-host'
import { deleteStored, isAllowedAddress, kilobytes, expectedMetadata, providerOf } from './provider'
import type { StoredFormat } from './stored-file'

const extensions = { webp: '.webp', jpeg: '.jpg', avif: '.avif' }

/** Returns the key of an encoding in a file's `formats`. */
export const formatKey = (format: Pick<StoredFormat, 'mime' | 'width'>) => `${format.mime.slice('image/'.length)}_${format.width}`

/** Describes an encoding. Its name is unique even without the extension, because a media host may ignore that. */
function formatOf(name: string, { buffer, width, height, format }: EncodedPicture): StoredFormat {
  const hash = `${name}-${width}${format === 'webp' ? '' : `-${format}`}`
  const ext = extensions[format]
  return {
    name: `${hash}${ext}`,
    hash,
    ext,
    mime: `image/${format}`,
    path: null,
    width,
    height,
    size: kilobytes(buffer.length),
    sizeInBytes: buffer.length,
    url: '',
    provider_metadata: expectedMetadata(hash, 'image'),
  }
}

async function store(strapi: Core.Strapi, format: StoredFormat, buffer: Buffer): Promise<void> {
  const sent = { ...format, buffer }
  await providerOf(strapi).upload(sent)
  if (!isAllowedAddress(sent.url, (url) => isOnMediaHost(url, mediaHostOf(env)))) {
    throw new Error(`its address ${JSON.stringify(sent.url)} is not one that pages may load`)
  }
  format.url = sent.url
  format.provider_metadata = sent.provider_metadata
}

/**
 * Uploads the encodings of a picture to the provider, disk or Cloudinary, and returns their `formats`; undefined if one failed, and then none is
 * left there.
 */
export async function storeEncodings(strapi: Core.Strapi, name: string, encodings: readonly EncodedPicture[]): Promise<StoredFormat[] | undefined> {
  const formats = encodings.map((encoding) => ({ format: formatOf(name, encoding), buffer: encoding.buffer }))
  const results = await Promise.allSettled(formats.map(({ format, buffer }) => store(strapi, format, buffer)))
  const failure = results.find((result) => result.status === 'rejected')
  const stored = formats.map(({ format }) => format)
  if (failure === undefined) return stored
  strapi.log.error(`The picture ${name} was not stored: ${String(failure.reason)}`)
  await deleteStored(strapi, stored)
  return undefined
}
