import { rowsOf } from '@artha/accounts/rows'
import type { Core } from '@strapi/strapi'
import { renderCover } from '../cover-art/render-cover'
import type { MotifName } from '../cover-art/motif-names'
import { storePicture } from '../../src/pictures/store-picture'

interface Cover {
  /** Unique; the drawing follows from it. */
  slug: string
  motif: MotifName
  category: string
  hue?: number | undefined
  figure?: string | undefined
  alternativeText: string
  shape: 'landscape' | 'portrait'
}

/** Draws a cover, stores it as WebP in its widths, and answers its address. */
export async function coverPicture(strapi: Core.Strapi, { alternativeText, ...cover }: Cover): Promise<string> {
  // With its motif, since an update must not show what was drawn for the words of before
  const name = `cover-${cover.slug}-${cover.motif}`
  const encodings = await renderCover(cover)
  const known = await rowsOf<{ url: string }>(strapi, 'plugin::upload.file').findOne({
    select: ['url'],
    where: { hash: `${name}-${encodings[0].width}` },
  })
  if (known !== null) return known.url
  const stored = await storePicture(strapi, { name, title: name, alternativeText, encodings, isAnimated: false })
  if (stored === undefined) throw new Error(`The cover of ${cover.slug} could not be stored`)
  return stored.url
}
