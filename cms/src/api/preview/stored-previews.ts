import { rowsOf } from '@artha/base/rows'
import type { Preview, PreviewLink } from '@artha/contract/preview'
import type { Core } from '@strapi/strapi'
import { env } from '../../env'
import { picturesByUrl } from '../../pictures/pictures-by-url'
import { withCurrentMarks } from '../figure/current-marks'
import { articleAnswer, withDraftDefaults as writtenOfArticle, type WholeArticleRow } from '../article/article-answer'
import { withDraftDefaults as writtenOfStory, storyAnswer, type StoryRow } from '../story/story-answer'
import { isValidPreviewLink, previewEnd, previewKeyOf, previewPath } from './preview-link'

const uid = 'api::preview.preview'
const key = previewKeyOf(env.JWT_SECRET)

/** The most previews stored per user; a further one replaces the oldest. An hour of writing needs a few. */
const mostOfOneMaker = 20

/** The previewed entry as a row. */
export type PreviewedEntry = { kind: 'article'; row: WholeArticleRow } | { kind: 'story'; row: StoryRow }

interface KeptRow {
  documentId: string
  expiresAt: string
}

/** Deletes expired previews and the oldest ones above a maker's limit. */
async function sweep(strapi: Core.Strapi, maker: string, now: Date): Promise<void> {
  const rows = rowsOf<{ id: number }>(strapi, uid)
  await rows.deleteMany({ where: { expiresAt: { $lte: now } } })
  const tooMany = await rows.findMany({
    select: ['id'],
    where: { maker },
    orderBy: { id: 'desc' },
    offset: mostOfOneMaker,
    limit: 100,
  })
  if (tooMany.length > 0) await rows.deleteMany({ where: { id: { $in: tooMany.map(({ id }) => id) } } })
}

/** Stores a copy for as long as its link works, and returns the link. `maker` is the actor who asked for it. */
export async function storePreview(strapi: Core.Strapi, previewed: PreviewedEntry, maker: string, now: Date): Promise<PreviewLink> {
  const { documentId: id, expiresAt } = await rowsOf<KeptRow>(strapi, uid).create({
    data: { ...previewed, maker, expiresAt: previewEnd(now) },
  })
  await sweep(strapi, maker, now)
  const end = new Date(expiresAt)
  return { path: previewPath(id, end, key), expiresAt: end.toISOString() }
}

/** Returns the preview that a link opens; undefined if the link is wrong or expired. */
export async function openPreview(strapi: Core.Strapi, id: string, querystring: string, now: Date): Promise<Preview | undefined> {
  if (!isValidPreviewLink(id, querystring, key, now)) return undefined
  const kept = await rowsOf<PreviewedEntry & KeptRow>(strapi, uid).findOne({
    select: ['documentId', 'kind', 'row', 'expiresAt'],
    where: { documentId: id },
  })
  if (kept === null) return undefined
  const expiresAt = new Date(kept.expiresAt).toISOString()
  if (kept.kind === 'story') {
    const pictures = await picturesByUrl(
      strapi,
      kept.row.slides.map(({ imageUrl }) => imageUrl ?? ''),
    )
    return { kind: 'story', story: storyAnswer(writtenOfStory(kept.row), pictures), expiresAt }
  }
  const urls = [kept.row.imageUrl, ...kept.row.sections.map(({ imageUrl }) => imageUrl)].map((url) => url ?? '')
  const answer = articleAnswer(writtenOfArticle(kept.row), await picturesByUrl(strapi, urls))
  const [article = answer] = await withCurrentMarks(strapi, [answer], now)
  return { kind: 'article', article, expiresAt }
}
