import type { Core } from '@strapi/strapi'
import { renderCover } from '../cover-art/render-cover'
import type { MotifName } from '../cover-art/motif-names'
import { storePicture } from '../../src/pictures/store-picture'

interface Cover {
  /** Unique; the drawing follows from it. */
  slug: string
  motif: MotifName
  category: string
  alternativeText: string
  shape: 'landscape' | 'portrait'
}

/** Draws a cover, stores it as WebP in its widths, and answers its address. */
export async function coverPicture(strapi: Core.Strapi, { alternativeText, ...cover }: Cover): Promise<string> {
  const encodings = await renderCover(cover)
  return storePicture(strapi, { name: `cover-${cover.slug}`, alternativeText, encodings })
}
