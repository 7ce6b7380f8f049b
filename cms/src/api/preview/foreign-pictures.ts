import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { pictureProblems } from '../writes/picture-problems'
import type { PreviewedEntry } from './stored-previews'

/**
 * Returns the problems of fields with a picture on another host. A picture that any stored text uses is accepted: a preview does not name its
 * entry, and saving checks again.
 */
export async function foreignPictures(strapi: Core.Strapi, { kind, row }: PreviewedEntry): Promise<Record<string, string>> {
  const [part, component] = kind === 'article' ? (['sections', 'article.section'] as const) : (['slides', 'story.slide'] as const)
  const sent = (kind === 'article' ? row.sections : row.slides).map(({ imageUrl }) => ({ imageUrl: imageUrl ?? '' }))
  const where = { imageUrl: { $in: sent.map(({ imageUrl }) => imageUrl).filter((imageUrl) => imageUrl !== '') } }
  const stored = await rowsOf<{ imageUrl: string }>(strapi, component).findMany({ select: ['imageUrl'], where, limit: 1_000 })
  return pictureProblems(
    strapi,
    part,
    sent,
    stored.map(({ imageUrl }) => imageUrl),
  )
}
