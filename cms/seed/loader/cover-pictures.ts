import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { storePicture } from '../../src/pictures/store-picture'
import { coverHash, type Cover, type DrawnCover } from '../cover-art/render-cover'

/** A cover and its alternative text. */
export interface CoverPicture extends Cover {
  alternativeText: string
}

/** Returns the files of a cover, drawn now or earlier. */
export type DrawCover = (cover: Cover) => Promise<DrawnCover>

/** The beginning of a cover's file names. Contains the hash of the drawing, so that an update never shows an old drawing. */
export const coverName = (cover: Cover) => `cover-${cover.slug}-${coverHash(cover)}`

/** Draws a cover, stores its files and returns its address. */
export async function coverPicture(strapi: Core.Strapi, { alternativeText, ...cover }: CoverPicture, draw: DrawCover): Promise<string> {
  const name = coverName(cover)
  const encodings = await draw(cover)
  const known = await rowsOf<{ url: string }>(strapi, 'plugin::upload.file').findOne({
    select: ['url'],
    where: { hash: `${name}-${encodings[0].width}` },
  })
  if (known !== null) return known.url
  const stored = await storePicture(strapi, { name, title: name, alternativeText, encodings, isAnimated: false })
  if (stored === undefined) throw new Error(`The cover of ${cover.slug} could not be stored`)
  return stored.url
}
