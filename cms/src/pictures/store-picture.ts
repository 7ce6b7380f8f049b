import type { Core } from '@strapi/strapi'
import type { StoredFile, StoredFormat } from './stored-file'

const fileType = 'plugin::upload.file'

/** One encoded file of a picture. */
export interface EncodedPicture {
  buffer: Buffer
  width: number
  height: number
  format: 'webp' | 'avif'
}

interface NewPicture {
  /** Unique, of letters, digits and hyphens: the name of the files; storing the same name again replaces them. */
  name: string
  alternativeText: string
  /** The encodings, the widest first; that one is the picture's own address. */
  encodings: [EncodedPicture, ...EncodedPicture[]]
}

const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100

/** Hands one encoding to the upload provider, disk or Cloudinary, and answers how the Media Library names it. */
export async function storeEncoding(strapi: Core.Strapi, name: string, encoding: EncodedPicture): Promise<StoredFormat> {
  const { buffer, width, height, format } = encoding
  const file = {
    name: `${name}-${width}.${format}`,
    hash: `${name}-${width}`,
    ext: `.${format}`,
    mime: `image/${format}`,
    path: null,
    width,
    height,
    size: kilobytes(buffer.length),
    sizeInBytes: buffer.length,
    url: '',
  }
  const sent = { ...file, buffer }
  await strapi.plugin('upload').provider.upload(sent)
  return { ...file, url: sent.url }
}

/** The name of an encoding among a file's `formats`. */
export const formatKey = (format: Pick<StoredFormat, 'ext' | 'width'>) => `${format.ext.slice(1)}_${format.width}`

/** Puts a picture into the Media Library, all its encodings with it, and answers its address. */
export async function storePicture(strapi: Core.Strapi, picture: NewPicture): Promise<string> {
  const stored: StoredFormat[] = []
  for (const encoding of picture.encodings) stored.push(await storeEncoding(strapi, picture.name, encoding))
  const [main] = stored as [StoredFormat, ...StoredFormat[]]
  const smallest = stored.reduce((least, format) => (format.width < least.width ? format : least))
  const data = {
    ...main,
    name: picture.name,
    alternativeText: picture.alternativeText,
    formats: { thumbnail: smallest, ...Object.fromEntries(stored.map((format) => [formatKey(format), format])) },
    provider: strapi.config.get<string>('plugin::upload.provider'),
    folderPath: '/',
  }
  const files = strapi.db.query(fileType)
  const known: { id: number } | null = await files.findOne({ select: ['id'], where: { hash: main.hash } })
  if (known === null) await files.create({ data })
  else await files.update({ where: { id: known.id }, data })
  return (data satisfies StoredFile).url
}
