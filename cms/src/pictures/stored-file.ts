import type { Picture } from '@artha/contract/picture'

/** One file that a picture exists as, the way the Media Library keeps it in `formats`. */
export interface StoredFormat {
  name: string
  hash: string
  ext: string
  mime: string
  path: string | null
  width: number
  height: number
  size: number
  sizeInBytes: number
  url: string
  /** By what the provider finds it again, to delete it. */
  provider_metadata: object
  /** It moves. As AVIF it would not: none is made. */
  isAnimated?: boolean
}

export interface StoredFile {
  url: string
  width: number | null
  height: number | null
  formats: Record<string, StoredFormat> | null
}

const formatByMime: Record<string, Picture['variants'][number]['format']> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpeg',
}

/** The picture that a file of the Media Library is to readers; undefined for what is no picture, a video say. */
export function pictureOf(file: StoredFile): Picture | undefined {
  if (file.width === null || file.height === null) return undefined
  const variants = Object.entries(file.formats ?? {}).flatMap(([name, format]) => {
    const kind = formatByMime[format.mime]
    // The thumbnail is the Media Library's own, cut to its grid.
    return kind === undefined || name === 'thumbnail' ? [] : [{ url: format.url, width: format.width, format: kind }]
  })
  return { width: file.width, height: file.height, variants }
}
