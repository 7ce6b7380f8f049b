import type { FocusPoint, Picture } from '@artha/contract/picture'

/** One file of a picture, as the Media Library stores it in `formats`. */
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
  /** The provider's data for deleting the file. */
  provider_metadata: object
  /** True for an animation. It gets no AVIF, which would not move. */
  isAnimated?: boolean
}

export interface StoredFile {
  url: string
  width: number | null
  height: number | null
  formats: Record<string, StoredFormat> | null
  /** Strapi's own column: percent, with decimals where the Studio set it. */
  focalPoint?: FocusPoint | null
}

const formatByMime: Record<string, Picture['variants'][number]['format']> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpeg',
}

const wholePercents = ({ x, y }: FocusPoint): FocusPoint => ({ x: Math.round(x), y: Math.round(y) })

/** Returns the picture in a file of the Media Library for readers; undefined for files without one, such as videos. */
export function pictureOf(file: StoredFile): Picture | undefined {
  if (file.width === null || file.height === null) return undefined
  const variants = Object.entries(file.formats ?? {}).flatMap(([name, format]) => {
    const kind = formatByMime[format.mime]
    // The thumbnail is cut for the Media Library's own grid.
    return kind === undefined || name === 'thumbnail' ? [] : [{ url: format.url, width: format.width, format: kind }]
  })
  return { width: file.width, height: file.height, variants, ...(file.focalPoint && { focus: wholePercents(file.focalPoint) }) }
}
